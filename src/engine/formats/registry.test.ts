import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { certain } from '../../kit/index.ts';
import { stageNamed } from '../stages/index.ts';
import { type StageName, stageNames } from '../stages/manifest.ts';
import * as stagesOnDemand from '../stages/on-demand.ts';
import { audit, emptyState, type Format, type Formats, submit } from '../tournament/index.ts';
import { formatNames, formats, stagesOf } from './index.ts';
import * as onDemand from './on-demand.ts';
import { registryOf } from './registry.ts';
import { configured } from './settings.ts';

const formatNamed = (name: string): Format => certain(formats.format(name, formats.rulesVersion), name);
const filled = (format: Format, settings: Readonly<Record<string, unknown>>): unknown => {
  const config = format.configure(settings);
  return config.ok ? config.value : config.error;
};

describe('fetched by pages', () => {
  test('nothing is here before it is asked for; then the format and its stages are, and stay', async () => {
    expect(formatNames.filter(onDemand.hasFormat)).toEqual([]);
    expect(onDemand.formats.names).toEqual(formatNames);
    await onDemand.fetchFormat('hybrid');
    expect(formatNames.filter(onDemand.hasFormat)).toEqual(['hybrid']);
    const format = onDemand.formats.format('hybrid', 1);
    for (const { rulebook } of format?.stages(filled(formatNamed('hybrid'), {}), 13) ?? []) {
      expect(onDemand.formats.rulebook(rulebook, 1).name).toBe(rulebook);
    }
    await onDemand.fetchFormat('hybrid');
    expect(onDemand.formats.format('hybrid', 1)).toBe(format);
  });

  test('a name that nobody knows has nothing to wait for', async () => {
    await onDemand.fetchFormat('quidditch');
    expect(onDemand.hasFormat('quidditch')).toBe(true);
    expect(onDemand.formats.format('quidditch', 1)).toBeUndefined();
  });

  test.each(formatNames)('%s: the same by either registry', async (name) => {
    await onDemand.fetchFormat(name);
    expect(onDemand.formats.format(name, 1)).toBe(formatNamed(name));
    for (const stage of stagesOf(name)) expect(onDemand.formats.rulebook(stage, 1)).toBe(formats.rulebook(stage, 1));
  });

  test('a shared stage is called the same in the log, by either registry', async () => {
    await stagesOnDemand.fetchStages(stageNames);
    expect(stageNames.map((name) => stageNamed(name).name)).toEqual(stageNames);
    expect(stageNames.map(stagesOnDemand.stageNamed)).toEqual(stageNames.map(stageNamed));
  });

  test('the manifest knows by which shared stages each format may be played; others are its own', () => {
    const isShared = (rulebook: string): rulebook is StageName => stageNames.some((name) => name === rulebook);
    const ownedBy = new Map<string, string>();
    for (const name of formatNames) {
      const format = formatNamed(name);
      const choices = [{}, ...Object.values(format.presets), { topCut: 4 }].map((settings) =>
        format.configure(settings),
      );
      const rulebooks = new Set(
        choices
          .flatMap((config) => (config.ok ? [4, 8, 13].flatMap((players) => format.stages(config.value, players)) : []))
          .map(({ rulebook }) => rulebook),
      );
      expect([...rulebooks].filter(isShared), name).toEqual(stagesOf(name));
      for (const rulebook of rulebooks) {
        if (isShared(rulebook)) continue;
        expect(ownedBy.get(rulebook) ?? name).toBe(name);
        ownedBy.set(rulebook, name);
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

  test('are looked for once', () => {
    let asked = 0;
    const counting = registryOf((name) => {
      asked++;
      const format = formats.format(name, 1);
      return format && { format, rulebook: formats.rulebook('league', 1) };
    }, stageNamed);
    const found = counting.rulebook('league', 1);
    const before = asked;
    expect(before).toBeGreaterThan(0);
    expect(counting.rulebook('league', 1)).toBe(found);
    expect(asked).toBe(before);
    expect(counting.format('hybrid', 1)).toBe(formatNamed('hybrid'));
  });
});

describe('settings are a schema with defaults', () => {
  test.each(formatNames)('%s: nothing has to be set, and what is filled in stays as it is', (name) => {
    const format = formatNamed(name);
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
    format: () => ({ ...formatNamed('groups'), settings, configure: (given) => configured(settings, given) }),
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
    expect(files.length).toBeGreaterThan(formatNames.length);
    for (const file of files) {
      const text = readFileSync(join(folder, file), 'utf8');
      const { format, config } = JSON.parse(text).entries[0].events[0];
      expect(filled(formatNamed(format), config), file).toEqual(config);
    }
  });
});
