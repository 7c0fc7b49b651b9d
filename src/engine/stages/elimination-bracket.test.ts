import { expect, test } from 'vitest';
import { Desk } from '../../../test/desk.ts';
import { assertDefined } from '../../kit/index.ts';
import { blackWins, DoubleDesk, whiteWins } from '../formats/double/desk.fixture.ts';
import { formats } from '../formats/index.ts';
import { type Derived, derive } from '../tournament/index.ts';
import { type Bracket, encounterOf } from './elimination.ts';

/** The matches of the bracket that a result of its third match leaves other than they were. */
function changedBy(format: string, size: number): readonly number[] {
  const desk = new Desk(format, { seeding: 'entry' });
  desk.must({ type: 'AddPlayers', players: Array.from({ length: size }, (_, at) => ({ name: `N${at + 1}` })) });
  desk.must({ type: 'Start' });
  desk.pair();
  const report = (at: number) => {
    const round = assertDefined(desk.rounds[0], 'round');
    const { match } = assertDefined(round.tables[at], 'match');
    const place = { round: round.number, edition: round.edition, match, game: 1 };
    desk.must({ type: 'RecordOutcome', place, outcome: { kind: 'scores', scores: [1000, 0] } });
  };
  for (const at of [0, 1]) report(at);
  const before = derive(formats, desk.facts);
  const matches = new Set((before.stage().sheet as Bracket).rounds.flat());
  report(2);
  const after = derive(formats, desk.facts, before).stage().sheet as Bracket;
  return after.rounds.flat().flatMap((encounter) => (matches.has(encounter) ? [] : encounter.plan.match));
}

test.each([8, 64])('a result in a knockout of %s changes its match and the one it leads to', (size) => {
  expect(changedBy('knockout', size)).toEqual([3, expect.any(Number)]);
});

test.each([8, 64])('a result in a double elimination of %s changes its match and the two it leads to', (size) => {
  expect(changedBy('double', size)).toEqual([3, expect.any(Number), expect.any(Number)]);
});

test('[DK-5] where a table of swapped players is drawn anew, the other of the two is right again, too', () => {
  const desk = new DoubleDesk(8).wins('1 p1', '2 p2', '3 p3', '4 p4', '5 p1', '8 p6');
  const seventh = (before?: Derived) => {
    const derived = derive(formats, desk.facts, before);
    return { derived, slots: encounterOf(derived.stage().sheet as Bracket, 7)?.slots };
  };
  // Match 5 was lost by p4, who stays where that led to.
  desk.correct(5, blackWins);
  const kept = seventh();
  expect(kept.slots?.[1]).toEqual({ kind: 'player', player: 'p1' });
  desk.correct(8, whiteWins, { kind: 'unwind', confirm: 'Cup' });
  expect(seventh(kept.derived).slots?.[1]).toEqual({ kind: 'player', player: 'p4' });
});
