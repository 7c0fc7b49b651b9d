import { configured } from '../../src/engine/formats/settings.ts';
import {
  type CommonFinding,
  type Conclusion,
  type Finding,
  type Format,
  finishRound,
  type History,
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
  wait,
} from '../../src/engine/tournament/index.ts';
import { ok } from '../../src/kit/index.ts';
import { quartetSettings } from './config.ts';

/**
 * A format that exists only in the tests: tables of four, places from 1 to 4, three sittings. Nothing in src/ knows it; it
 * goes through every door by the registries alone.
 */

const SEATS = 4;
const SITTINGS = 3;

/** Its own reasons, and a finding that nobody else has. */
export interface QuartetReasons {
  'label-sitting': Numbers<'round'>;
  'seated-by-lot': Numbers<'table'>;
  'no-fourth': OfPlayer;
  gathered: OfPlayer & Numbers<'petals'>;
  'most-gathered': OfPlayers;
}
export type QuartetFinding = 'same-bed';

const because = reasonsOf<QuartetReasons>();

type QuartetHistory = History<{ readonly first: number }>;

const here = (history: QuartetHistory): PlayerId[] =>
  history.field.filter((id) => history.players.get(id)?.droppedAfter === undefined);

/** The first of a table takes what the settings say, each place below one less, never less than nothing. */
function pointsAt({ config }: QuartetHistory, table: Table): number[] {
  const outcome = table.games[0]?.recorded?.outcome;
  if (outcome?.kind !== 'places') return table.seats.map(() => 0);
  return outcome.places.map((place) => Math.max(0, config.first + 1 - (place ?? SEATS)));
}

function pointsOf(history: QuartetHistory, player: PlayerId): number {
  let points = 0;
  for (const table of history.rounds.flatMap(({ tables }) => tables)) {
    const seat = table.seats.indexOf(player);
    if (seat >= 0) points += pointsAt(history, table)[seat] ?? 0;
  }
  return points;
}

function concluded(history: QuartetHistory): Conclusion {
  const points = new Map(history.field.map((player) => [player, pointsOf(history, player)]));
  const of = (player: PlayerId) => points.get(player) ?? 0;
  const order = history.field.toSorted((a, b) => of(b) - of(a));
  const present = here(history);
  const standings = order.map((player): Standing => {
    const place = 1 + order.filter((other) => of(other) > of(player)).length;
    return {
      place,
      player,
      state: present.includes(player) ? 'active' : 'dropped',
      criteria: [{ name: 'petals', value: of(player) }],
      why: [because('QT-3', 'gathered', { player, petals: of(player) })],
    };
  });
  const played = history.rounds.length === SITTINGS && history.rounds.every(({ status }) => status === 'closed');
  const finished = history.ended || played;
  const winners = finished ? standings.filter(({ place }) => place === 1).map(({ player }) => player) : [];
  const why = finished ? [because('QT-3', 'most-gathered', { players: winners })] : [];
  return { standings, finished, winners, why, through: [] };
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

function findings(history: QuartetHistory, { tables, byes }: Pairing): Finding<CommonFinding | QuartetFinding>[] {
  const seated = [...tables.flatMap(({ seats }) => seats), ...byes];
  const expected = here(history);
  const about = (code: CommonFinding, players: readonly PlayerId[]): Finding<CommonFinding> => ({
    code,
    hard: true,
    players,
    size: 1,
  });
  return [
    ...seated.filter((id) => !expected.includes(id)).map((id) => about('is-out', [id])),
    ...expected.filter((id) => !seated.includes(id)).map((id) => about('missing', [id])),
    ...tables.filter(({ seats }) => seats.length !== SEATS).map(({ seats }) => about('table-size', seats)),
    ...tables.flatMap(({ seats }) => sameBed(history, seats)),
  ];
}

/** Places with ties, as in 1 2 2 4. */
const arePlaces = (outcome: Outcome): boolean =>
  outcome.kind === 'places' &&
  outcome.places.length === SEATS &&
  outcome.places.every((place) => place === 1 + outcome.places.filter((other) => (other ?? 9) < (place ?? 9)).length);

export const quartetRulebook: Rulebook<{ readonly first: number }, CommonFinding | QuartetFinding> = {
  name: 'quartet',
  admits: (_config, players) =>
    players < SEATS ? refusal('too-few-players', { have: players, need: SEATS }) : undefined,
  admitsLate: () => undefined,
  accepts: (_history, table, _game, outcome) =>
    arePlaces(outcome) ? undefined : refusal('impossible-score', { problem: 'places', seats: table.seats.length }),
  // The others play on; who has left takes the last place.
  leaves: () => [],
  conclude: concluded,
  next: (history, focus) => {
    if (focus.kind === 'table') return wait(refusal('nothing-to-pair', {}));
    const unfinished = finishRound(history.rounds.at(-1), false);
    if (unfinished) return unfinished;
    if (concluded(history).finished) return wait(refusal('already-finished', {}));
    const players = here(history);
    if (players.length < SEATS) return wait(refusal('too-few-players', { have: players.length, need: SEATS }));
    return { kind: 'pair-round', auto: false, pair: (chance) => ok(drawn(chance.shuffle(players))) };
  },
  judge: (history, pairing) => ({ cost: [], findings: findings(history, pairing) }),
  tally: (history, table) => {
    const points = pointsAt(history, table);
    const outcome = table.games[0]?.recorded?.outcome;
    const first =
      outcome?.kind === 'places' ? outcome.places.flatMap((place, seat) => (place === 1 ? [seat] : [])) : [];
    return { points, winners: first };
  },
  label: (_history, round) => because('QT-2', 'label-sitting', { round: round.number }),
  results: () => ({ kind: 'places' }),
  seats: () => SEATS,
  bye: () => 'nothing',
};

export const quartet: Format = {
  name: 'quartet',
  presets: { garden: {}, meadow: { first: 5 } },
  defaultPreset: 'garden',
  configure: (settings) => configured(quartetSettings, settings),
  settings: quartetSettings,
  demonstration: { name: 'Garden Party', config: {}, players: 8, results: 2 },
  admits: (config, players) => quartetRulebook.admits(config as { first: number }, players),
  stages: (config) => [{ rulebook: 'quartet', config }],
  plan: (_config, players) => ({ format: 'quartet', players, rounds: SITTINGS, tables: Math.floor(players / SEATS) }),
};
