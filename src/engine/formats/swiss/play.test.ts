import fc from 'fast-check';
import { expect, test } from 'vitest';
import { assertDefined } from '../../../kit/index.ts';
import { audit, draftOf, fold, isAway, openGames, type Table } from '../../tournament/index.ts';
import { formats } from '../index.ts';
import { chance, outcome, SwissDesk } from './hall.fixture.ts';

/** Whole tournaments at random, through the core. */

const results = ['5-0', '5-2', '5-4', '4-3', '3-3', '0-0', '1-4', '3-5', '0-5', '+-', '-+', 'ff'];

const settings = fc.record({
  tieBreaks: fc.shuffledSubarray(['differential', 'head-to-head', 'opponents-points', 'opponents-differential', 'lot']),
  firstRound: fc.constantFrom('random', 'rating'),
  lateAs: fc.constantFrom('loss', 'bye'),
  rounds: fc.option(fc.integer({ min: 1, max: 6 }), { nil: undefined }),
});

interface Disturbed {
  readonly desk: SwissDesk;
  readonly dice: ReturnType<typeof chance>;
}

/** Something that happens at a desk; refused or not. */
function disturb({ desk, dice }: Disturbed): void {
  const players = [...desk.facts.players.keys()];
  const done = desk.rounds
    .filter((round) => round.state !== 'draft')
    .flatMap((round) => round.tables.flatMap((table) => (table.games[0]?.recorded ? [{ round, table }] : [])));
  switch (dice.below(6)) {
    case 0:
      desk.try({ type: 'DropPlayer', player: dice.pick(players) });
      break;
    case 1:
      desk.try({ type: 'ReinstatePlayer', player: dice.pick(players) });
      break;
    case 2:
      desk.try({ type: 'AddPlayers', players: [{ name: `Late ${desk.state.log.length}`, rating: dice.below(2000) }] });
      break;
    case 3:
      desk.try({ type: 'KeepApart', players: [dice.pick(players), dice.pick(players)], apart: true });
      break;
    default: {
      if (done.length === 0) break;
      const { round, table } = dice.pick(done);
      const replaces = assertDefined(table.games[0]?.recorded?.outcome, 'outcome');
      const later = dice.below(3) > 0 ? ({ kind: 'keep' } as const) : ({ kind: 'unwind', confirm: 'Cup' } as const);
      const place = desk.place(table.match, round);
      if (dice.below(3) === 0) desk.try({ type: 'RemoveOutcome', place, replaces, later });
      else desk.try({ type: 'CorrectOutcome', place, replaces, later, outcome: outcome(dice.pick(results)) });
    }
  }
}

/** One calm step; false when it is over. Answers a missing legal pairing with rematches or by ending it. */
function forward({ desk, dice }: Disturbed): boolean {
  const draft = draftOf(desk.facts);
  if (draft) {
    if (!desk.try({ type: 'PublishRound', round: draft.number })) return true;
    if (!desk.try({ type: 'PairAgain', round: draft.number })) return true;
  }
  if (openGames(desk.facts) > 0) {
    for (const round of desk.rounds) {
      const open = round.tables.find((table: Table) => table.games[0] && !table.games[0].recorded);
      if (round.state === 'draft' || !open) continue;
      const place = desk.place(open.match, round);
      // SW-16: in the top cut a level score is refused, and another one is entered.
      while (desk.try({ type: 'RecordOutcome', place, outcome: outcome(dice.pick(results)) }));
      return true;
    }
  }
  const unclosed = desk.rounds.find((round) => round.state === 'published');
  if (unclosed) return desk.try({ type: 'CloseRound', round: unclosed.number }) === undefined;
  if (desk.conclusion.finished) return false;
  const why = desk.try({ type: 'PairRound' });
  if (!why) {
    if (desk.facts.stage === 0) checkDraw(desk);
    return true;
  }
  if (why.code === 'no-legal-pairing' && dice.below(2) === 0) desk.must({ type: 'AllowRematches' });
  else desk.must({ type: 'EndEarly', confirm: 'Cup' });
  return true;
}

/** SW-6, SW-12, SW-13: what every draw keeps to. */
function checkDraw(desk: SwissDesk): void {
  const draft = assertDefined(draftOf(desk.facts), 'draft');
  const present = [...desk.facts.players.values()].filter((player) => !isAway(player));
  const seated = [...draft.tables.flatMap((table) => table.seats), ...draft.byes];
  expect(seated.toSorted()).toEqual(present.map((player) => player.id).sort());
  expect(draft.byes.length).toBe(present.length % 2);
  const allowed = desk.facts.rematchesAllowedFor === draft.number;
  const hard = draft.findings.filter((finding) => finding.hard);
  expect(hard).toEqual([]);
  if (!allowed) expect(draft.findings.filter((finding) => finding.code === 'rematch')).toEqual([]);
  expect(draft.findings.filter((finding) => finding.code === 'wrong-bye')).toEqual([]);
  for (const table of draft.tables) expect(table.why.length).toBe(1);
}

const wholeTournament = (
  players: number,
  config: Readonly<Record<string, unknown>>,
  seed: number,
  disturbances: number,
) => {
  const play = { desk: SwissDesk.of(players, config, seed), dice: chance(seed) };
  let left = disturbances;
  for (let steps = 0; steps < 2000; steps++) {
    if (left > 0 && play.dice.below(8) === 0) {
      left--;
      disturb(play);
    } else if (!forward(play)) return play.desk;
  }
  throw new Error('It does not end.');
};

test('[SW-6] nobody meets twice, everyone is seated once, byes go round, whatever happens at the desk', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 13 }), settings, fc.nat(), (players, config, seed) => {
      const desk = wholeTournament(players, config, seed, 10);
      const entries = desk.state.log.slice();
      expect(audit(formats, entries).differences).toEqual([]);
      expect(fold(entries).facts).toEqual(desk.facts);
    }),
    { numRuns: 30 },
  );
});

test('[SW-12] in a calm tournament nobody has two byes more than anyone else, and nobody meets twice', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 33 }), fc.nat(), (players, seed) => {
      const desk = wholeTournament(players, {}, seed, 0);
      const { standings } = desk.conclusion;
      const byes = standings.map((row) => Number(row.why[0]?.figures.byes));
      // with 3 players and 2 rounds as with 33 and 6, somebody without a bye is always there to take it
      expect(Math.max(...byes) - Math.min(...byes)).toBeLessThanOrEqual(1);
      const pairs = desk.rounds.flatMap((round) => round.tables.map((table) => table.seats.toSorted().join()));
      expect(new Set(pairs).size).toBe(pairs.length);
    }),
    { numRuns: 25 },
  );
});

test('[SW-16] with a top cut, whatever happens at the desk, there is a champion or it was ended', () => {
  fc.assert(
    fc.property(fc.integer({ min: 4, max: 9 }), fc.nat(), (players, seed) => {
      const desk = wholeTournament(players, { topCut: 4, tieBreaks: ['head-to-head', 'differential'] }, seed, 4);
      expect(desk.conclusion.finished).toBe(true);
      expect(audit(formats, desk.state.log.slice()).differences).toEqual([]);
    }),
    { numRuns: 25 },
  );
});
