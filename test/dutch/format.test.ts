import { expect, test } from 'vitest';
import type { DutchConfig } from '../../src/engine/formats/dutch/index.ts';
import { dutch } from '../../src/engine/formats/dutch/index.ts';
import { presentIn } from '../../src/engine/formats/dutch/replay.ts';
import { dutchRulebook } from '../../src/engine/formats/dutch/rulebook.ts';
import type { History, Outcome, Pairing, Player, PlayerId, Round, Table } from '../../src/engine/tournament/index.ts';
import { playerTold } from '../../src/engine/tournament/presence.fixture.ts';
import { assertDefined, chanceFrom, hashOf } from '../../src/kit/index.ts';
import { type RecordedRound, type RecordedTournament, readRecorded, reportedRound } from './recorded.ts';

/** The same data through the format itself: what it counts from results is what the next round is paired by. */

const idOf = (number: number): PlayerId => `p${number}`;

const OUTCOMES: Readonly<Record<string, Outcome>> = {
  w: { kind: 'scores', scores: [1000, 0] },
  d: { kind: 'scores', scores: [500, 500] },
  b: { kind: 'scores', scores: [0, 1000] },
  W: { kind: 'forfeit', seats: [1] },
  B: { kind: 'forfeit', seats: [0] },
  n: { kind: 'forfeit', seats: [0, 1] },
};

/** Byes on request come with DK-33; until then, tournaments in which everybody is there to the end. */
const isComplete = ({ points, rounds }: RecordedTournament): boolean =>
  rounds.every((round) => presentIn(reportedRound(round)).length === points.length);

function roundOf({ pairs, byes }: RecordedRound, number: number, notes: Round['notes']): Round {
  const tables = pairs.map(({ white, black, result }, at): Table => {
    const outcome = assertDefined(OUTCOMES[result], `outcome ${result}`);
    const recorded = { outcome, completedAt: at, sequence: at };
    const seats = [idOf(white), idOf(black)];
    return {
      match: at + 1,
      number: at + 1,
      seats,
      games: [{ kind: 'regular', white: 0, black: 1, recorded }],
      proposals: [],
      why: [],
    };
  });
  const nothing = { byeReasons: [], findings: [], overrides: [], open: 0 };
  return {
    number,
    edition: 1,
    stage: 0,
    kind: 'dutch',
    state: 'closed',
    tables,
    byes: [...byes.keys()].map(idOf),
    notes,
    ...nothing,
  };
}

function historyOf(config: DutchConfig, players: number, rounds: readonly Round[]): History<DutchConfig> {
  const field = Array.from({ length: players }, (_, at) => idOf(at + 1));
  const all = field.map((id, at): [PlayerId, Player] => [id, playerTold(id, { rating: { rating: 3000 - at } })]);
  const rest = {
    roundsBefore: 0,
    earlier: [],
    lots: [],
    keepApart: [],
    adjustments: [],
    rematchesAllowed: false,
    ended: false,
    lastStage: true,
  };
  return { config, players: new Map(all), field, rounds, ...rest };
}

const inOrder = (round: Pick<Pairing, 'tables' | 'byes'>): string[] =>
  [...round.tables.map(({ seats }) => seats.join('-')), ...round.byes].sort();

test('[DU-7] the format draws what was recorded, round by round', () => {
  const complete = readRecorded().filter((tournament) => isComplete(tournament) && tournament.points.length < 40);
  expect(complete.length).toBeGreaterThan(50);
  for (const tournament of complete.slice(0, process.env.LONG === '1' ? undefined : 12)) {
    const first = assertDefined(tournament.rounds[0], 'first round');
    const initialColour = first.pairs.some(({ white }) => white === 1) ? 'white' : 'black';
    const made = dutch.configure({ initialColour, rounds: tournament.rounds.length });
    const config = (made.ok ? made.value : undefined) as DutchConfig;
    const rounds: Round[] = [];
    for (const [at, round] of tournament.rounds.entries()) {
      const history = historyOf(config, tournament.points.length, [...rounds]);
      const step = dutchRulebook.next(history, dutchRulebook.sheet(history));
      const drawn = step.kind === 'pair-round' ? step.pair(chanceFrom(hashOf('any'))) : undefined;
      const pairing = assertDefined(
        drawn?.ok ? drawn.value.pairing : undefined,
        `round ${at + 1} of ${tournament.name}`,
      );
      rounds.push(roundOf(round, at + 1, pairing.notes));
      expect(inOrder(pairing), `${tournament.name}, round ${at + 1}`).toEqual(
        inOrder(assertDefined(rounds.at(-1), 'round')),
      );
    }
    const played = historyOf(config, tournament.points.length, rounds);
    const points = dutchRulebook
      .standings(played, dutchRulebook.sheet(played))
      .map(({ player, criteria }) => [player, criteria[0]?.value]);
    expect(Object.fromEntries(points)).toEqual(
      Object.fromEntries(tournament.points.map((halves, at) => [idOf(at + 1), { halves }])),
    );
  }
});
