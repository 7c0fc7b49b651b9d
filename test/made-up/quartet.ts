import { hasResult } from '../../src/engine/formats/ended-early.ts';
import type { RegisteredFormat } from '../../src/engine/formats/registry.ts';
import { configured } from '../../src/engine/formats/settings.ts';
import {
  backAfter,
  type CommonFinding,
  type Finding,
  finishRound,
  type History,
  isAway,
  type NoFigures,
  type Numbers,
  type OfPlayer,
  type OfPlayers,
  type Outcome,
  type Pairing,
  type PlayerId,
  type Rulebook,
  reasonsOf,
  refusal,
  type Standing,
  type Table,
  type Verdict,
  wait,
} from '../../src/engine/tournament/index.ts';
import { assertDefined, ok } from '../../src/kit/index.ts';
import { quartetSettings } from './config.ts';

/**
 * A format that exists only in the tests: tables of four, petals gathered into baskets, three sittings. Nothing in src/ knows it; it
 * goes through every door by being handed in.
 */

const SEATS = 4;
const SITTINGS = 3;

/** Its own reasons, and a finding that nobody else has. */
export interface QuartetReasons {
  'label-sitting': Numbers<'round'>;
  'form-petals': NoFigures;
  'seated-by-lot': Numbers<'table'>;
  'no-fourth': OfPlayer;
  gathered: OfPlayer & Numbers<'petals'>;
  'most-gathered': OfPlayers;
  'full-basket': OfPlayer & Numbers<'petals'>;
  'board-baskets': NoFigures;
}
export type QuartetFinding = 'same-bed';

const because = reasonsOf<QuartetReasons>();

type QuartetHistory = History<{ readonly first: number }>;

const hasLeft = (history: QuartetHistory, id: PlayerId): boolean => isAway(history.players.get(id));

/** QT-4: who has gathered more than two tables can give has a full basket, and goes home with it. */
const basketOf = ({ first }: { readonly first: number }): number => 2 * first + 1;

/** DK-5: whom the organiser brings back plays on, however full the basket. */
const hasFullBasket = (history: QuartetHistory, id: PlayerId): boolean =>
  pointsOf(history, id) >= basketOf(history.config) &&
  backAfter(assertDefined(history.players.get(id), id)) === undefined;

const here = (history: QuartetHistory): PlayerId[] =>
  history.field.filter((id) => !hasLeft(history, id) && !hasFullBasket(history, id));

/** QT-3. */
function petalsAt(table: Table): number[] {
  const outcome = table.games[0]?.recorded?.outcome;
  if (outcome?.kind !== 'scores') return table.seats.map(() => 0);
  return outcome.scores.map((score) => (score ?? 0) / 1000);
}

function pointsOf(history: QuartetHistory, player: PlayerId): number {
  let points = 0;
  for (const table of history.rounds.flatMap(({ tables }) => tables)) {
    const seat = table.seats.indexOf(player);
    if (seat >= 0) points += petalsAt(table)[seat] ?? 0;
  }
  return points;
}

/** Best first; those level share the place. */
function standingsOf(history: QuartetHistory): readonly Standing[] {
  const points = new Map(history.field.map((player) => [player, pointsOf(history, player)]));
  const of = (player: PlayerId) => points.get(player) ?? 0;
  const behind = (player: PlayerId) => history.ended && !isPlayed(history) && hasLeft(history, player);
  const rank = (player: PlayerId) => (behind(player) ? -1 : of(player));
  const order = history.field.toSorted((a, b) => rank(b) - rank(a));
  return order.map((player): Standing => {
    const place = 1 + order.filter((other) => rank(other) > rank(player)).length;
    const full = hasFullBasket(history, player);
    const figures = { player, petals: of(player) };
    return {
      place,
      player,
      state: hasLeft(history, player) ? 'dropped' : full ? 'eliminated' : 'active',
      criteria: [{ name: 'petals', value: of(player) }],
      why: [full ? because('QT-4', 'full-basket', figures) : because('QT-3', 'gathered', figures)],
    };
  });
}

const isPlayed = ({ rounds }: QuartetHistory): boolean =>
  rounds.length === SITTINGS && rounds.every(({ state }) => state === 'closed');

function concluded(history: QuartetHistory): Verdict {
  const played = isPlayed(history);
  const finished = history.ended || played;
  const winners = finished
    ? standingsOf(history)
        .filter(({ place }) => place === 1)
        .map(({ player }) => player)
        .filter((player) => played || (hasResult(history) && !hasLeft(history, player)))
    : [];
  const why = finished ? [because('QT-3', 'most-gathered', { players: winners })] : [];
  return { finished, winners, why, through: [] };
}

