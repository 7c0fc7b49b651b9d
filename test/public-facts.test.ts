import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { formats } from '../src/engine/formats/index.ts';
import {
  derive,
  type EventInfo,
  emptyState,
  explain,
  type Facts,
  fold,
  type Game,
  type Player,
  progressView,
  publicSlices,
  publicVersion,
  type Rating,
  type Round,
  type Settings,
  type State,
  type Table,
  tournamentView,
} from '../src/engine/index.ts';
import { type Adjustment, historyOf, type Recorded, type Stage } from '../src/engine/tournament/index.ts';
import {
  ABOUT,
  ADJUSTMENT,
  drawHistory,
  EVENT,
  FACTS,
  GAME,
  PLAYER,
  RATING,
  RECORDED,
  ROUND,
  SETTINGS,
  STAGE,
  TABLE,
} from '../src/engine/views/public-facts.ts';
import { calendarText, readTournamentFile } from '../src/exchange/index.ts';
import { assertDefined } from '../src/kit/index.ts';
import { topics } from '../src/protocol/wire-webhooks.ts';
import { timedGamesOf } from '../src/server/clocks/game-clock.ts';
import { gameClockOf } from '../src/server/clocks/game-view.ts';
import { headOf } from '../src/server/http/page-head.ts';
import { reportsAt } from '../src/server/live/tournament-channels.ts';
import { messagesOf } from '../src/server/webhooks/messages.ts';
import type { Webhook } from '../src/store/index.ts';
import { Hall, outcome } from './hall.ts';

/** What strangers, players and other programs are told; CSV, TRF, PGN and HTML are made of the view alone. */
function publicAnswers(state: State): Readonly<Record<string, unknown>> {
  const { facts } = state;
  const derived = derive(formats, facts);
  const { id = '' } = facts.about ?? {};
  const players = [...facts.players.keys()];
  const view = assertDefined(tournamentView(derived, state.log, { drafts: false }), 'view');
  const entry = assertDefined(state.log.head, 'entry');
  const webhook: Webhook = {
    id: 'w',
    scope: { server: true },
    kind: 'signed',
    language: 'en',
    url: '',
    secret: '',
    events: topics,
    createdAt: 0,
  };
  const timed = facts.rounds.flatMap(({ number }) => timedGamesOf(derived, number));
  return {
    view,
    slices: publicSlices(derived, publicVersion(state.log)),
    progress: progressView(derived),
    why: [...players, id, 'r1.t1'].map((subject) => explain(derived, subject)),
    draw: facts.stages.map((_, stage) => drawHistory(historyOf(facts, stage))),
    webhooks: messagesOf(id, { before: emptyState, entry, after: state }, [webhook], { formats, now: 0 }).map(
      ({ body }) => body,
    ),
    reports: players.map((player) => reportsAt(state, player)),
    clocks: timed.map((game) => gameClockOf(derived, game, [], 0, { press: [], pause: false, give: false })),
    calendar: calendarText(state, view, 'en'),
    head: headOf({ state, derived }, { site: 'http://localhost', path: `/t/${id}` }, 'en'),
  };
}

const MARK = 'Unlisted';

/** Their keys are data: figures of a reason, ratings by player, words of another program, settings of a format. */
const OPEN = new Set(['figures', 'ratings', 'metadata', 'config']);

/** The same with one more field in every object. */
function marked<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((one) => marked(one)) as T;
  if (value instanceof Map) return new Map([...value].map(([key, one]) => [key, marked(one)])) as T;
  const fields = Object.entries(value).map(([field, one]) => [field, OPEN.has(field) ? one : marked(one)]);
  return Object.fromEntries([...fields, [MARK, MARK]]) as T;
}

const folder = join(import.meta.dirname, '../examples');
const examples = readdirSync(folder).filter((name) => name.endsWith('.json') && name !== 'package.json');

/** The recorded tournament when half of it was played, and at its end. */
function statesOf(name: string): State[] {
  const read = readTournamentFile(readFileSync(join(folder, name), 'utf8'));
  if (!read.ok) throw new Error(read.error.detail);
  const entries = read.value.log.slice();
  return [fold(entries.slice(0, entries.length >> 1)), read.value];
}

/** An evening with everything in it that a desk keeps to itself. */
function evening(): State {
  const hall = new Hall('swiss', 'abcdefg', { ratings: [1800, 1700, 1600, 1500, 1400, 1300, 1200] });
  const [a, b] = [hall.id('a'), hall.id('b')];
  hall.must({ type: 'EditPlayer', player: a, name: 'Ana Alm', externalId: 'x-1', metadata: { seat: 'near the door' } });
  hall.must({ type: 'DescribeEvent', firstDay: '2027-03-14', venue: 'Town hall' });
  hall.must({ type: 'Configure', settings: { listed: true } });
  hall.must({ type: 'FixTable', player: a, table: 3 });
  hall.must({ type: 'KeepApart', players: [a, b], apart: true });
  hall.begin();
  hall.must({ type: 'AdjustPoints', player: a, by: -500, reason: 'late' });
  hall.must({ type: 'StartRoundClock', round: 1, duration: 60_000 });
  const [first, second] = hall.last.tables.map(({ match }) => ({ round: 1, edition: 1, match, game: 1 }));
  const place = assertDefined(first, 'table');
  hall.must({ type: 'RecordOutcome', place, outcome: outcome('1-0') });
  hall.must({ type: 'ContestOutcome', place, outcome: outcome('0-1') });
  const reporter = assertDefined(hall.last.tables[1]?.seats[0], 'player');
  hall.must({ type: 'Configure', settings: { selfReport: true } });
  hall.must({
    type: 'ProposeResult',
    place: assertDefined(second, 'table'),
    player: reporter,
    outcome: outcome('1-0'),
  });
  return hall.state;
}

