import { describe, expect, test } from 'vitest';
import { asked } from '../../../../test/asked.ts';
import { assertDefined, chanceFrom, hashOf } from '../../../kit/index.ts';
import { type Hall, letter } from '../../formats/hybrid/hall.fixture.ts';
import { outcomeOf } from '../../formats/hybrid/league.fixture.ts';
import { type History, historyOf, type Outcome, type Table } from '../../tournament/index.ts';
import type { KnockoutConfig } from './config.ts';
import { knockout } from './hall.fixture.ts';
import { knockoutRulebook } from './rulebook.ts';

type KnockoutHistory = History<KnockoutConfig>;
const historyIn = (hall: Hall) => historyOf(hall.facts) as KnockoutHistory;
const next = (history: KnockoutHistory) => {
  const step = asked(knockoutRulebook).next(history);
  return step.kind === 'wait' ? step.why : step;
};
const nextAt = (history: KnockoutHistory, number: number, match: number) => {
  const round = history.rounds.find((one) => one.number === number);
  const table = round?.tables[match - 1];
  const step = round && table && knockoutRulebook.afterGame?.(history, round, table);
  return step ?? asked(knockoutRulebook).opening(history);
};

describe('what comes next', () => {
  test('[HK-10] match by match: a further game, then the match it leads to, else nothing', () => {
    const hall = knockout(4);
    const { rounds, ...rest } = historyIn(hall);
    const played = (...results: readonly (string | undefined)[]): KnockoutHistory => ({
      ...rest,
      rounds: rounds.map((round) => ({
        ...round,
        tables: round.tables.map((table, at) => {
          const said = results[at];
          const recorded = said && { outcome: outcomeOf(said), completedAt: 1, sequence: 1 };
          return { ...table, games: table.games.map((game) => ({ ...game, ...(recorded && { recorded }) })) };
        }),
      })),
    });
    expect(nextAt(played('1/2'), 1, 1)).toMatchObject({ kind: 'add-game', round: 1, match: 1 });
    expect(nextAt(played('1/2'), 1, 2)).toBeUndefined();
    expect(nextAt(played('1-0'), 1, 1)).toBeUndefined();
    expect(nextAt(played('1-0', '1-0'), 1, 2)).toMatchObject({ kind: 'open-table', round: 2, roundKind: 'knockout' });
    expect(nextAt(played('1-0', '1-0'), 7, 1)).toMatchObject({ kind: 'open-table', round: 2 });
    expect(nextAt({ ...played('1-0', '1-0'), ended: true }, 1, 2)).toBeUndefined();
    const whole = { ...rest.config, roundByRound: true };
    expect(nextAt({ ...played('1-0', '1-0'), config: whole }, 1, 2)).toBeUndefined();
    expect(nextAt({ ...rest, rounds: [] }, 1, 1)).toBeUndefined();
  });

  test('[HK-24] a further game belongs to the round of its match', () => {
    const hall = knockout(4);
    hall.reports('d-a 0-1', 'c-b 0-1');
    const history = historyIn(hall);
    const drawn = { outcome: outcomeOf('1/2'), completedAt: 1, sequence: 1 };
    const rounds = history.rounds.map((round) =>
      round.number === 1
        ? round
        : {
            ...round,
            tables: round.tables.map((table) => ({
              ...table,
              games: table.games.map((game) => ({ ...game, recorded: drawn })),
            })),
          },
    );
    expect(nextAt({ ...history, rounds }, 2, 1)).toMatchObject({ kind: 'add-game', round: 2, match: 1 });
  });

  test('[HK-10] round by round: open tables, then the round is closed, then the desk draws the next', () => {
    const hall = knockout(4, { roundByRound: true });
    hall.reports('d-a 0-1');
    expect(next(historyIn(hall))).toEqual({ code: 'tables-open', details: { round: 1, open: 1, tables: [2] } });
    hall.reports('c-b 0-1');
    const unclosed = historyIn(hall).rounds.map((round) => ({ ...round, state: 'published' as const }));
    expect(next({ ...historyIn(hall), rounds: unclosed })).toEqual({ kind: 'close-round', round: 1 });
    expect(next(historyIn(hall))).toMatchObject({ kind: 'pair-round', auto: false });
    expect(next({ ...historyIn(hall), rounds: [] })).toMatchObject({ kind: 'pair-round', auto: false });
  });

  test('[DK-8] finished or ended: nothing more, not even a first round', () => {
    const hall = knockout(2);
    const before = { ...historyIn(hall), rounds: [] };
    expect(next({ ...before, ended: true })).toEqual({ code: 'already-finished', details: {} });
    expect(next({ ...before, field: [] })).toEqual({ code: 'already-finished', details: {} });
    hall.reports('b-a 1-0');
    expect(next(historyIn(hall))).toEqual({ code: 'already-finished', details: {} });
  });

  test('[DK-8] ended while a match is played: it is over, and the match may still be entered', () => {
    const hall = knockout(4);
    hall.reports('d-a 0-1');
    hall.must({ type: 'EndEarly', confirm: 'Cup' });
    expect(next(historyIn(hall))).toEqual({ code: 'already-finished', details: {} });
    expect(hall.conclusion).toMatchObject({ finished: true, winners: [] });
    expect(hall.conclusion.why).toEqual([{ rule: 'DK-8', code: 'ended-early', figures: { players: [] } }]);
  });

  test('[HK-9] a match that opens has the position of its round, and the first one of a round a new one', () => {
    const hall = knockout(8, { variant: 'chess960' });
    hall.reports('h-a 0-1', 'e-d 0-1');
    const history = historyIn(hall);
    const [first, second] = history.rounds;
    expect(second?.notes).toEqual([]);
    const used = assertDefined(second?.tables[0]?.games[0]?.start, 'position').number;
    expect(used).not.toBe(first?.tables[0]?.games[0]?.start?.number);
    hall.reports('g-b 0-1', 'f-c 0-1');
    expect(hall.facts.rounds[1]?.tables.map(({ games: [game] }) => game?.start?.number)).toEqual([used, used]);
  });

  test('[HK-9] a round that begins with a walkover draws its position with the first match that is played', () => {
    const hall = knockout(8, { variant: 'chess960' });
    hall.reports('h-a ff', 'e-d 0-1', 'g-b 0-1', 'f-c 0-1');
    const starts = hall.facts.rounds[1]?.tables.map(({ games }) => games.map(({ start }) => start?.number));
    expect(starts).toEqual([[], [expect.any(Number)]]);
  });

  test('[HK-9] a round that is drawn as a whole says its position', () => {
    const hall = knockout(4, { variant: 'chess960', roundByRound: true });
    hall.reports('d-a 0-1', 'c-b 0-1');
    const step = asked(knockoutRulebook).next(historyIn(hall));
    const drawn = step.kind === 'pair-round' ? step.pair(chanceFrom(hashOf('position'))) : undefined;
    const [table] = drawn?.ok ? drawn.value.pairing.tables : [];
    const start = assertDefined(table?.games[0]?.start, 'position');
    expect(start.number).not.toBe(hall.facts.rounds[0]?.tables[0]?.games[0]?.start?.number);
    expect(drawn?.ok && drawn.value.pairing.notes).toEqual([
      { rule: 'HK-9', code: 'start-position', figures: { number: start.number, fen: start.fen } },
    ]);
    expect(drawn?.ok && drawn.value.pairing).toMatchObject({ kind: 'knockout', byes: [] });
  });
});

