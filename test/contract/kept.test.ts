import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formats as real } from '../../src/engine/formats/index.ts';
import { type Derived, derive, fold, type Step } from '../../src/engine/tournament/index.ts';
import { contenders } from './contenders.ts';
import { Play, written } from './play.ts';
import { withToys } from './toys.ts';

/** What is taken over from one history to the next — sheets, conclusions, judgements — against everything worked out anew. */

const formats = withToys(real);
const runs = process.env.LONG ? 60 : 2;

const plain = (step: Step): unknown => ({ ...step, pair: undefined, open: undefined });

/** All that a rulebook can be asked about a stage. */
function askedOf(derived: Derived, at: number): unknown {
  const stage = derived.stage(at);
  const { rulebook, history, sheet, verdict, standings } = stage;
  return {
    sheet,
    verdict,
    standings,
    next: plain(stage.next()),
    opening: rulebook.opening?.(history, sheet),
    finalists: rulebook.finalists?.(history, sheet),
    bracket: rulebook.bracket?.(history, sheet),
    race: rulebook.race?.(history, sheet),
    crossTables: rulebook.crossTables?.(history, sheet),
    bars: rulebook.bars?.(history, sheet),
    stakes: rulebook.stakes?.(history, sheet),
    playersIn: rulebook.playersIn?.(history, sheet),
    tallies: history.rounds.map((round) => round.tables.map((table) => stage.tally(table))),
    late: rulebook.admitsLate(history, sheet),
    back: [...history.players.keys()].slice(0, 3).map((id) => rulebook.admitsLate(history, sheet, id)),
  };
}

const answers = (derived: Derived): unknown => ({
  verdict: derived.verdict,
  standings: derived.standings,
  draft: derived.reviewDraft(),
  ratings: derived.ratings,
  stages: derived.facts.stages.slice(0, derived.facts.stage + 1).map((_, stage) => askedOf(derived, stage)),
});

/** Functions are the same if both are there. */
const comparable = (answer: unknown): unknown =>
  JSON.parse(
    JSON.stringify(answer, (_, value: unknown) =>
      typeof value === 'function' ? 'function' : value instanceof Map ? [...value] : value,
    ),
  );

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
    test('what is taken over is what would be worked out anew, after every correction, drop and undo', () => {
      fc.assert(
        fc.property(fc.integer({ min: 0, max: 1_000_000 }), (seed) => {
          const play = new Play(formats, contender, seed);
          let derived = derive(formats, play.facts);
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
            derived = derive(formats, play.facts, derived);
            // Now and then nobody asks, and what is taken over is older.
            if (play.chance.below(4) > 0) {
              expect(comparable(answers(derived))).toEqual(comparable(answers(derive(formats, play.facts))));
            }
            if (steps % 16 === 0) {
              const folded = fold(structuredClone(play.state.log.slice()));
              expect(written(folded.facts)).toBe(written(play.facts));
            }
          }
          throw new Error('It does not end.');
        }),
        { numRuns: runs },
      );
    });
  },
);