const withFacts = (state: State, facts: Facts): State => ({ ...state, facts });

describe('what is public of a fact is a list', () => {
  const unlisted = (state: State): void => {
    const facts = marked(state.facts);
    expect(JSON.stringify([...facts.players.values(), facts.rounds])).toContain(MARK);
    const before = publicAnswers(state);
    for (const [name, answer] of Object.entries(publicAnswers(withFacts(state, facts)))) {
      // Without a difference that fills the screen.
      expect(JSON.stringify(answer)?.indexOf(MARK) ?? -1, name).toBe(-1);
      expect(JSON.stringify(answer) === JSON.stringify(before[name]), name).toBe(true);
    }
  };

  test.each(examples)('%s: a field that nobody listed is in no public answer', (name) => {
    for (const state of statesOf(name)) unlisted(state);
  });

  test('nor with reports, contests, clocks and private notes', () => {
    unlisted(evening());
  });
});

type Change<Fact> = { readonly [Field in keyof Fact]: NonNullable<Fact[Field]> };

/** What a kind of fact exposes, another value for each of its fields, and the facts with one of them. */
interface Other<Fact> {
  readonly exposures: Readonly<Record<keyof Fact, string>>;
  readonly values: Change<Required<Fact>>;
  readonly changed: (facts: Facts, change: Partial<Fact>) => Facts;
}
const other = <Fact>(
  exposures: Other<Fact>['exposures'],
  values: Other<Fact>['values'],
  changed: Other<Fact>['changed'],
): Other<Fact> => ({ exposures, values, changed });

const inPlayers = (facts: Facts, change: (player: Player) => Player): Facts => ({
  ...facts,
  players: new Map([...facts.players].map(([id, player]) => [id, change(player)])),
});
const inRounds = (facts: Facts, change: (round: Round) => Round): Facts => ({
  ...facts,
  rounds: facts.rounds.map(change),
});
const inTables = (facts: Facts, change: (table: Table) => Table): Facts =>
  inRounds(facts, (round) => ({ ...round, tables: round.tables.map(change) }));
const inGames = (facts: Facts, change: (game: Game) => Game): Facts =>
  inTables(facts, (table) => ({ ...table, games: table.games.map(change) }));

const reason = { rule: 'DK-9', code: 'placed-by-desk', figures: {} };
const draw = { name: 'another', key: '0'.repeat(64) };
const side = { base: 1, increment: 2, bonusAt40: 3 };
const recorded = { outcome: outcome('½'), completedAt: 77, sequence: 7 };