describe('who may play', () => {
  test('[KO-1] no more than the bracket has places, no late entry, and nobody comes back', () => {
    const hall = knockout(4);
    const { config, ...history } = historyIn(hall);
    expect(knockoutRulebook.admits(config, 4)).toBeUndefined();
    expect(knockoutRulebook.admits(config, 5)).toEqual({ code: 'too-many-players', details: { have: 5, most: 4 } });
    const late = (more: Partial<KnockoutHistory>, player?: string) =>
      asked(knockoutRulebook).admitsLate({ config, ...history, ...more }, player);
    expect(late({ rounds: [] })).toBeUndefined();
    expect(late({ rounds: [] }, 'p1')).toBeUndefined();
    expect(late({})).toEqual({ code: 'late-entry-closed', details: { reason: 'started' } });
    expect(late({}, 'p1')).toEqual({ code: 'cannot-come-back', details: { player: 'p1' } });
    const closed = { code: 'late-entry-closed', details: { reason: 'first-result' } };
    hall.reports('c-b 1-0');
    expect(late(historyIn(hall))).toEqual(closed);
    hall.reports('d-a 1/2');
    expect(late(historyIn(hall))).toEqual(closed);
    // The final is open, without a result of its own.
    hall.reports('d-a 1-0');
    expect(late(historyIn(hall))).toEqual(closed);
    const level = knockout(2);
    level.reports('b-a 1/2');
    expect(late(historyIn(level))).toEqual(closed);
  });

  test('[DK-29] [HK-19] who can still win: not one who is out, nor one who plays for third place', () => {
    const hall = knockout(4, { thirdPlace: true });
    const inIt = () => asked(knockoutRulebook).playersIn(historyIn(hall)).map(letter).join('');
    expect(inIt()).toBe('abcd');
    hall.reports('d-a 0-1');
    expect(inIt()).toBe('abc');
    hall.reports('c-b 0-1');
    expect(inIt()).toBe('ab');
    hall.reports('a-b 0-1');
    expect(inIt()).toBe('b');
  });

  test('[DK-29] a forecast plays whole rounds by the same rules', () => {
    const { config } = historyIn(knockout(4));
    const whole = knockoutRulebook.inWholeRounds?.(config);
    expect(whole).toEqual({ ...config, roundByRound: true });
    expect(knockoutRulebook.inWholeRounds?.(whole as KnockoutConfig)).toBe(whole);
  });
});

