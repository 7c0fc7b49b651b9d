import { hasResult } from '../../src/engine/formats/ended-early.ts';
import {
  duelOf,
  type Format,
  type Formats,
  finishRound,
  type History,
  isAway,
  type NoFigures,
  type Numbers,
  type OfPlayer,
  onePointProblem,
  type Pairing,
  type PlayerId,
  type Rulebook,
  reasonsOf,
  refusal,
  type Standing,
  type Step,
  type Table,
  wait,
} from '../../src/engine/tournament/index.ts';
import { ok } from '../../src/kit/index.ts';
import { quartet, quartetRulebook } from '../made-up/quartet.ts';

/** Toy rulebooks, so that the core does not grow to fit one format: added games, elimination, hand-over, scoring anew. */

const because = reasonsOf<{ points: OfPlayer & Numbers<'points'>; drawn: NoFigures }>();

const here = (history: History, id: PlayerId) => !isAway(history.players.get(id));
const wins = (table: Table, seat: 0 | 1): number =>
  table.games.filter((game) => game.recorded && duelOf(game.recorded.outcome) === (seat === 0 ? 'first' : 'second'))
    .length;
const winnerOf = (table: Table, raceTo: number): PlayerId | undefined =>
  wins(table, 0) >= raceTo ? table.seats[0] : wins(table, 1) >= raceTo ? table.seats[1] : undefined;

function rank(history: History, value: (id: PlayerId) => number, alive: readonly PlayerId[]): readonly Standing[] {
  const order = [...history.field].sort((a, b) => value(b) - value(a));
  return order.map((player) => ({
    place: 1 + order.filter((other) => value(other) > value(player)).length,
    player,
    state: !here(history, player) ? 'dropped' : alive.includes(player) ? 'active' : 'eliminated',
    criteria: [{ name: 'points', value: value(player) }],
    why: [because('TOY-1', 'points', { player, points: value(player) })],
  }));
}

const base = {
  admits: (_config: unknown, players: number) =>
    players < 2 ? refusal('too-few-players', { have: players, need: 2 }) : undefined,
  sheet: () => undefined,
  admitsLate: (history: History) =>
    history.rounds.length > 0 ? refusal('late-entry-closed', { reason: 'started' }) : undefined,
  accepts: (_h: History, _t: Table, _g: unknown, outcome: Parameters<typeof duelOf>[0]) => onePointProblem(outcome),
  leaves: (history: History, player: PlayerId) =>
    history.rounds.flatMap((round) =>
      round.tables.flatMap((table) =>
        table.seats.includes(player)
          ? table.games.flatMap((game, at) =>
              game.recorded
                ? []
                : [
                    {
                      round: round.number,
                      match: table.match,
                      game: at + 1,
                      outcome: { kind: 'forfeit', seats: [table.seats.indexOf(player)] } as const,
                    },
                  ],
            )
          : [],
      ),
    ),
  judge: () => ({ cost: [], findings: [] }),
  label: (_history: History, round: { number: number }) => because('TOY-1', 'label-round', { round: round.number }),
};

const pairUp = (players: readonly PlayerId[], kind: string): Pairing => ({
  kind,
  tables: Array.from({ length: Math.floor(players.length / 2) }, (_, at) => ({
    seats: players.slice(2 * at, 2 * at + 2),
    games: [{ kind: 'regular' }],
    why: [because('TOY-1', 'drawn')],
  })),
  byes: players.length % 2 === 1 ? players.slice(-1) : [],
  notes: [],
});

const drawn = (pairing: Pairing) => ok({ pairing, judgement: { cost: [], findings: [] } });

const playersOfRace = (history: History) => history.field.slice(0, 2).filter((id) => here(history, id));

