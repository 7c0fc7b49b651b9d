import { type History, isAway, type PlayerId, type Reason } from '../../tournament/index.ts';
import type { GroupsConfig } from './config.ts';
import { groupSizes } from './pairing.ts';
import { because } from './reasons.ts';
import type { GroupRecord } from './records.ts';

/** Who plays the next round, and who comes in later (GR-17). */
export interface Entrants {
  readonly left: readonly PlayerId[];
  /** Of those, who comes in now. */
  readonly arriving: readonly PlayerId[];
  /** Who is yet to come in. */
  readonly waiting: readonly PlayerId[];
  /** The reigning champion comes in now: all who are left are one group. */
  readonly isFinal: boolean;
}

interface Counted {
  readonly records: readonly GroupRecord[];
  readonly seated: readonly PlayerId[];
  readonly wentOn: readonly PlayerId[];
}

export const equalRecords = (records: readonly GroupRecord[]): boolean => {
  const [first] = records;
  return records.every(
    (record) =>
      record.wins === first?.wins &&
      record.losses === first.losses &&
      record.draws === first.draws &&
      record.adjusted === first.adjusted,
  );
};

/** GR-9. */
export const isStuck = (rounds: readonly Counted[]): boolean =>
  rounds.length > 1 && rounds.slice(-2).every(({ wentOn, seated }) => wentOn.length === seated.length);

/** Seeded players and the champion, as far as they are in the tournament and have not played. */
function outstanding({ field, players, config }: History<GroupsConfig>, rounds: readonly Counted[]) {
  const seated = new Set(rounds.flatMap((round) => round.seated));
  const isOut = (id: PlayerId): boolean => !isAway(players.get(id)) && !seated.has(id);
  return {
    champion: field.filter((id) => id === config.champion && isOut(id)),
    seeded: field.filter((id) => id !== config.champion && config.seeded?.includes(id) && isOut(id)),
  };
}

export function entrantsOf(history: History<GroupsConfig>, rounds: readonly Counted[]): Entrants {
  const { players, config } = history;
  const { champion, seeded } = outstanding(history, rounds);
  const last = rounds.at(-1);
  if (!last) return firstEntrants(history, seeded, champion);
  const stayed = last.wentOn.filter((id) => !isAway(players.get(id)));
  if (history.rounds.at(-1)?.state !== 'closed') {
    return { left: stayed, arriving: [], waiting: [...seeded, ...champion], isFinal: false };
  }
  const left = [...stayed, ...seeded];
  // Without the champion it would be one group, or over (GR-8, GR-9).
  const isOver = seeded.length === 0 && (equalRecords(last.records) || isStuck(rounds));
  const isFinal = champion.length > 0 && (isOver || groupSizes(left.length, config).length === 1);
  if (isFinal) return { left: [...left, ...champion], arriving: [...seeded, ...champion], waiting: [], isFinal };
  return { left, arriving: seeded, waiting: champion, isFinal };
}

/** It takes two to play a round: where they are not there, those who are seeded play round 1, too, and then the champion. */
function firstEntrants(
  { players, field }: History<GroupsConfig>,
  seeded: readonly PlayerId[],
  champion: readonly PlayerId[],
): Entrants {
  const others = field.filter((id) => !isAway(players.get(id)) && !seeded.includes(id) && !champion.includes(id));
  const [left, waiting] =
    others.length > 1
      ? [others, [...seeded, ...champion]]
      : others.length + seeded.length > 1
        ? [[...others, ...seeded], champion]
        : [[...others, ...seeded, ...champion], []];
  return { left, arriving: [], waiting, isFinal: false };
}

/** GR-17: why somebody plays no earlier round. */
export const whyLater = ({ champion }: GroupsConfig, player: PlayerId): Reason =>
  because('GR-17', player === champion ? 'enters-final' : 'enters-second', { player });
