import type { EventField } from './event.ts';

export type Pairs = readonly (readonly [number, number])[];
/** Each peer makes its own input outside the clock and answers with what the clock runs over. */
export type Prepared = () => Pairs;

// The peers are installed only for the benchmarks, so their types are written down here as far as they are used.
interface PairingsMatch {
  readonly player1: number;
  readonly player2: number | null;
}
interface Pairings {
  Swiss(
    players: { id: number; score: number; avoid: readonly number[]; receivedBye: boolean }[],
    round: number,
  ): PairingsMatch[];
}
interface OrganizerMatch {
  getPlayer1(): { readonly id: string };
  getPlayer2(): { readonly id: string | null };
}
interface Organizer {
  default: new () => {
    loadTournament(state: object): { nextRound(): void; getMatchesByRound(round: number): OrganizerMatch[] };
  };
}
interface SwissPairingMatch {
  readonly home: string | null;
  readonly away: string | null;
}
type SwissPairing = (options: { maxPerRound: number; rematchWeight: number }) => {
  getMatchups(round: number, participants: readonly object[], matches: readonly object[]): SwissPairingMatch[];
};

const load = async <T>(name: string): Promise<T> => (await import(name)) as T;

export async function tournamentPairings(): Promise<(field: EventField) => Prepared> {
  const { Swiss } = await load<Pairings>('tournament-pairings');
  return (field) => {
    const hadBye = new Set(field.results.filter((result) => result.b === undefined).map((result) => result.a));
    return () =>
      Swiss(
        field.scores.map((score, id) => ({ id, score, avoid: field.met[id] ?? [], receivedBye: hadBye.has(id) })),
        field.round,
      ).flatMap(({ player1, player2 }) => (player2 === null ? [] : [[player1, player2] as const]));
  };
}

export async function tournamentOrganizer(): Promise<(field: EventField) => Prepared> {
  const { default: Manager } = await load<Organizer>('tournament-organizer');
  return (field) => {
    const event = new Manager().loadTournament(organizerState(field));
    return () => {
      event.nextRound();
      return event.getMatchesByRound(field.round).flatMap((match) => {
        const other = match.getPlayer2().id;
        return other === null ? [] : [[Number(match.getPlayer1().id), Number(other)] as const];
      });
    };
  };
}

export async function swissPairing(): Promise<(field: EventField) => Prepared> {
  const { default: create } = await load<{ default: SwissPairing }>('swiss-pairing');
  // Its default weight of a rematch is less than a large difference of scores.
  const { getMatchups } = create({ maxPerRound: 6, rematchWeight: 1_000_000 });
  const numberOf = (id: string): number => Number(id.slice(1));
  return (field) => {
    const participants = field.scores.map((_, player) => ({ id: `p${player}`, seed: player + 1 }));
    const matches = field.results.map(({ round, a, b, points }) => ({
      round,
      home: { id: `p${a}`, points: points[0] },
      away: { id: b === undefined ? null : `p${b}`, points: points[1] },
    }));
    return () =>
      getMatchups(field.round, participants, matches).flatMap(({ home, away }) =>
        home === null || away === null ? [] : [[numberOf(home), numberOf(away)] as const],
      );
  };
}

type Blossom = (edges: [number, number, number][], maxCardinality: boolean) => number[];

/** No rematch is worth any difference of scores. */
const REMATCH = 1_000_000;

/** A matching of largest weight over the whole field: what a program would build on that library. Who rests is first in the order. */
export async function edmondsBlossom(): Promise<(field: EventField) => Prepared> {
  const { default: blossom } = await load<{ default: Blossom }>('edmonds-blossom-fixed');
  return ({ scores, met, byeOrder }) => {
    const rests = scores.length % 2 === 0 ? undefined : byeOrder[0];
    const present = scores.map((_, player) => player).filter((player) => player !== rests);
    return () => {
      const opponents = met.map((others) => new Set(others));
      const edges: [number, number, number][] = [];
      for (const [at, a] of present.entries()) {
        for (const [other, b] of present.entries()) {
          if (other <= at) continue;
          const difference = (scores[a] ?? 0) - (scores[b] ?? 0);
          edges.push([at, other, -(difference * difference) - (opponents[a]?.has(b) ? REMATCH : 0)]);
        }
      }
      return blossom(edges, true).flatMap((other, at) =>
        other > at ? [[present[at] ?? 0, present[other] ?? 0] as const] : [],
      );
    };
  };
}

/** The event as tournament-organizer would have it before its next round. */
function organizerState(field: EventField): object {
  const histories: object[][] = field.scores.map(() => []);
  const matches = field.results.map(({ round, a, b, points }, at) => {
    const id = `m${at}`;
    const bye = b === undefined;
    const draw = points[0] === points[1] ? 1 : 0;
    const wins = [points[0] > points[1] ? 1 : 0, points[1] > points[0] ? 1 : 0];
    const history = (opponent: number | undefined, win: number | undefined, loss: number | undefined): object => ({
      id,
      opponent: opponent === undefined ? null : `${opponent}`,
      pairUpDown: false,
      seating: null,
      bye,
      win,
      loss,
      draw,
    });
    histories[a]?.push(history(b, wins[0], wins[1]));
    if (b !== undefined) histories[b]?.push(history(a, wins[1], wins[0]));
    return {
      id,
      round,
      match: at + 1,
      active: false,
      bye,
      player1: { id: `${a}`, win: wins[0], loss: wins[1], draw },
      player2: { id: bye ? null : `${b}`, win: wins[1], loss: wins[0], draw },
      path: { win: null, loss: null },
      meta: {},
    };
  });
  return {
    id: 'bench',
    name: 'bench',
    status: 'stage-one',
    round: field.round - 1,
    sorting: 'none',
    seating: false,
    scoring: { bestOf: 1, win: 6, draw: 3, loss: 0, bye: 6, tiebreaks: [] },
    stageOne: { format: 'swiss', rounds: 99, initialRound: 1, maxPlayers: 0 },
    stageTwo: { format: null, consolation: false, advance: { value: 0, method: 'all' } },
    meta: {},
    matches,
    players: histories.map((history, player) => ({
      id: `${player}`,
      name: `${player}`,
      active: true,
      value: 0,
      matches: history,
      meta: {},
    })),
  };
}
