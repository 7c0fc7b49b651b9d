import type { WireScore } from '../../kit/index.ts';
import {
  type Derived,
  type Game,
  gameId,
  matchId,
  type Outcome,
  type PlayerId,
  type Round,
  type SideClock,
  said,
  type Table,
} from '../tournament/index.ts';
import { publicGame } from './public-facts.ts';
import { type ReasonView, reasonViews } from './reason.ts';

/** Values in views are as people say them: 1.5, not three halves. */

export interface GameView {
  readonly id: string;
  readonly kind: Game['kind'];
  readonly attempt?: number;
  readonly white?: PlayerId;
  readonly black?: PlayerId;
  readonly clock?: { readonly white: SideClock; readonly black: SideClock };
  readonly start?: { readonly number: number; readonly fen: string };
  /** As it is reported, in seat order: 5-3, 1/2-1/2, 1-0 (34) after 34 moves, places 1 2 2 4, +-. */
  readonly result?: string;
  readonly completedAt?: number;
  /** HK-11: only where it arrived more than a minute after it was entered on a device. */
  readonly arrivedAt?: number;
}

export interface OutcomeView {
  /** Places where places were entered. */
  readonly scores: readonly (WireScore | null)[];
  readonly points: readonly WireScore[];
  readonly how: 'played' | 'forfeit' | 'walkover' | 'double-forfeit';
}

export interface MatchView {
  readonly id: string;
  /** HK-10: the number in its id, which never changes; commands name it. */
  readonly number: number;
  /** Where it is played, as people read it. */
  readonly table: number;
  readonly seats: readonly PlayerId[];
  readonly group?: number;
  /** In the bracket. */
  readonly match?: number;
  /** DK-26: what an early end left open is not being played any more. */
  readonly state: 'open' | 'done' | 'unplayed';
  readonly outcome?: OutcomeView;
  readonly winners: readonly PlayerId[];
  readonly games: readonly GameView[];
  readonly why: readonly ReasonView[];
}

const number = (thousandths: number | null): string => (thousandths === null ? 'x' : String(said({ thousandths })));

/** The notation of the command line and of the keyboard; reading it is protocol's part. */
export function notation(outcome: Outcome, seats: number): string {
  switch (outcome.kind) {
    case 'scores': {
      if (seats !== 2) return outcome.scores.map(number).join(' ');
      const [a, b] = outcome.scores;
      const score = a === 500 && b === 500 ? '1/2' : outcome.scores.map(number).join('-');
      return outcome.moves === undefined ? score : `${score} (${outcome.moves})`;
    }
    case 'places':
      return `places ${outcome.places.map((place) => place ?? 'x').join(' ')}`;
    case 'forfeit':
      if (outcome.seats.length === seats) return 'ff';
      return Array.from({ length: seats }, (_, seat) => (outcome.seats.includes(seat) ? '-' : '+')).join('');
  }
}

function gameView(round: number, table: Table, game: Game, at: number): GameView {
  const { white, black, recorded } = game;
  const seated = (seat: number | undefined) => (seat === undefined ? undefined : table.seats[seat]);
  const [whitePlayer, blackPlayer] = [seated(white), seated(black)];
  return {
    id: gameId(round, table.match, at + 1),
    ...publicGame(game),
    ...(whitePlayer !== undefined && { white: whitePlayer }),
    ...(blackPlayer !== undefined && { black: blackPlayer }),
    ...(recorded && { result: notation(recorded.outcome, table.seats.length), completedAt: recorded.completedAt }),
    ...(recorded?.arrivedAt !== undefined && { arrivedAt: recorded.arrivedAt }),
  };
}

const scoresOf = (outcome: Outcome | undefined, seats: number): readonly (WireScore | null)[] => {
  if (outcome?.kind === 'scores')
    return outcome.scores.map((score) => (score === null ? null : said({ thousandths: score })));
  if (outcome?.kind === 'places') return outcome.places.map((place) => (place === null ? null : said(place)));
  return Array.from({ length: seats }, () => null);
};

function howOf(table: Table, outcome: Outcome | undefined): OutcomeView['how'] {
  if (table.games.length === 0) return 'walkover';
  if (outcome?.kind !== 'forfeit') return 'played';
  return outcome.seats.length === table.seats.length ? 'double-forfeit' : 'forfeit';
}

export function matchView(derived: Derived, round: Round, table: Table): MatchView {
  const { seats, group, bracketMatch } = table;
  const done = table.games.every((game) => game.recorded);
  const last = table.games.at(-1)?.recorded?.outcome;
  const tally = derived.tally(round, table);
  const outcome: OutcomeView = {
    scores: tally.scores?.map(said) ?? scoresOf(last, seats.length),
    points: tally.points.map(said),
    how: howOf(table, last),
  };
  return {
    id: matchId(round.number, table.match),
    number: table.match,
    table: table.number,
    seats,
    ...(group !== undefined && { group }),
    ...(bracketMatch !== undefined && { match: bracketMatch }),
    state: done ? 'done' : derived.facts.ended ? 'unplayed' : 'open',
    ...(done && { outcome }),
    winners: done ? tally.winners.flatMap((seat) => seats[seat] ?? []) : [],
    games: table.games.map((game, at) => gameView(round.number, table, game, at)),
    why: reasonViews(table.why),
  };
}
