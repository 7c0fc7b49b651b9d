import type { Outcome } from '../../engine/index.ts';
import { type ForeignEvent, type ForeignGame, type ForeignRound, note, type PlayerKey, someOf } from './event.ts';

/** What programs write where there is no opponent. */
const words = /^(bye|freilos|spielfrei|exempte?|descans[ao]|libre|niemand|nobody|personne|nadie)\d*$/;

export const isNobody = (name: string): boolean => words.test(name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, ''));

/** A game against nobody is a bye, where it was won or has no result; nobody wins, is paired or is on the list. */
export function withoutNobody(event: ForeignEvent): ForeignEvent {
  const nobody = new Set(event.players.filter(({ name }) => isNobody(name)).map(({ key }) => key));
  if (nobody.size === 0) return event;
  const nameOf = new Map(event.players.map(({ key, name }) => [key, name]));
  const unclear: string[] = [];
  const drawn = event.drawn.map(({ games, byes }, at): ForeignRound => {
    const real = games.filter(({ seats }) => !seats.some((key) => nobody.has(key)));
    const playing = new Set(real.flatMap(({ seats }) => seats));
    const withBye = new Set(byes.filter((key) => !nobody.has(key)));
    for (const game of games) {
      const player = against(game, nobody);
      if (player === undefined || playing.has(player)) continue;
      if (isWon(game.outcome, game.seats.indexOf(player))) withBye.add(player);
      else unclear.push(`${nameOf.get(player)} (${at + 1})`);
    }
    return { games: real, byes: [...withBye] };
  });
  const left = (keys: readonly PlayerKey[]) => keys.filter((key) => !nobody.has(key));
  return {
    ...event,
    players: event.players.filter(({ key }) => !nobody.has(key)),
    drawn,
    apart: event.apart.filter((pair) => left(pair).length === 2),
    away: left(event.away),
    notes: [...event.notes, ...(unclear.length > 0 ? [note('no-bye', { who: someOf(unclear) })] : [])],
  };
}

function against({ seats }: ForeignGame, nobody: ReadonlySet<PlayerKey>): PlayerKey | undefined {
  const [one, other] = seats;
  if (nobody.has(one)) return nobody.has(other) ? undefined : other;
  return nobody.has(other) ? one : undefined;
}

function isWon(outcome: Outcome | undefined, seat: number): boolean {
  if (outcome === undefined) return true;
  if (outcome.kind === 'forfeit') return !outcome.seats.includes(seat);
  const { [seat]: own = 0, [1 - seat]: others = 0 } = outcome.kind === 'scores' ? outcome.scores : [];
  return (own ?? 0) > (others ?? 0);
}
