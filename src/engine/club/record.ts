import type { EventId, MemberId } from './model.ts';
import { inOrder, type SeasonEvent } from './season/events.ts';
import type { PlayedGame } from './summary.ts';

/** CL-5: what a member's page tells: where, against whom, and how it went. */

export interface EventPlayed {
  readonly event: EventId;
  readonly name: string;
  readonly day?: string;
  readonly place: number;
  /** How many took part. */
  readonly of: number;
  /** In thousandths, where the event counts any. */
  readonly points?: number;
  readonly running: boolean;
}

/** Games, or tables at which both sat. */
export interface Balance {
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
}

export interface MemberRecord {
  /** Newest last. */
  readonly events: readonly EventPlayed[];
  readonly against: ReadonlyMap<MemberId, Balance>;
  /** In a row, over all events: games won alone, and games not lost. */
  readonly longestWinning: number;
  readonly longestUnbeaten: number;
}

type How = keyof Balance;

const howAgainst = (own: number, other: number): How => (own < other ? 'wins' : own > other ? 'losses' : 'draws');

/** Of a whole table: who shares its first place has drawn. */
function howAt({ places }: PlayedGame, seat: number): How {
  const own = places[seat] ?? 0;
  const better = places.some((place, other) => other !== seat && place < own);
  const level = places.some((place, other) => other !== seat && place === own);
  return better ? 'losses' : level ? 'draws' : 'wins';
}

const none: Balance = { wins: 0, draws: 0, losses: 0 };
const more = (balance: Balance, how: How): Balance => ({ ...balance, [how]: balance[how] + 1 });

class Runs {
  winning = 0;
  unbeaten = 0;
  longestWinning = 0;
  longestUnbeaten = 0;

  note(how: How): void {
    this.winning = how === 'wins' ? this.winning + 1 : 0;
    this.unbeaten = how === 'losses' ? 0 : this.unbeaten + 1;
    this.longestWinning = Math.max(this.longestWinning, this.winning);
    this.longestUnbeaten = Math.max(this.longestUnbeaten, this.unbeaten);
  }
}

function played({ summary, members }: SeasonEvent, member: MemberId): readonly EventPlayed[] {
  const { event, name, day, entrants, progress } = summary;
  return entrants.flatMap(({ player, place, points }) =>
    members.get(player) === member
      ? [
          {
            event,
            name,
            ...(day !== undefined && { day }),
            place,
            of: entrants.length,
            ...(points !== undefined && { points }),
            running: progress === 'running',
          },
        ]
      : [],
  );
}

/** Of one member, over events in whatever order. */
export function recordOf(events: readonly SeasonEvent[], member: MemberId): MemberRecord {
  const ordered = inOrder(events);
  const against = new Map<MemberId, Balance>();
  const runs = new Runs();
  for (const { summary, members } of ordered) {
    for (const game of summary.games) {
      const seat = game.seats.findIndex((player) => members.get(player) === member);
      if (seat < 0) continue;
      runs.note(howAt(game, seat));
      for (const [other, player] of game.seats.entries()) {
        const opponent = members.get(player);
        if (other === seat || opponent === undefined) continue;
        const how = howAgainst(game.places[seat] ?? 0, game.places[other] ?? 0);
        against.set(opponent, more(against.get(opponent) ?? none, how));
      }
    }
  }
  const { longestWinning, longestUnbeaten } = runs;
  return { events: ordered.flatMap((event) => played(event, member)), against, longestWinning, longestUnbeaten };
}