describe('what a match shows', () => {
  const tally = (hall: Hall, pair: string) => asked(knockoutRulebook).tally(historyIn(hall), hall.at(pair).table);

  test('[HK-20] who won it, and by how much where it was played', () => {
    const hall = knockout(2, { raceTo: 1.5 });
    expect(tally(hall, 'b-a')).toEqual({ points: [0, 0], winners: [] });
    hall.reports('b-a 1-0');
    expect(tally(hall, 'b-a')).toEqual({ points: [0, 0], scores: [{ halves: 2 }, { halves: 0 }], winners: [] });
    hall.reports('b-a 1/2');
    expect(tally(hall, 'b-a')).toEqual({ points: [1, 0], scores: [{ halves: 3 }, { halves: 1 }], winners: [0] });
    const other = knockout(2);
    other.reports('b-a 0-1');
    expect(tally(other, 'b-a')).toMatchObject({ points: [0, 1], winners: [1] });
  });

  test('[HK-25] forfeits and walkovers show no score', () => {
    const hall = knockout(4);
    hall.reports('d-a ff', 'c-b +-');
    expect(tally(hall, 'd-a')).toEqual({ points: [0, 0], winners: [] });
    expect(tally(hall, 'c-b')).toEqual({ points: [1, 0], winners: [0] });
    expect(asked(knockoutRulebook).tally(historyIn(hall), assertDefined(hall.last.tables[0], 'walkover'))).toEqual({
      points: [1],
      winners: [0],
    });
  });

  test('[HK-24] the game that follows by itself, and what a result may be', () => {
    const hall = knockout(2);
    const history = historyIn(hall);
    const { config } = history;
    const { table } = hall.at('b-a');
    const further = (of: Table) => knockoutRulebook.afterGame?.(history, hall.last, of);
    expect(further(table)).toBeUndefined();
    const drawn = { outcome: outcomeOf('1/2'), completedAt: 1, sequence: 1 };
    const level = { ...table, games: table.games.map((game) => ({ ...game, recorded: drawn })) };
    expect(further(level)).toMatchObject({ kind: 'add-game', game: { kind: 'sudden-death', attempt: 1 } });
    expect(knockoutRulebook.results?.(config)).toEqual({ kind: 'one-point' });
    const target: KnockoutConfig = { ...config, play: { kind: 'target', target: 16 } };
    expect(knockoutRulebook.results?.(target)).toEqual({ kind: 'target', target: 16, level: false });
    const [game] = table.games;
    const accepts = (of: KnockoutConfig, outcome: Outcome) =>
      knockoutRulebook.accepts({ ...historyIn(hall), config: of }, table, assertDefined(game, 'game'), outcome)?.code;
    expect(accepts(config, outcomeOf('1/2'))).toBeUndefined();
    expect(accepts(target, outcomeOf('1/2'))).toBe('impossible-score');
    expect(accepts(target, { kind: 'scores', scores: [16_000, 9_000] })).toBeUndefined();
  });

  test('[SW-16] a game to a target has no position, whatever the variant', () => {
    const { config, ...history } = historyIn(knockout(2));
    const target: KnockoutConfig = { ...config, play: { kind: 'target', target: 16 } };
    const step = asked(knockoutRulebook).next({ ...history, config: target, rounds: [] });
    const drawn = step.kind === 'pair-round' ? step.pair(chanceFrom(hashOf('target'))) : undefined;
    expect(drawn?.ok && drawn.value.pairing.tables.map(({ games }) => games)).toEqual([[{ kind: 'regular' }]]);
    expect(drawn?.ok && drawn.value.pairing.notes.map(({ code }) => code)).toEqual(['seeds']);
  });
});