/** One match between the first two of the field; games are added until someone has won two. */
const raceRulebook: Rulebook = {
  ...base,
  name: 'toy-race',
  conclude: (history) => {
    const [table] = history.rounds[0]?.tables ?? [];
    const left = playersOfRace(history);
    const closed = history.rounds[0]?.state === 'closed';
    const winner = table && winnerOf(table, 2);
    const finished = history.ended || closed || left.length < 2;
    const winners = winner ? [winner] : left.length === 1 ? left : [];
    return { finished, winners, why: [], through: [] };
  },
  standings: (history) => {
    const [table] = history.rounds[0]?.tables ?? [];
    const points = (id: PlayerId) => (table?.seats.includes(id) ? wins(table, table.seats[0] === id ? 0 : 1) : 0);
    return rank(history, points, playersOfRace(history));
  },
  afterGame: (_history, round, table) => {
    let counted = table.games.length;
    for (let games = 1; games < table.games.length; games++) {
      if (winnerOf({ ...table, games: table.games.slice(0, games) }, 2)) counted = Math.min(counted, games);
    }
    const forfeited = table.games.findIndex((game) => game.recorded?.outcome.kind === 'forfeit') + 1;
    if (forfeited > 0) counted = Math.min(counted, forfeited);
    if (counted < table.games.length) {
      return { kind: 'cancel-games', round: round.number, match: table.match, from: counted + 1 };
    }
    const open = table.games.some((game) => !game.recorded);
    const decided = winnerOf(table, 2) !== undefined || forfeited > 0 || table.games.length >= 9;
    if (open || decided) return undefined;
    return { kind: 'add-game', round: round.number, match: table.match, game: { kind: 'regular' } };
  },
  next: (history) => {
    const [round] = history.rounds;
    const unfinished = finishRound(round, false);
    if (unfinished) return unfinished;
    if (round || history.ended) return wait(refusal('already-finished', {}));
    const players = history.field.filter((id) => here(history, id));
    if (players.length < 2) return wait(refusal('too-few-players', { have: players.length, need: 2 }));
    return {
      kind: 'pair-round',
      auto: false,
      pair: () => drawn(pairUp(players.slice(0, 2), 'race')),
    };
  },
  due: (history) => ({ players: history.field.filter((id) => here(history, id)).slice(0, 2) }),
  tally: (_history, _sheet, table) => ({ points: [wins(table, 0), wins(table, 1)], winners: [] }),
};

/** Losers go out, draws are decided by lot; rounds close and follow by themselves. */
const knockRulebook: Rulebook = {
  ...base,
  name: 'toy-knock',
  conclude: (history) => {
    const alive = survivors(history);
    const finished = history.ended || (history.rounds.at(-1)?.state === 'closed' && alive.length < 2);
    return { finished, winners: finished && hasResult(history) ? alive : [], why: [], through: [] };
  },
  standings: (history) => {
    const alive = survivors(history);
    const lasted = (id: PlayerId) =>
      history.rounds.filter((round) => playedIn(round, id)).length + (alive.includes(id) ? 1 : 0);
    return rank(history, lasted, alive);
  },
  next: (history): Step => {
    const round = history.rounds.at(-1);
    const unfinished = finishRound(round, true);
    if (unfinished) return unfinished;
    const undecided = round?.tables.find((table) => isDrawn(table) && !lotFor(history, table));
    if (undecided) return { kind: 'draw-lots', purpose: undecided.seats.join('-'), players: undecided.seats };
    const alive = survivors(history);
    if (alive.length < 2 || history.ended) return wait(refusal('already-finished', {}));
    return {
      kind: 'pair-round',
      auto: round !== undefined,
      pair: (chance) => drawn(pairUp(chance.shuffle(alive), 'knock')),
    };
  },
  due: (history) => ({ players: survivors(history) }),
  tally: (_history, _sheet, table) => ({ points: [wins(table, 0), wins(table, 1)], winners: [] }),
};

const playedIn = (round: { tables: readonly Table[]; byes: readonly PlayerId[] }, id: PlayerId) =>
  round.byes.includes(id) || round.tables.some((table) => table.seats.includes(id));
const isDrawn = (table: Table) => table.games[0]?.recorded && duelOf(table.games[0].recorded.outcome) === 'draw';
const lotFor = (history: History, table: Table) => history.lots.find((lots) => lots.purpose === table.seats.join('-'));

function survivors(history: History): PlayerId[] {
  const last = history.rounds.at(-1);
  if (!last) return history.field.filter((id) => here(history, id));
  const through = last.tables.flatMap((table) => {
    const outcome = table.games[0]?.recorded?.outcome;
    const duel = outcome ? duelOf(outcome) : undefined;
    if (duel === 'draw') return lotFor(history, table)?.order.slice(0, 1) ?? table.seats;
    return duel === 'neither'
      ? []
      : duel === undefined
        ? table.seats
        : table.seats.slice(duel === 'first' ? 0 : 1).slice(0, 1);
  });
  return [...last.byes, ...through].filter((id) => here(history, id));
}

