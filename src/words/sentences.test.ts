import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { formats } from '../engine/formats/index.ts';
import {
  emptyState,
  type Finding,
  formatNamed,
  type Reason,
  type Refusal,
  settingsForm,
  submit,
} from '../engine/index.ts';
import { assertDefined } from '../kit/index.ts';
import { activityOf } from './activity.ts';
import { isWorded, numberText } from './catalogue.ts';
import { en } from './en/index.ts';
import { reason as commonReasons } from './en/reasons.ts';
import { words } from './en/words.ts';
import * as formatWords from './formats/all.ts';
import type { AnyFormatWords, FormatWords } from './formats/words.ts';
import { languages } from './language.ts';
import { criterionName, labelText, namesOf, say, sayFinding, sayRefusal } from './say.ts';
import { en as knockout } from './stages/knockout/en.ts';
import { en as tieBreaks } from './stages/tie-breaks/en.ts';
import type { AnyStageWords } from './stages/words.ts';
import { textsOf } from './tables.fixture.ts';

interface Field {
  readonly enum?: readonly unknown[];
  readonly items?: { readonly enum?: readonly unknown[] };
}

const engine = join(import.meta.dirname, '../engine');

const sourcesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.ts$/.test(entry.name) && !/\.(test|fixture)\.ts$/.test(entry.name))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));