/** Whatever has no value here, or is not exposed one way or the other, does not compile. */
const kinds = {
  facts: other<Facts>(
    FACTS,
    {
      about: { ...assertDefined(evening().facts.about, 'about'), name: 'Other', rulesVersion: 1 },
      event: { venue: 'Elsewhere' },
      players: new Map(),
      started: false,
      ended: true,
      stages: [],
      stage: 1,
      rounds: [],
      lots: [{ purpose: 'seeds', order: ['p2', 'p1'], after: 0, draw }],
      manualSeeds: ['p3', 'p2', 'p1', 'p4', 'p5', 'p6', 'p7'],
      keepApart: [],
      adjustments: [],
      rematchesAllowedFor: 2,
      finalGameAfter: 1,
      roundsSet: 9,
      clock: { round: 1, remaining: 5 },
      lastCompletedAt: 1,
      recorded: 99,
    },
    (facts, change) => ({ ...facts, ...change }),
  ),
  about: other<NonNullable<Facts['about']>>(
    ABOUT,
    {
      id: 'other',
      name: 'Other',
      format: 'robin',
      config: {},
      settings: { selfReport: false, selfRegistration: true, approval: true, listed: true },
      secret: '0'.repeat(64),
      rulesVersion: 2,
    },
    (facts, change) => ({ ...facts, about: { ...assertDefined(facts.about, 'about'), ...change } }),
  ),
  settings: other<Settings>(
    SETTINGS,
    { selfReport: false, selfRegistration: true, approval: true, listed: false, shortNames: true, forecast: true },
    (facts, change) => {
      const about = assertDefined(facts.about, 'about');
      return { ...facts, about: { ...about, settings: { ...about.settings, ...change } } };
    },
  ),
  event: other<EventInfo>(
    EVENT,
    {
      firstDay: '2030-01-01',
      lastDay: '2030-01-02',
      startTime: '10:00',
      timeZone: 'Europe/Oslo',
      venue: 'Elsewhere',
      description: 'Other',
    },
    (facts, change) => ({ ...facts, event: { ...facts.event, ...change } }),
  ),
  player: other<Player>(
    PLAYER,
    {
      id: 'other',
      name: 'Other name',
      club: 'Other',
      rating: { rating: 111_100 },
      externalId: 'other',
      metadata: { other: 'other' },
      approved: false,
      checkedIn: true,
      stays: [{ after: 1 }, { after: 1, left: { after: 1, closed: 1 } }],
      fixedTable: 7,
      absences: [{ from: 1, bye: 'half' }],
    },
    (facts, change) => inPlayers(facts, (player) => ({ ...player, ...change })),
  ),
  rating: other<Rating>(RATING, { rating: 111_100, deviation: 5_000, volatility: 60_000 }, (facts, change) =>
    inPlayers(facts, (player) => (player.rating ? { ...player, rating: { ...player.rating, ...change } } : player)),
  ),
  stage: other<Stage>(STAGE, { rulebook: 'robin', config: {}, seeds: ['p3', 'p2', 'p1'] }, (facts, change) => ({
    ...facts,
    stages: facts.stages.map((stage) => ({ ...stage, ...change })),
  })),
  adjustment: other<Adjustment>(
    ADJUSTMENT,
    { player: 'p2', by: 7000, stage: 1, after: 7, round: 7, reason: 'Other', isPrivate: true },
    (facts, change) => ({ ...facts, adjustments: facts.adjustments.map((one) => ({ ...one, ...change })) }),
  ),
  round: other<Round>(
    ROUND,
    {
      number: 7,
      edition: 7,
      stage: 1,
      kind: 'other',
      state: 'closed',
      tables: [],
      byes: [],
      byeReasons: [reason],
      notes: [reason],
      draw,
      ratings: { p1: { rating: 111_100 } },
      publishedAt: 77,
      findings: [{ code: 'rematch', hard: true, players: [], size: 1 }],
      overrides: [{ reason: 'Other', accepted: [] }],
      open: 7,
    },
    (facts, change) => inRounds(facts, (round) => ({ ...round, ...change })),
  ),
  table: other<Table>(
    TABLE,
    {
      match: 7,
      number: 7,
      seats: [],
      group: 7,
      bracketMatch: 7,
      games: [],
      why: [reason],
      openedAt: 77,
      proposals: [],
    },
    (facts, change) => inTables(facts, (table) => ({ ...table, ...change })),
  ),
  game: other<Game>(
    GAME,
    {
      kind: 'armageddon',
      attempt: 7,
      white: 1,
      black: 0,
      clock: { white: side, black: side },
      start: { number: 7, fen: 'other' },
      recorded,
      first: { completedAt: 77, sequence: 7, reopenedAt: 77 },
      contested: outcome('½'),
    },
    (facts, change) => inGames(facts, (game) => ({ ...game, ...change })),
  ),
  recorded: other<Recorded>(RECORDED, { ...recorded, arrivedAt: 77 }, (facts, change) =>
    inGames(facts, (game) => (game.recorded ? { ...game, recorded: { ...game.recorded, ...change } } : game)),
  ),
};

const fields = Object.entries(kinds).flatMap(([kind, { exposures, values, changed }]) =>
  Object.entries(exposures).map(([field, exposure]) => ({
    name: `${kind}.${field}`,
    exposure,
    change: (facts: Facts) =>
      (changed as Other<object>['changed'])(facts, { [field]: values[field as keyof typeof values] }),
  })),
);

/** A fact that cannot be is an answer too. */
function answersTo(state: State, facts: Facts): { readonly draw: string; readonly views: string } {
  try {
    // Reports are for the players at the table, webhooks for the organiser's own programs.
    const { draw, reports: _, webhooks: __, ...views } = publicAnswers(withFacts(state, facts));
    return { draw: JSON.stringify(draw), views: JSON.stringify(views) };
  } catch {
    return { draw: 'impossible', views: 'impossible' };
  }
}

describe('a fact is where its exposure says', () => {
  // With live ratings, and with clocks that start with their round.
  const states = [evening(), ...['groups-balanced.json', 'groups-correspondence.json'].flatMap(statesOf)];
  const before = states.map((state) => ({ state, answers: answersTo(state, state.facts) }));

  test.each(fields)('$name: $exposure', ({ exposure, change }) => {
    const differ = { draw: false, views: false };
    for (const { state, answers } of before) {
      const after = answersTo(state, change(state.facts));
      differ.draw ||= after.draw !== answers.draw;
      differ.views ||= after.views !== answers.views;
    }
    if (exposure === 'desk') expect(differ).toEqual({ draw: false, views: false });
    if (exposure === 'views') expect(differ.views).toBe(true);
    if (exposure === 'draw') expect(differ.draw).toBe(true);
    if (exposure === 'both') expect(differ).toEqual({ draw: true, views: true });
  });
});
