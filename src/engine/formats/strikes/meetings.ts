import { assertDefined } from '../../../kit/index.ts';
import { detrimentalPoints } from '../../pairing/seating.ts';
import type { PlayerId, TablePlan } from '../../tournament/index.ts';
import type { StrikesHistory } from './sheet.ts';

type Seats = readonly PlayerId[];

/** What a table's players have met before. */
export interface TableMeetings {
  /** How many pairs have met, and their detrimental points. */
  readonly pairs: number;
  readonly points: number;
  /** Those who have met twice or more. */
  readonly often: readonly { readonly players: readonly [PlayerId, PlayerId]; readonly times: number }[];
}

export const meetingsOf = (history: StrikesHistory, tables: readonly TablePlan[]): TableMeetings[] =>
  meetingsAt(tables.map(seatsOf), seatsIn(history));

const seatsOf = ({ seats }: TablePlan): Seats => seats;
export const seatsIn = ({ rounds }: StrikesHistory): Seats[] => rounds.flatMap(({ tables }) => tables.map(seatsOf));

const inOrder = (a: PlayerId, b: PlayerId): readonly [PlayerId, PlayerId] => (a < b ? [a, b] : [b, a]);

/** For each table of a seating, counted in one walk through the past. */
export function meetingsAt(tables: readonly Seats[], past: readonly Seats[]): TableMeetings[] {
  const numberOf = new Map<PlayerId, number>();
  const tableOf: number[] = [];
  for (const [at, seats] of tables.entries()) {
    for (const player of seats) {
      numberOf.set(player, tableOf.length);
      tableOf.push(at);
    }
  }
  const met = tables.map(() => new Map<number, { players: readonly [PlayerId, PlayerId]; times: number }>());
  for (const old of past) {
    const now = old.map((player) => numberOf.get(player));
    for (let a = 0; a < old.length; a++) {
      const first = now[a];
      if (first === undefined) continue;
      for (let b = a + 1; b < old.length; b++) {
        const second = now[b];
        if (second === undefined || tableOf[first] !== tableOf[second]) continue;
        const here = assertDefined(met[tableOf[first] as number], 'table');
        const pair = Math.min(first, second) * tableOf.length + Math.max(first, second);
        const known = here.get(pair);
        if (known) known.times++;
        else here.set(pair, { players: inOrder(old[a] as PlayerId, old[b] as PlayerId), times: 1 });
      }
    }
  }
  return met.map((here) => {
    const pairs = [...here.values()];
    return {
      pairs: pairs.length,
      points: pairs.reduce((sum, { times }) => sum + detrimentalPoints(times), 0),
      often: pairs.filter(({ times }) => times > 1),
    };
  });
}