/** Codes stand beside their rule: because('GR-7', 'won-group', …), also where a condition chooses between two. */
function codesIn(text: string): string[] {
  const source = text.replace(/[!=]== '[a-z-]+'/g, '');
  const beside = [...source.matchAll(/'(?:[A-Z]{2})-\d+',\s*'([a-z0-9-]+)'/g)].map((match) => match[1]);
  const inCalls = [...source.matchAll(/because\(([^;{]*)/g)].flatMap((match) =>
    [...(match[1] ?? '').matchAll(/'([a-z0-9-]+)'/g)].map((literal) => literal[1]),
  );
  return [...beside, ...inCalls].filter((code) => code !== undefined);
}

const people = namesOf([
  { id: 'p1', name: 'Ana' },
  { id: 'p2', name: 'Bo' },
  { id: 'p3', name: 'Cy' },
]);

describe('every code has its sentence', () => {
  const sources = sourcesIn(engine);

  test('[DK-9] reasons of all formats', () => {
    const codes = new Set(sources.flatMap(codesIn));
    expect(codes.size).toBeGreaterThan(20);
    const worded = [...textsOf({ en, formatWords }).keys()].filter((key) => /\.reasons?\./.test(key));
    expect(
      [...codes].filter(
        (code) => !worded.some((key) => /[. ]/.test(key.at(-code.length - 1) ?? '') && key.endsWith(code)),
      ),
    ).toEqual([]);
  });

  test('criteria of all formats', () => {
    const names = sources.flatMap((source) =>
      [...source.matchAll(/name: '([a-z0-9-]+)',\s*value:/g)].flatMap((match) => match[1] ?? []),
    );
    expect(names.length).toBeGreaterThan(3);
    expect(names.filter((name) => !isWorded('en', `criterion.${name}`))).toEqual([]);
  });

  test('formats with their presets, settings, and what these can be set to', () => {
    for (const [name, tables] of Object.entries(formatWords)) {
      const format = assertDefined(formatNamed(formats, name), name);
      const own: AnyFormatWords = tables.en;
      expect([own.name, own.about]).not.toContain('');
      expect(Object.keys(own.presets).sort()).toEqual(Object.keys(format.presets).sort());
      const { properties = {} } = settingsForm(format) as { properties?: Readonly<Record<string, Field>> };
      for (const [setting, field] of Object.entries(properties)) {
        expect({ ...en.setting, ...own.settings }).toHaveProperty(setting);
        const choices = (field.enum ?? field.items?.enum ?? []).filter((choice) => typeof choice === 'string');
        const worded = { ...en.choice, ...own.choices };
        expect(choices.filter((choice) => !(choice in worded) && !isWorded('en', `criterion.${choice}`))).toEqual([]);
      }
      // What no setting is called any more goes, too.
      expect(Object.keys(own.settings).filter((setting) => !(setting in properties))).toEqual([]);
    }
  });

  test('[DK-9] a format that leaves a reason or a finding without words does not compile', () => {
    interface Reasons {
      grown: { readonly petals: number };
      'QT-9 wilted': Record<string, never>;
    }
    type Own = FormatWords<Reasons, 'same-bed'>;
    expectTypeOf<{ grown: string; 'QT-9 wilted': string; grown_alone: string }>().toExtend<Own['reasons']>();
    expectTypeOf<{ grown: string }>().not.toExtend<Own['reasons']>();
    expectTypeOf<{ 'same-bed': string }>().toExtend<Own['findings']>();
    expectTypeOf<Record<never, string>>().not.toExtend<Own['findings']>();
    expect(expectTypeOf<Own>().toExtend<AnyFormatWords>()).toBe(true);
  });

  test('no two formats say the same code otherwise: a sentence has one home', () => {
    for (const part of ['reasons', 'findings', 'publicFindings', 'criteria', 'counts'] as const) {
      const common = {
        reasons: commonReasons,
        findings: words.finding,
        publicFindings: words.publicFinding,
        criteria: words.criterion,
        counts: words.count,
      }[part];
      const own: AnyStageWords[] = [...Object.values(formatWords).map((tables) => tables.en), knockout, tieBreaks];
      const all = [common, ...own.map((one) => one[part] ?? {})].flatMap(Object.keys);
      expect(all).not.toEqual([]);
      expect(all.filter((code, at) => all.indexOf(code) !== at)).toEqual([]);
    }
  });
});

describe('sentences', () => {
  test('a reason with names, plurals and halves', () => {
    const reason: Reason = {
      rule: 'GR-7',
      code: 'won-group',
      figures: { player: 'p1', round: 2, group: 1, wins: 1, losses: 0, draws: 2, score: 4 },
    };
    expect(say('en', reason, people)).toBe(
      'Ana went on from round 2: on top of group 1 with 1 win, 0 losses and 2 draws.',
    );
  });

  test('[DK-21] half points as people write them', () => {
    expect([1.5, 0.5, -0.5, -1.5, 2, 0.125].map((value) => numberText('en', value))).toEqual([
      '1½',
      '½',
      '−½',
      '−1½',
      '2',
      '0.125',
    ]);
  });

  test('labels', () => {
    expect(labelText('en', { rule: 'GR-1', code: 'label-round', figures: { round: 3 } })).toBe('Round 3');
    expect(labelText('en', { rule: 'HK-5', code: 'label-phase', figures: { round: 1, phase: 4 } })).toBe(
      'Round 1, phase 4',
    );
  });

  test('[HK-25] rounds of a knockout are called as people call them, in every language', () => {
    const called = (round: number, of: number, code: string) =>
      languages.map((language) => labelText(language, { rule: 'HK-25', code, figures: { round, of } }));
    expect(called(3, 8, 'label-quarter-finals')).toEqual([
      'Round 3 · Quarter-finals',
      'Runde 3 · Viertelfinale',
      'Ronda 3 · Cuartos de final',
      'Ronde 3 · Quarts de finale',
    ]);
    expect(called(5, 2, 'label-final')).toEqual([
      'Round 5 · Final',
      'Runde 5 · Finale',
      'Ronda 5 · Final',
      'Ronde 5 · Finale',
    ]);
    expect(called(2, 32, 'label-last')).toEqual([
      'Round 2 · Last 32',
      'Runde 2 · Letzte 32',
      'Ronda 2 · Últimos 32',
      'Ronde 2 · 32 derniers',
    ]);
  });

  test('[HK-2] a refusal calls a round as people do: the first of a pure knockout is Round 2', () => {
    const open: Refusal = { code: 'tables-open', details: { round: 1, open: 1, tables: [2] } };
    const later: Refusal = { code: 'later-rounds', details: { round: 1, later: [2, 3] } };
    const knockout = (round: number): Reason => ({
      rule: 'HK-2',
      code: 'label-semi-finals',
      figures: { round: round + 1, of: 4 },
    });
    expect(sayRefusal('en', open, people, knockout)).toBe('Round 2 · Semi-finals has 1 result to come: table 2.');
    expect(sayRefusal('en', open, people)).toBe('Round 1 has 1 result to come: table 2.');
    expect(sayRefusal('en', later, people, knockout)).toBe(
      'After Round 2 · Semi-finals came Round 3 · Semi-finals and Round 4 · Semi-finals.',
    );
  });

  test('a name is never read as syntax', () => {
    const evil = namesOf([
      { id: 'p1', name: '$t(count.wins) {{player}}' },
      { id: 'p2', name: '{{opponent}} & <b>' },
    ]);
    const reason: Reason = {
      rule: 'ST-13',
      code: 'fewer-strikes',
      figures: { player: 'p1', opponent: 'p2', strikes: 3, against: 4 },
    };
    expect(say('en', reason, evil)).toBe(
      '$t(count.wins) {{player}} had fewer strikes than {{opponent}} & <b>: 3 against 4.',
    );
  });

  test('refusals with their problems, figures and lists', () => {
    const said = (refusal: Refusal) => sayRefusal('en', refusal, people);
    expect(said({ code: 'too-few-players', details: { have: 1, need: 2 } })).toBe(
      'It takes at least 2 players; you have 1.',
    );
    expect(said({ code: 'bad-seeds', details: { problem: 'twice', player: 'p2' } })).toBe('Bo is in the seeds twice.');
    expect(said({ code: 'tables-open', details: { round: 3, open: 1, tables: [4] } })).toBe(
      'Round 3 has 1 result to come: table 4.',
    );
    expect(
      said({ code: 'already-recorded', details: { outcome: { kind: 'scores', scores: [5000, 3000] }, same: false } }),
    ).toBe('This game has a result already: 5–3. Correct it instead.');
    const finding: Finding = { code: 'rematch', hard: true, players: ['p1', 'p2'], size: 1 };
    expect(said({ code: 'forbidden-pairing', details: { findings: [finding] } })).toBe(
      'The rules forbid this: Ana and Bo have met before. It needs an override with a reason.',
    );
  });

  test('[DK-9] the public is not told who is kept apart', () => {
    const finding: Finding = { code: 'keep-apart', hard: false, players: ['p1', 'p2'], size: 1 };
    expect(sayFinding('en', finding, people, 'desk')).toMatch(/kept apart/);
    expect(sayFinding('en', finding, people, 'public')).not.toMatch(/apart/);
  });

  test('a criterion nobody worded is shown by its name', () => {
    expect(criterionName('en', 'strikes')).toBe('Strikes');
    expect(criterionName('en', 'no-such')).toBe('no-such');
  });
});

type Command = Parameters<typeof submit>[2]['command'];

/** Its log, command by command. */
function evening() {
  let state = emptyState;
  const go = (command: Command) => {
    const answer = submit(formats, state, {
      commandId: `c${state.log.length}`,
      at: state.log.length,
      by: 'desk',
      command,
    });
    if (!answer.ok) throw new Error(JSON.stringify(answer.error));
    state = answer.value.state;
  };
  return { go, entries: () => state.log.slice() };
}

test('[HK-2] the log in words calls a round as people do, beside its number', () => {
  const { go, entries } = evening();
  go({ type: 'CreateTournament', id: 't', name: 'Cup', format: 'hybrid', config: {}, secret: 'ab'.repeat(32) });
  go({ type: 'AddPlayers', players: ['Ana', 'Bo'].map((name) => ({ name })) });
  go({ type: 'Start' });
  go({ type: 'PairRound' });
  go({ type: 'PublishRound', round: 1 });
  const place = { round: 1, edition: 1, match: 1, game: 1 };
  go({ type: 'RecordOutcome', place, outcome: { kind: 'scores', scores: [1000, 0] } });
  const told = activityOf(formats, 'en', entries()).map(({ what }) => what.replace(/: .*/, ''));
  expect(told.slice(3)).toEqual([
    'Paired round 1 (Round 2 · Final).',
    'Published round 1 (Round 2 · Final).',
    'Result at table 1 of round 1 (Round 2 · Final)',
  ]);
});

test('[DK-6] the log in words: what, and what it replaced', () => {
  const { go, entries } = evening();
  const config = { autoAdvance: false };
  go({ type: 'CreateTournament', id: 't', name: 'Cup', format: 'groups', config, secret: 'ab'.repeat(32) });
  go({
    type: 'AddPlayers',
    players: [
      { name: 'Ana', rating: 1600 },
      { name: 'Bo', rating: 1500 },
    ],
  });
  go({ type: 'EditPlayer', player: 'p2', name: 'Bob', rating: 1510 });
  go({ type: 'Start' });
  go({ type: 'PairRound' });
  go({ type: 'PublishRound', round: 1 });
  const place = { round: 1, edition: 1, match: 1, game: 1 };
  const won = { kind: 'scores', scores: [1000, 0] } as const;
  go({ type: 'RecordOutcome', place, outcome: won });
  go({
    type: 'CorrectOutcome',
    place,
    outcome: { kind: 'scores', scores: [500, 500] },
    replaces: won,
    later: { kind: 'keep' },
  });
  go({ type: 'Undo', version: 8 });
  go({ type: 'DropPlayer', player: 'p2' });
  const activity = activityOf(formats, 'en', entries());
  expect(activity.map(({ what }) => what)).toEqual([
    'Created “Cup”: Group rounds.',
    'Added Ana and Bo.',
    'Changed Bo: name Bob (was Bo), rating 1510 (was 1500).',
    'Started the tournament.',
    'Paired round 1.',
    'Published round 1.',
    'Result at table 1 of round 1: Ana – Bob 1–0.',
    'Corrected the result at table 1 of round 1: Ana – Bob ½–½; it was 1–0.',
    'Undid: Corrected the result at table 1 of round 1: Ana – Bob ½–½; it was 1–0.',
    'Dropped Bob.',
  ]);
  expect(activity.map(({ undone }) => undone).indexOf(true)).toBe(7);
  expect(activity.at(-1)?.also).toEqual(['Result at table 2 of round 1: Bob – Ana − +.']);
});