function drawn(players: readonly PlayerId[]): Pairing {
  const tables = Math.floor(players.length / SEATS);
  return {
    kind: 'sitting',
    tables: Array.from({ length: tables }, (_, at) => ({
      seats: players.slice(SEATS * at, SEATS * (at + 1)),
      games: [{ kind: 'regular' as const }],
      why: [because('QT-1', 'seated-by-lot', { table: at + 1 })],
    })),
    byes: players.slice(SEATS * tables),
    byeReasons: players.slice(SEATS * tables).map((player) => because('QT-1', 'no-fourth', { player })),
    notes: [],
  };
}

/** QT-1: two who have sat together before. */
function sameBed(history: QuartetHistory, seats: readonly PlayerId[]): Finding<QuartetFinding>[] {
  const before = history.rounds.flatMap(({ tables }) => tables);
  const pairs = seats.flatMap((one, at) => seats.slice(at + 1).map((other) => [one, other]));
  return pairs.flatMap((players) => {
    const size = before.filter((table) => players.every((id) => table.seats.includes(id))).length;
    return size > 0 ? [{ code: 'same-bed', hard: false, players, size }] : [];
  });
}

function findings(history: QuartetHistory, { tables }: Pairing): Finding<CommonFinding | QuartetFinding>[] {
  const about = (code: CommonFinding, players: readonly PlayerId[]): Finding<CommonFinding> => ({
    code,
    hard: true,
    players,
    size: 1,
  });
  return [
    ...tables.filter(({ seats }) => seats.length !== SEATS).map(({ seats }) => about('table-size', seats)),
    ...tables.flatMap(({ seats }) => sameBed(history, seats)),
  ];
}

const judged = (history: QuartetHistory, pairing: Pairing) => ({
  pairing,
  judgement: { cost: [], findings: findings(history, pairing) },
});

/** QT-3: whole petals, at most as many as the settings say. */
const arePetals = (outcome: Outcome, most: number): boolean =>
  outcome.kind === 'scores' &&
  outcome.scores.length === SEATS &&
  outcome.scores.every((score) => score !== null && score >= 0 && score % 1000 === 0 && score <= 1000 * most);

export const quartetRulebook: Rulebook<{ readonly first: number }, CommonFinding | QuartetFinding> = {
  name: 'quartet',
  admits: (_config, players) =>
    players < SEATS ? refusal('too-few-players', { have: players, need: SEATS }) : undefined,
  admitsLate: () => undefined,
  accepts: ({ config: { first } }, table, _game, outcome) =>
    arePetals(outcome, first)
      ? undefined
      : refusal('impossible-score', { problem: 'range', most: first, seats: table.seats.length }),
  // The others play on; who has left gathers nothing.
  leaves: () => [],
  sheet: () => undefined,
  conclude: concluded,
  standings: standingsOf,
  next: (history) => {
    const unfinished = finishRound(history.rounds.at(-1), false);
    if (unfinished) return unfinished;
    if (concluded(history).finished) return wait(refusal('already-finished', {}));
    const players = here(history);
    if (players.length < SEATS) return wait(refusal('too-few-players', { have: players.length, need: SEATS }));
    return { kind: 'pair-round', auto: false, pair: (chance) => ok(judged(history, drawn(chance.shuffle(players)))) };
  },
  due: (history) => ({ players: here(history) }),
  judge: (history, _sheet, pairing) => judged(history, pairing).judgement,
  tally: (_history, _sheet, table) => {
    const points = petalsAt(table);
    const most = Math.max(...points);
    const played = table.games.every((game) => game.recorded);
    return { points, winners: played ? points.flatMap((one, seat) => (one === most ? [seat] : [])) : [] };
  },
  label: (_history, round) => because('QT-2', 'label-sitting', { round: round.number }),
  // A form of its own: whole petals up to a most, called by its own word.
  results: ({ first }) => ({ kind: 'scores', best: 'highest', most: first, label: because('QT-3', 'form-petals') }),
  seats: () => SEATS,
  // A picture of its own: baskets that fill, round by round.
  headline: 'petals',
  board: because('QT-4', 'board-baskets'),
  bars: ({ config, rounds }) => ({
    limit: basketOf(config),
    rounds: rounds.map(({ number }) => number),
    needs: [],
  }),
  bye: () => 'nothing',
};

export const quartet: RegisteredFormat = {
  name: 'quartet',
  rulebooks: [quartetRulebook],
  presets: { garden: {}, meadow: { first: 5 } },
  defaultPreset: 'garden',
  configure: (settings) => configured(quartetSettings, settings),
  settings: quartetSettings,
  demonstration: { name: 'Garden Party', config: {}, players: 8, results: 2 },
  admits: (config, players) => quartetRulebook.admits(config as { first: number }, players),
  stages: (config) => [{ rulebook: 'quartet', config }],
  plan: (_config, players) => ({ format: 'quartet', players, rounds: SITTINGS, tables: Math.floor(players / SEATS) }),
};
