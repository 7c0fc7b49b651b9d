import { hasLeft } from '../../stages/match.ts';
import type { History, PlayerId, Round } from '../../tournament/index.ts';
import { type BergerRound, bergerRound, roundCount } from './berger.ts';
import type { RobinConfig } from './config.ts';

export type RobinHistory = History<RobinConfig>;

/** RR-1: the numbering is written down with the first round; every later one follows from it. */
export const numberingNote = { rule: 'RR-1', code: 'numbering' } as const;

type Noted = Pick<Round, 'notes'>;

export const numberingIn = ({ notes }: Noted): readonly PlayerId[] | undefined =>
  notes.find(({ code }) => code === numberingNote.code)?.figures.players as readonly PlayerId[] | undefined;

/** Number 1 first. Empty before the first round is shown. */
export const numberingOf = ({ rounds: [first] }: RobinHistory): readonly PlayerId[] =>
  (first && numberingIn(first)) ?? [];

/** A game of the table, by player. */
export interface Fixture {
  readonly leg: number;
  readonly players: readonly [PlayerId, PlayerId];
  readonly numbers: readonly [number, number];
}

export interface FixtureRound {
  readonly fixtures: readonly Fixture[];
  readonly rests?: PlayerId;
}

function fixturesOf(numbering: readonly PlayerId[], { leg, pairs, rests }: BergerRound): FixtureRound {
  const called = (number: number): PlayerId => numbering[number - 1] ?? '';
  return {
    fixtures: pairs.map(([one, other]) => ({
      leg,
      players: [called(one), called(other)],
      numbers: [one, other],
    })),
    ...(rests !== undefined && { rests: called(rests) }),
  };
}

export const totalRounds = (history: RobinHistory): number => {
  const numbering = numberingOf(history);
  const players = numbering.length > 0 ? numbering.length : history.field.filter((id) => !hasLeft(history, id)).length;
  return roundCount(players, history.config.legs);
};

/** The games of a round of the stage, from 1. */
export function fixturesIn(history: RobinHistory, round: number, numbering = numberingOf(history)): FixtureRound {
  const players = numbering.length;
  const exists = round <= roundCount(players, history.config.legs);
  return exists ? fixturesOf(numbering, bergerRound(players, round)) : { fixtures: [] };
}
