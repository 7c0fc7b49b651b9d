import fc from 'fast-check';
import { expect, test } from 'vitest';
import { asked } from '../../../../test/asked.ts';
import { assertDefined, type Chance, chanceFrom, hashOf } from '../../../kit/index.ts';
import { audit, draftOf, historyOf, type Place, rulebookOf, type Table } from '../../tournament/index.ts';
import { formats } from '../index.ts';
import { Hall } from './hall.fixture.ts';
import { outcomeOf } from './league.fixture.ts';

/** Whole tournaments by lot: draws, forfeits, withdrawals, corrections kept and unwound, given times. */

interface Told {
  readonly players: number;
  readonly config: Readonly<Record<string, unknown>>;
  readonly disturbances: number;
  readonly key: string;
}

const result = (chance: Chance): string => {
  const roll = chance.below(40);
  if (roll === 0) return 'ff';
  if (roll < 3) return roll === 1 ? '+-' : '-+';
  return roll < 15 ? '1/2' : roll % 2 === 0 ? '1-0' : '0-1';
};

const games = (hall: Hall, recorded: boolean): { place: Place; table: Table }[] =>
  hall.facts.rounds
    .filter(({ state }) => state !== 'draft')
    .flatMap(({ number, edition, tables }) =>
      tables.flatMap((table) =>
        table.games.flatMap((game, at) =>
          (game.recorded !== undefined) === recorded
            ? { place: { round: number, edition, match: table.match, game: at + 1 }, table }
            : [],
        ),
      ),
    );

function disturb(hall: Hall, chance: Chance): void {
  const player = chance.pick([...hall.facts.players.keys()]);
  if (chance.below(3) === 0) {
    hall.send({ type: chance.below(4) === 0 ? 'ReinstatePlayer' : 'DropPlayer', player });
    return;
  }
  const played = games(hall, true);
  if (played.length === 0) return;
  const { place, table } = chance.pick(played);
  const replaces = assertDefined(table.games[place.game - 1]?.recorded, 'result').outcome;
  const later = chance.below(3) > 0 ? ({ kind: 'keep' } as const) : ({ kind: 'unwind', confirm: 'Cup' } as const);
  if (chance.below(4) === 0) hall.must({ type: 'RemoveOutcome', place, replaces, later });
  else hall.must({ type: 'CorrectOutcome', place, replaces, outcome: outcomeOf(result(chance)), later });
}

/** What a calm desk does next; false when nothing is left. */
function forward(hall: Hall, chance: Chance): boolean {
  const open = games(hall, false);
  const draft = draftOf(hall.facts);
  // A result that was taken back beside a draft is entered first.
  if (draft && open.length === 0) {
    if (hall.send({ type: 'PublishRound', round: draft.number })) hall.must({ type: 'PairAgain', round: draft.number });
    return true;
  }
  if (open.length > 0) {
    const { place } = chance.pick(open);
    // Some results come with a time, which may be anyone's, or with that of a device whose clock is off.
    const entered = { enteredAt: 1_000_000 + chance.below(5) * 1000 };
    const given = [{ completedAt: hall.now }, entered][chance.below(10)] ?? {};
    hall.must({ type: 'RecordOutcome', place, outcome: outcomeOf(result(chance)), ...given });
    return true;
  }
  const published = hall.facts.rounds.find(({ state }) => state === 'published');
  if (published) hall.must({ type: 'CloseRound', round: published.number });
  else if (hall.conclusion.finished) return false;
  else if (hall.send({ type: 'PairRound' })) {
    // HK-25: nobody scored; someone is withdrawn.
    const active = hall.conclusion.standings.filter(({ state }) => state === 'active');
    hall.must({ type: 'DropPlayer', player: assertDefined(active[0], 'someone').player });
  }
  return true;
}

/** Before the first round is shown it is another tournament with every withdrawal (HK-2). */
const hasBegun = (hall: Hall): boolean => hall.facts.rounds.some(({ state }) => state !== 'draft');

function playOut({ players, config, disturbances, key }: Told): Hall {
  const chance = chanceFrom(hashOf(key));
  const hall = new Hall(players, config);
  hall.must({ type: 'Start' });
  let left = disturbances;
  for (let steps = 0; steps < 20_000; steps++) {
    if (left > 0 && hasBegun(hall) && chance.below(12) === 0) {
      left--;
      disturb(hall, chance);
    } else if (!forward(hall, chance)) return hall;
  }
  throw new Error('It does not end.');
}

const sizes = fc.oneof(
  { weight: 8, arbitrary: fc.integer({ min: 2, max: 12 }) },
  { weight: 1, arbitrary: fc.integer({ min: 13, max: process.env.LONG ? 64 : 24 }) },
);

const told: fc.Arbitrary<Told> = fc.record({
  players: sizes,
  config: fc.record({
    seeding: fc.constantFrom('rating', 'entry', 'random'),
    seedTies: fc.constantFrom('lot', 'playoff'),
    thirdPlace: fc.boolean(),
    roundByRound: fc.boolean(),
    variant: fc.constantFrom('chess960', 'standard'),
    raceTo: fc.constantFrom(0.5, 0.5, 1),
  }),
  disturbances: fc.integer({ min: 0, max: 8 }),
  key: fc.string(),
});

function expectSound(hall: Hall, { config }: Told): void {
  const { finished, winners, standings } = hall.conclusion;
  expect(finished).toBe(true);
  const { stage } = hall.facts;
  const bracket = asked(rulebookOf(formats, hall.facts, stage)).bracket(historyOf(hall.facts, stage));
  // One champion; none where both forfeited the final or nobody came to it.
  const final = bracket.find(({ purpose }) => purpose === 'final');
  expect(winners).toEqual(final?.winner === undefined ? [] : [final.winner]);
  if (winners.length === 0 && final) expect(['void', 'done']).toContain(final.state);
  expect(standings.map(({ player }) => player).sort()).toEqual([...hall.facts.players.keys()].sort());
  const seeds = hall.facts.stages.at(-1)?.seeds ?? [];
  expect(new Set(seeds).size).toBe(seeds.length);
  for (const id of seeds) expect(hall.facts.players.has(id)).toBe(true);
  const positions = new Set<number>();
  for (const { tables } of hall.facts.rounds) {
    const ofRound = new Set(tables.flatMap(({ games: played }) => played.flatMap(({ start }) => start?.number ?? [])));
    expect(ofRound.size).toBeLessThanOrEqual(1);
    for (const number of ofRound) expect(positions.has(number)).toBe(false);
    for (const number of ofRound) positions.add(number);
    for (const { games: played, seats } of tables) {
      expect(seats.length).toBe(played.length === 0 ? 1 : 2);
      if (config.raceTo === 0.5) expect(played.length).toBeLessThanOrEqual(12);
    }
  }
}

test('[HK-26] any tournament ends: one champion or none, at most twelve games a match, seeds once each, and its audit agrees', () => {
  fc.assert(
    fc.property(told, (tournament) => {
      const hall = playOut(tournament);
      expectSound(hall, tournament);
      expect(audit(formats, hall.state.log.slice()).differences).toEqual([]);
    }),
    { numRuns: process.env.LONG ? 2000 : 30 },
  );
}, 3_600_000);
