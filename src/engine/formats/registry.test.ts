import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { assertDefined } from '../../kit/index.ts';
import { audit, type Command, emptyState, type Format, type Formats, type State, submit } from '../tournament/index.ts';
import * as all from './all.ts';
import { formats } from './index.ts';
import { formatLoaders } from './loaders.ts';
import { formatNamed, formatsOf } from './registry.ts';
import { configured } from './settings.ts';

const named = (name: string): Format => assertDefined(formatNamed(formats, name), name);
const filled = (format: Format, settings: Readonly<Record<string, unknown>>): unknown => {
  const config = format.configure(settings);
  return config.ok ? config.value : config.error;
};

describe('tables', () => {
  test.each(Object.entries(formatLoaders))(
    'pages load the very %s that programs have, by its name',
    async (name, load) => {
      const format = await load();
      expect(format.name).toBe(name);
      expect(format).toBe(named(name));
    },
  );

  test('people are offered them in the order of their positions, those without one last', () => {
    expect(formats.names).toHaveLength(Object.keys(all).length);
    const { position: _, ...unplaced } = all.groups;
    expect(formatsOf(unplaced, all.swiss, all.hybrid).names).toEqual(['hybrid', 'swiss', 'groups']);
  });

  test('every format brings the rulebooks of all its stages, and its own belong to nobody else', () => {
    const ownedBy = new Map<string, string>();
    for (const [name, format] of Object.entries(all)) {
      const choices = [{}, ...Object.values(format.presets), { topCut: 4 }].map((settings) =>
        format.configure(settings),
      );
      const stages = choices.flatMap((config) =>
        config.ok ? [4, 8, 13].flatMap((players) => format.stages(config.value, players)) : [],
      );
      const alone = formatsOf(format);
      const played = new Set(stages.map(({ rulebook }) => alone.rulebook(rulebook, 1)));
      expect(
        [...played].toSorted((a, b) => a.name.localeCompare(b.name)),
        name,
      ).toEqual(format.rulebooks.toSorted((a, b) => a.name.localeCompare(b.name)));
      const [own] = format.rulebooks;
      if (format.rulebooks.length > 1 && own) {
        expect(ownedBy.has(own.name)).toBe(false);
        ownedBy.set(own.name, name);
      }
    }
  });
});

describe('rulebooks', () => {
  test('are those of this version of the rules; any other is missed by name', () => {
    expect(formats.rulebook('swiss', 1).name).toBe('swiss');
    expect(() => formats.rulebook('swiss', 2)).toThrow('rulebook swiss of rules version 2');
    expect(() => formats.rulebook('quidditch', 1)).toThrow('rulebook quidditch of rules version 1');
    expect(formats.format('swiss', 2)).toBeUndefined();
    expect(formats.format('quidditch', 1)).toBeUndefined();
  });

  test('a program plays the formats that it chose, with every stage they may come to', () => {
    const chosen = formatsOf(all.swiss);
    const commands: Command[] = [
      {
        type: 'CreateTournament',
        id: 't',
        name: 'Cup',
        format: 'swiss',
        config: { topCut: 4 },
        secret: '0'.repeat(64),
      },
      { type: 'AddPlayers', players: [...'abcdefgh'].map((name) => ({ name })) },
      { type: 'Start' },
      { type: 'PairRound' },
    ];
    const played = commands.reduce<State>((state, command, at) => {
      const answer = submit(chosen, state, { commandId: `c${at}`, at, by: 'test', command });
      if (!answer.ok) throw new Error(answer.error.code);
      return answer.value.state;
    }, emptyState);
    expect(played.facts.rounds[0]?.tables).toHaveLength(4);
    expect(played.facts.stages.map(({ rulebook }) => chosen.rulebook(rulebook, 1).name)).toHaveLength(2);
    expect(formatNamed(chosen, 'groups')).toBeUndefined();
  });
});

describe('settings are a schema with defaults', () => {
  test.each(formats.names)('%s: nothing has to be set, and what is filled in stays as it is', (name) => {
    const format = named(name);
    for (const settings of [{}, ...Object.values(format.presets)]) {
      const config = filled(format, settings) as Record<string, unknown>;
      expect(filled(format, config)).toEqual(config);
    }
    const usual = filled(format, {}) as Record<string, unknown>;
    for (const setting of Object.keys(usual)) {
      const { [setting]: _, ...others } = usual;
      expect(filled(format, others)).toEqual(usual);
    }
  });

  /** A format of one round that nobody plays, by settings of one year and of the next. */
  const yearOf = (settings: z.ZodMiniObject): Formats => ({
    ...formats,
    format: () => ({ ...named('groups'), settings, configure: (given) => configured(settings, given) }),
  });
  const first = z.strictObject({ legs: z._default(z.int(), 1) });
  const created = (year: Formats) => {
    const command = { type: 'CreateTournament', id: 't', name: 'Old', format: 'groups', config: {} } as const;
    const request = { commandId: 'c1', at: 1, by: 'desk', command: { ...command, secret: '0'.repeat(64) } };
    const answer = submit(year, emptyState, request);
    return answer.ok ? [answer.value.entry] : [];
  };

  test('a file from before a setting opens unchanged where the new one may be left out', () => {
    const old = created(yearOf(first));
    const later = z.extend(first, { armageddon: z.optional(z.boolean()) });
    expect(audit(yearOf(later), old).differences).toEqual([]);
    // One that is filled in would say that the file was decided otherwise: CONTRIBUTING.md, “A new setting”.
    const wrong = z.extend(first, { armageddon: z._default(z.boolean(), false) });
    expect(audit(yearOf(wrong), old).differences).toHaveLength(1);
  });

  test('every recorded tournament has the settings that its format would fill in today', () => {
    const folder = join(import.meta.dirname, '../../../examples');
    const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
    expect(files.length).toBeGreaterThan(formats.names.length);
    for (const file of files) {
      const text = readFileSync(join(folder, file), 'utf8');
      const { format, config } = JSON.parse(text).entries[0].events[0];
      expect(filled(named(format), config), file).toEqual(config);
    }
  });
});