/** One round of matches; the best two are handed over to a race. */
const qualifierRulebook: Rulebook = {
  ...base,
  name: 'toy-qualifier',
  conclude: (history) => {
    const through = history.rounds[0]?.state === 'closed' ? qualified(history) : [];
    return { finished: history.ended, winners: [], why: [], through };
  },
  standings: (history) => {
    const points = (id: PlayerId) =>
      history.rounds
        .flatMap((round) => round.tables)
        .reduce(
          (sum, table) => sum + (table.seats[0] === id ? wins(table, 0) : table.seats[1] === id ? wins(table, 1) : 0),
          0,
        );
    return rank(history, points, history.field);
  },
  next: (history) => {
    const [round] = history.rounds;
    const unfinished = finishRound(round, false);
    if (unfinished) return unfinished;
    if (history.ended) return wait(refusal('already-finished', {}));
    const players = history.field.filter((id) => here(history, id));
    if (!round)
      return {
        kind: 'pair-round',
        auto: false,
        pair: (chance) => drawn(pairUp(chance.shuffle(players), 'qualifier')),
      };
    return { kind: 'hand-over', auto: false, seeds: qualified(history) };
  },
  due: (history) => ({ players: history.field.filter((id) => here(history, id)) }),
  tally: (_history, _sheet, table) => ({ points: [wins(table, 0), wins(table, 1)], winners: [] }),
};

function qualified(history: History): PlayerId[] {
  const won = (id: PlayerId) =>
    history.rounds.flatMap((round) => round.tables).some((table) => winnerOf(table, 1) === id) ? 1 : 0;
  const order = history.field.filter((id) => here(history, id)).sort((a, b) => won(b) - won(a));
  return order.slice(0, 2);
}

const RESCORED_ROUNDS = 3;

/** With every round that is closed, a win of any round, an earlier one too, is worth one more. */
const rescoreRulebook: Rulebook = {
  ...base,
  name: 'toy-rescore',
  conclude: (history) => {
    const finished =
      history.ended ||
      (history.rounds.length >= RESCORED_ROUNDS && history.rounds.every(({ state }) => state === 'closed'));
    const best = Math.max(...rescored(history).values());
    const winners =
      finished && hasResult(history) ? staying(history).filter((id) => pointsOf(history, id) === best) : [];
    return { finished, winners, why: [], through: [] };
  },
  standings: (history) => rank(history, (id) => pointsOf(history, id), history.field),
  next: (history) => {
    const unfinished = finishRound(history.rounds.at(-1), false);
    if (unfinished) return unfinished;
    const players = staying(history);
    const over = history.ended || history.rounds.length >= RESCORED_ROUNDS;
    if (over) return wait(refusal('already-finished', {}));
    if (players.length < 2) return wait(refusal('too-few-players', { have: players.length, need: 2 }));
    return { kind: 'pair-round', auto: false, pair: (chance) => drawn(pairUp(chance.shuffle(players), 'rescore')) };
  },
  due: (history) => ({ players: staying(history) }),
  tally: (history, _sheet, table) => {
    const worth = worthOfWin(history);
    return { points: [worth * wins(table, 0), worth * wins(table, 1)], winners: [] };
  },
};

const staying = (history: History) => history.field.filter((id) => here(history, id));
const worthOfWin = (history: History) => history.rounds.filter(({ state }) => state === 'closed').length;

function rescored(history: History): ReadonlyMap<PlayerId, number> {
  const won = new Map(history.field.map((id) => [id, 0]));
  for (const table of history.rounds.flatMap(({ tables }) => tables)) {
    const winner = winnerOf(table, 1);
    if (winner !== undefined) won.set(winner, (won.get(winner) ?? 0) + worthOfWin(history));
  }
  return won;
}

const pointsOf = (history: History, id: PlayerId): number => rescored(history).get(id) ?? 0;

const toy = (name: string, ...rulebooks: string[]): Format => ({
  name,
  presets: {},
  demonstration: { name: 'Toy', config: {}, players: 4, results: 1 },
  defaultPreset: '',
  configure: (settings) => ok(settings),
  settings: {},
  admits: base.admits,
  stages: () => rulebooks.map((rulebook) => ({ rulebook, config: {} })),
  plan: () => ({}),
});

const toyFormats = [
  toy('toy-race', 'toy-race'),
  toy('toy-knock', 'toy-knock'),
  toy('toy-final', 'toy-qualifier', 'toy-race'),
  toy('toy-rescore', 'toy-rescore'),
  quartet,
];
const toyRulebooks = [raceRulebook, knockRulebook, qualifierRulebook, rescoreRulebook, quartetRulebook];

/** The real formats and the toys in one registry. */
export const withToys = (formats: Formats): Formats => ({
  rulesVersion: formats.rulesVersion,
  names: [...formats.names, ...toyFormats.map((format) => format.name)],
  format: (name, version) => toyFormats.find((format) => format.name === name) ?? formats.format(name, version),
  rulebook: (name, version) =>
    toyRulebooks.find((rulebook) => rulebook.name === name) ?? formats.rulebook(name, version),
});
