import { expect, test } from 'vitest';
import { checkedRounds, DutchReplay, presentIn } from '../../src/engine/formats/dutch/replay.ts';
import { assertDefined } from '../../src/kit/index.ts';
import { type RecordedRound, type RecordedTournament, readRecorded, reportedEvent, reportedRound } from './recorded.ts';

const recorded = readRecorded();

/** White first, in any order of boards. */
const textOf = (pairs: readonly (readonly [number, number])[], bye: number | undefined): string =>
  [...pairs.map(([white, black]) => `${white}-${black}`).sort(), bye === undefined ? '' : `(${bye})`].join(' ').trim();

const textOfRecorded = ({ pairs, byes }: RecordedRound): string =>
  textOf(
    pairs.map(({ white, black }) => [white, black] as const),
    [...byes].find(([, kind]) => kind === 'U')?.[0],
  );

function textOfOurs(replay: DutchReplay, recorded: RecordedRound): string {
  const round = reportedRound(recorded);
  const numbers = presentIn(round);
  const ours = replay.pair(round);
  if (!ours) return 'none';
  const number = (index: number): number => numbers[index] as number;
  return textOf(
    ours.pairs.map(({ white, black }) => [number(white), number(black)] as const),
    ours.bye === undefined ? undefined : number(ours.bye),
  );
}

function differences(tournament: RecordedTournament): string[] {
  const replay = new DutchReplay(reportedEvent(tournament));
  const found = tournament.rounds.flatMap((round, at) => {
    const [ours, theirs] = [textOfOurs(replay, round), textOfRecorded(round)];
    replay.play(reportedRound(round));
    return ours === theirs ? [] : [`${tournament.name}, round ${at + 1}: ${ours}, not ${theirs}`];
  });
  expect(replay.points).toEqual(tournament.points);
  expect(checkedRounds(reportedEvent(tournament))).toEqual([]);
  return found;
}

test('[DU-7] rounds that another program has paired: the same pairs with the same colours', () => {
  expect(recorded.flatMap(differences)).toEqual([]);
});

test('[DU-7] the data are 300 tournaments with 1,669 rounds', () => {
  expect(recorded).toHaveLength(300);
  expect(recorded.reduce((sum, { rounds }) => sum + rounds.length, 0)).toBe(1_669);
});

test('[DU-10] a planted wrong pair is noticed, and named by its criterion', () => {
  const named = new Set<string>();
  for (const tournament of recorded.filter(({ points }) => points.length < 20).slice(0, 12)) {
    const event = reportedEvent(tournament);
    const replay = new DutchReplay(event);
    for (const round of event.rounds) {
      for (const [index, one] of round.pairs.slice(0, -1).entries()) {
        const other = assertDefined(round.pairs[index + 1], 'next pair');
        const pairs = [
          { ...one, black: other.black },
          { ...other, black: one.black },
        ];
        const found = replay.compare({ ...round, pairs: round.pairs.toSpliced(index, 2, ...pairs) });
        named.add(assertDefined(found, 'difference').criterion);
      }
      replay.play(round);
    }
  }
  expect([...named]).toEqual(expect.arrayContaining(['C1', 'C6', 'C14', '4']));
});

test('[DU-10] colours that are turned, and the bye of somebody else, are named', () => {
  const tournament = assertDefined(
    recorded.find(({ rounds }) => rounds[0]?.byes.size === 1 && [...(rounds[0]?.byes.values() ?? [])][0] === 'U'),
    'a tournament with a bye',
  );
  const event = reportedEvent(tournament);
  const round = assertDefined(event.rounds[1], 'round 2');
  const [pair, ...others] = round.pairs;
  const { white, black } = assertDefined(pair, 'pair');
  const turned = { ...round, pairs: [{ ...assertDefined(pair, 'pair'), white: black, black: white }, ...others] };
  const rounds = [assertDefined(event.rounds[0], 'round 1'), turned];
  const [found] = checkedRounds({ ...event, rounds });
  expect(found).toMatchObject({ round: 2, criterion: expect.stringMatching(/^5\.2\.\d$/) });
  expect(found?.pairs).toContainEqual([white, black]);
  const [before = 0] = [...(event.rounds[0]?.byes.keys() ?? [])];
  const allocated = new Map([[before, { points: 2, isAllocated: true }]]);
  const [bye = 0] = [...round.byes].flatMap(([number, { isAllocated }]) => (isAllocated ? [number] : []));
  const swapped = round.pairs.map((one) => ({
    ...one,
    white: one.white === before ? bye : one.white,
    black: one.black === before ? bye : one.black,
  }));
  const again = { pairs: swapped, byes: allocated };
  expect(checkedRounds({ ...event, rounds: [rounds[0] as typeof round, again] })).toMatchObject([{ criterion: 'C2' }]);
});

test('[DU-11] a pair that was forbidden for a round differs by C1 in that round alone', () => {
  const event = reportedEvent(assertDefined(recorded[0], 'tournament'));
  const { white, black } = assertDefined(event.rounds[1]?.pairs[0], 'pair');
  const from = (first: number, last: number) => ({ ...event, forbidden: [{ first, last, numbers: [black, white] }] });
  expect(checkedRounds(from(3, 9)).map(({ round }) => round)).not.toContain(2);
  expect(checkedRounds(from(1, 2)).find(({ round }) => round === 2)).toMatchObject({ criterion: 'C1' });
});
