import {
  type Derived,
  type Facts,
  leftAfter,
  type MatchView,
  type PlayerId,
  type RoundView,
  roundRules,
  roundView,
  said,
} from '../../../engine/index.ts';
import { followed } from '../../shared/headline.ts';

/** What is worth telling of a round that is over. */
export interface Happened {
  readonly round: RoundView;
  /** Undefined where nobody was expected to win. */
  readonly upsets?: readonly Upset[];
  /** Up first, then down, each the farthest first; by how many places. Undefined where places say nothing yet. */
  readonly movers?: readonly { readonly player: PlayerId; readonly by: number; readonly place: number }[];
  readonly front: readonly { readonly player: PlayerId; readonly place: number; readonly value: number }[];
  readonly through: readonly PlayerId[];
  readonly out: readonly PlayerId[];
  readonly left: readonly PlayerId[];
}

/** The underdog won: by rating if both have one, otherwise by place before the round. */
export interface Upset {
  readonly match: MatchView;
  readonly winner: PlayerId;
  readonly loser: PlayerId;
  readonly by: 'ratings' | 'places';
  readonly own: number;
  readonly other: number;
}

const [UPSETS, UP, DOWN, FRONT] = [3, 3, 2, 5];
/** Anything less is not a surprise. */
const SURPRISE = { rating: 100, share: 1 / 4 };

export function whatHappened(derived: Derived, number: number): Happened | undefined {
  const { facts } = derived;
  const drawn = facts.rounds[number - 1];
  if (!drawn) return undefined;
  const round = roundView(derived, drawn);
  const [before, after] = [derived.afterRounds(number - 1), derived.afterRounds(number)];
  const outBefore = new Set(before.standings.filter(({ state }) => state === 'eliminated').map(({ player }) => player));
  const inBracket = drawn.tables.some(({ bracketMatch }) => bracketMatch !== undefined);
  const { headline } = roundRules(derived, drawn);
  return {
    round,
    ...upsetsIn(facts, round, number > 1 ? before : undefined),
    ...(number > 1 && moversBetween(before, after)),
    front: inBracket
      ? []
      : after.standings
          .filter(({ state }) => state !== 'eliminated' && state !== 'dropped')
          .slice(0, FRONT)
          .map(({ player, place, criteria }) => ({
            player,
            place,
            value: said(followed(criteria, headline)?.value ?? 0),
          })),
    through: after.verdict.through.filter((player) => !before.verdict.through.includes(player)),
    out: after.standings
      .filter(({ player, state }) => state === 'eliminated' && !outBefore.has(player))
      .map(({ player }) => player),
    left: [...facts.players.values()].flatMap((player) => (leftAfter(player) === number ? [player.id] : [])),
  };
}

/** Where some are out already, a place says less than being in. */
function moversBetween(before: Derived, after: Derived): Pick<Happened, 'movers'> {
  if (after.standings.some(({ state }) => state === 'eliminated' || state === 'qualified')) return {};
  const was = new Map(before.standings.map(({ player, place }) => [player, place]));
  const moved = after.standings
    .map(({ player, place }) => ({ player, place, by: (was.get(player) ?? place) - place }))
    .toSorted((a, b) => Math.abs(b.by) - Math.abs(a.by));
  const [up, down] = [moved.filter(({ by }) => by > 0), moved.filter(({ by }) => by < 0)];
  return { movers: [...up.slice(0, UP), ...down.slice(0, DOWN)] };
}

function upsetsIn(facts: Facts, { matches }: RoundView, before: Derived | undefined): Pick<Happened, 'upsets'> {
  const places = new Map(before?.standings.map(({ player, place }) => [player, place]));
  const ratings = new Map(
    [...facts.players.values()].flatMap(({ id, rating }) => (rating ? [[id, Math.round(rating.rating / 100)]] : [])),
  );
  const least = places.size * SURPRISE.share;
  const compared = matches.flatMap((match): (Upset & { readonly size: number })[] => {
    const { seats, winners, outcome } = match;
    const [winner] = winners;
    const loser = seats.find((player) => player !== winner);
    if (seats.length !== 2 || winners.length !== 1 || winner === undefined || loser === undefined) return [];
    if (outcome?.how !== 'played') return [];
    const [rating, against] = [ratings.get(winner), ratings.get(loser)];
    if (rating !== undefined && against !== undefined) {
      const size = (against - rating) / SURPRISE.rating;
      return [{ match, winner, loser, by: 'ratings', own: rating, other: against, size }];
    }
    const [place, above] = [places.get(winner), places.get(loser)];
    if (place === undefined || above === undefined) return [];
    return [{ match, winner, loser, by: 'places', own: place, other: above, size: (place - above) / least }];
  });
  if (compared.length === 0) return {};
  const upsets = compared.filter(({ size }) => size >= 1).toSorted((a, b) => b.size - a.size);
  return { upsets: upsets.slice(0, UPSETS) };
}
