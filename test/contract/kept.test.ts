import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formats as real } from '../../src/engine/formats/index.ts';
import {
  conclude,
  type Facts,
  fold,
  historyOf,
  judgeDraft,
  ratingsOf,
  rulebookOf,
  type Step,
} from '../../src/engine/tournament/index.ts';
import { contenders } from './contenders.ts';
import { Play, written } from './play.ts';
import { withToys } from './toys.ts';

/** What is kept from one history to the next — sheets, conclusions, judgements — against everything worked out anew. */

const formats = withToys(real);
const runs = process.env.LONG ? 60 : 2;

/** Equal facts that nothing was ever worked out for: whatever is kept is kept for the objects themselves. */
const unknown = (facts: Facts): Facts => structuredClone(facts);

const plain = (step: Step): unknown => ({ ...step, pair: undefined, open: undefined });

/** All that a rulebook can be asked about a stage. */
function askedOf(facts: Facts, stage: number): unknown {
  const rulebook = rulebookOf(formats, facts, stage);
  const history = historyOf(facts, stage);
  return {
    next: plain(rulebook.next(history, { kind: 'stage' })),
    conclusion: rulebook.conclude(history),
    finalists: rulebook.finalists?.(history),
    bracket: rulebook.bracket?.(history),
    race: rulebook.race?.(history),
    crossTables: rulebook.crossTables?.(history),
    bars: rulebook.bars?.(history),
    tallies: history.rounds.map((round) => round.tables.map((table) => rulebook.tally(history, table))),
    late: rulebook.admitsLate(history),
    back: [...facts.players.keys()].slice(0, 3).map((id) => rulebook.admitsLate(history, id)),
  };
}

const answers = (facts: Facts): unknown => ({
  conclusion: conclude(formats, facts),
  draft: judgeDraft(formats, facts),
  ratings: ratingsOf(formats, facts),
  stages: facts.stages.slice(0, facts.stage + 1).map((_, stage) => askedOf(facts, stage)),
});

/** One more step, sometimes a whole list of results at once. */
function step(play: Play): boolean {
  const open = play.games(false);
  if (open.length < 2 || play.chance.below(4) > 0) return play.forward();
  const several = play.chance.shuffle(open).slice(0, 2 + play.chance.below(4));
  const matches = new Set(several.map(({ place }) => `${place.round}.${place.match}`));
  const reports = several.map(({ place, table }) => ({ place, outcome: play.outcomeAt(place, table) }));
  return (matches.size === several.length && play.send({ type: 'RecordSeveral', reports })) || play.forward();
}

describe.each(contenders.map((contender, at) => ({ contender, at })))(
  '$contender.format, contender $at',
  ({ contender }) => {
    test('what is kept is what would be worked out anew, at every step', () => {
      fc.assert(
        fc.property(fc.integer({ min: 0, max: 1_000_000 }), (seed) => {
          const play = new Play(formats, contender, seed);
          for (let steps = 0, disturbances = 14; steps < 4_000; steps++) {
            const { facts } = play;
            const before = written(facts);
            if (disturbances > 0 && play.chance.below(5) === 0) {
              disturbances -= 1;
              if (play.chance.below(4) === 0) play.turnBack();
              else play.disturb();
            } else if (!step(play)) return;
            // A list of results writes into its own copy of the tables: the state before is as it was.
            expect(written(facts)).toBe(before);
            expect(answers(play.facts)).toEqual(answers(unknown(play.facts)));
            if (steps % 16 === 0) {
              const folded = fold(structuredClone(play.state.log.slice()));
              expect(written(folded.facts)).toBe(written(play.facts));
              expect(folded.changed).toEqual(play.state.changed);
            }
          }
          throw new Error('It does not end.');
        }),
        { numRuns: runs },
      );
    });
  },
);
