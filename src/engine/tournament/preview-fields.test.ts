import { describe, expect, test } from 'vitest';
import { withToys } from '../../../test/contract/toys.ts';
import { Hall as Duels, outcome } from '../../../test/hall.ts';
import { assertDefined } from '../../kit/index.ts';
import { formats as real } from '../formats/index.ts';
import { Hall, scoresOf } from '../formats/strikes/evening.fixture.ts';
import {
  duelOf,
  type Formats,
  type History,
  type Outcome,
  type Place,
  type PlayerId,
  previewCorrection,
  type Rulebook,
} from './index.ts';

const formats = withToys(real);
const at = { round: 1, edition: 1, match: 1, game: 1 };
/** With some of the answers of a rulebook. */
const where = (changed: Partial<Rulebook>): Formats => ({
  ...formats,
  rulebook: (name, version) => ({ ...formats.rulebook(name, version), ...changed }),
});

/** Six players at level 24: the last of each table goes out, four play round 2. */
function evening() {
  const hall = new Hall(6, { eliminationAt: 24 });
  const first = hall.pair();
  for (const table of first.tables) hall.report(table.number, 9, 5, 1);
  hall.close();
  hall.pair();
  const [winner = '', second = '', out = ''] = first.tables[0]?.seats ?? [];
  const otherOut = first.tables[1]?.seats[2] ?? '';
  const preview = (result: Outcome | undefined, returning?: readonly PlayerId[], rules = hall.formats) => {
    const answer = previewCorrection(rules, hall.state, hall.place(1, first), result, returning);
    return answer.ok ? answer.value : answer.error;
  };
  return { hall, preview, winner, second, out, otherOut };
}
const swapped = scoresOf([9, 1, 5]);

describe('[DK-5] what a correction would change', () => {
  test('every field of it, where later rounds are kept', () => {
    const { preview, second, out, otherOut } = evening();
    const nobody = { from: [], to: [] };
    const keep = {
      moved: [
        { player: second, from: 3, to: 4 },
        { player: otherOut, from: 5, to: 6 },
      ],
      states: [],
      winners: nobody,
      finished: { from: false, to: false },
      through: nobody,
      faults: [
        { round: 2, table: 1, finding: { code: 'is-out', hard: true, players: [second], size: 1 } },
        { round: 2, finding: { code: 'missing', hard: true, players: [out], size: 1 } },
      ],
      mayReinstate: [out],
      cancelledGames: 0,
      ratings: [],
    };
    expect(preview(swapped)).toStrictEqual({ keep, unwind: { rounds: [2], outcomes: 0 } });
    // Those who come back with it are in what it would change.
    expect(preview(swapped, [out])).toStrictEqual({
      keep: {
        ...keep,
        moved: [
          { player: second, from: 3, to: 5 },
          { player: out, from: 5, to: 3 },
          { player: otherOut, from: 5, to: 6 },
        ],
        states: [{ player: out, from: 'eliminated', to: 'active' }],
      },
      unwind: { rounds: [2], outcomes: 0 },
    });
  });

  test('that it ends with it, who has won then, and how many results unwinding would set aside', () => {
    const { hall, preview, second, out } = evening();
    hall.report(1, 9, 5, 3, 1);
    hall.close();
    expect(hall.conclusion.finished).toBe(false);
    const [winner] = hall.last.tables[0]?.seats ?? [];
    expect(preview(swapped)).toMatchObject({
      keep: {
        states: [{ player: second, from: 'active', to: 'eliminated' }],
        winners: { from: [], to: [winner] },
        finished: { from: false, to: true },
        mayReinstate: [out],
      },
      unwind: { rounds: [2], outcomes: 1 },
    });
  });

  test('of those who are out only who would play on is offered, whoever else might come back', () => {
    const { hall, preview, out, otherOut } = evening();
    const everyone = where({ admitsLate: () => undefined });
    const offered = (result: Outcome | undefined) => {
      const answer = preview(result, [], everyone);
      return 'keep' in answer ? answer.keep.mayReinstate : answer;
    };
    expect(offered(swapped)).toEqual([out]);
    expect(offered(undefined)).toEqual([out, otherOut]); // the round is open then, and nobody out yet
    hall.report(1, 9, 5, 3, 1);
    hall.close();
    expect(offered(swapped)).toEqual([hall.last.tables[0]?.seats[3], out]);
    const knock = new Duels('toy-knock', 'abcd', { formats }).begin();
    knock.report(knock.last.tables.map(({ seats }) => `${knock.names(seats)} 1-0`).join());
    const loser = knock.rounds[0]?.tables[0]?.seats[1];
    expect(previewCorrection(everyone, knock.state, at, outcome('0-1'))).toMatchObject({
      value: { keep: { mayReinstate: [loser] } },
    });
  });

  test('whether they would play on is asked as if the round were closed, unless a game of it is open', () => {
    const { preview } = evening();
    const outWhenClosed = where({
      admitsLate: () => undefined,
      conclude: () => ({ finished: false, winners: [], why: [], through: [] }),
      standings: ({ rounds, field }) => {
        const state = rounds.length > 1 || rounds[0]?.state === 'closed' ? 'eliminated' : 'active';
        return field.map((player) => ({ place: 1, player, state, criteria: [], why: [] }) as const);
      },
    });
    expect(preview(swapped, [], outWhenClosed)).toMatchObject({ keep: { mayReinstate: [] } });
    const everyone = ['p1', 'p2', 'p3', 'p4', 'p5', 'p6'];
    expect(preview(undefined, [], outWhenClosed)).toMatchObject({ keep: { mayReinstate: everyone } });
  });

  test('only the pairings after it are judged again', () => {
    const { preview } = evening();
    const judged: number[] = [];
    const heard = where({
      judge: ({ rounds }) => {
        judged.push(rounds.length);
        return { cost: [], findings: [] };
      },
    });
    preview(swapped, [], heard);
    expect(judged).toEqual([1, 1]);
  });

  test('a fault is shown at the table where one of those whom it concerns sits', () => {
    const knock = new Duels('toy-knock', 'abcd', { formats }).begin();
    knock.report(knock.last.tables.map(({ seats }) => `${knock.names(seats)} 1-0`).join());
    const [winner = '', loser = ''] = knock.rounds[0]?.tables[0]?.seats ?? [];
    const judging = where({
      due: (_history, _sheet, { tables }) => ({ players: tables.flatMap(({ seats }) => seats) }),
      judge: ({ rounds }) => {
        const result = rounds[0]?.tables[0]?.games[0]?.recorded?.outcome;
        const changed = result !== undefined && duelOf(result) === 'second';
        const finding = { code: 'keep-apart', hard: false, players: [loser, winner], size: 1 };
        return { cost: [], findings: changed ? [finding] : [] };
      },
    });
    expect(previewCorrection(judging, knock.state, at, outcome('0-1'))).toMatchObject({
      value: { keep: { faults: [{ round: 2, table: 1, finding: { code: 'keep-apart' } }] } },
    });
  });

  test('a result that is taken back', () => {
    const { preview, out, otherOut } = evening();
    expect(preview(undefined)).toMatchObject({
      keep: {
        faults: [
          { round: 2, finding: { code: 'missing', players: [out] } },
          { round: 2, finding: { code: 'missing', players: [otherOut] } },
        ],
        mayReinstate: [out],
      },
    });
  });

  test('what the command would refuse is refused', () => {
    const { hall, preview, winner } = evening();
    expect(preview(scoresOf([9, 5]))).toHaveProperty('code');
    expect(preview(swapped, [winner])).toEqual({ code: 'not-dropped', details: { player: winner } });
    const open = previewCorrection(hall.formats, hall.state, hall.place(1), swapped);
    const nothing = { code: 'nothing-recorded', details: { round: 2, match: 1, game: 1 } };
    expect(open).toEqual({ ok: false, error: nothing });
    expect(previewCorrection(hall.formats, hall.state, hall.place(1), undefined)).toEqual({
      ok: false,
      error: nothing,
    });
    const refused = (place: Place) => previewCorrection(hall.formats, hall.state, place, swapped);
    expect(refused(hall.place(9))).toMatchObject({ error: { code: 'unknown-match' } });
    expect(refused({ ...hall.place(1), game: 9 })).toMatchObject({ error: { code: 'unknown-game' } });
    expect(refused({ ...hall.place(1), round: 9 })).toMatchObject({ error: { code: 'unknown-round' } });
  });
});

test('[DK-4] who is through from an earlier stage is told as it would be now', () => {
  const hall = new Duels('toy-final', 'abcd', { formats }).begin().playOut('abcd').over().draw();
  const [table] = hall.rounds[0]?.tables ?? [];
  const [first = '', second = ''] = table?.seats ?? [];
  const won = hall.facts.stages[1]?.seeds?.includes(first);
  const preview = previewCorrection(formats, hall.state, at, outcome(won ? '0-1' : '1-0'));
  const through = preview.ok ? preview.value.keep.through : { from: [], to: [] };
  expect(through.from).toEqual(hall.facts.stages[1]?.seeds);
  expect(through.to).toContain(won ? second : first);
  expect(through.to).not.toContain(won ? first : second);
});

test('[DK-4] and from the second of three as well', () => {
  const three: Formats = {
    ...formats,
    format: (name, version) => {
      const format = formats.format(name, version);
      const stages = ['toy-qualifier', 'toy-qualifier', 'toy-race'].map((rulebook) => ({ rulebook, config: {} }));
      return format && { ...format, stages: () => stages };
    },
  };
  const hall = new Duels('toy-final', 'abcd', { formats: three }).begin();
  hall.playOut('abcd').over().draw().playOut('abcd').over().draw();
  expect(hall.rounds.map(({ stage }) => stage)).toEqual([0, 1, 2]);
  const preview = previewCorrection(three, hall.state, { ...at, round: 2 }, undefined);
  expect(preview).toMatchObject({ value: { keep: { through: { from: hall.facts.stages[2]?.seeds } } } });
});

describe('[GR-11] ratings', () => {
  const rated = () =>
    new Duels('groups', 'abcd', {
      formats,
      config: { ratings: 'glicko2', groupSize: 4, autoAdvance: false },
      ratings: [1800, 1700, undefined, 1500],
    }).begin();
  const ratings = (hall: Duels, text: string, rules: Formats = formats) => {
    const preview = previewCorrection(rules, hall.state, at, outcome(text));
    return preview.ok ? preview.value.keep.ratings : preview.error;
  };

  test('of those whose figures it changes, in whole points', () => {
    const hall = rated();
    hall.report('ab 1-0');
    expect(ratings(hall, '1-0')).toEqual([]);
    expect(ratings(hall, '½')).toEqual([
      { player: 'p1', from: 1933, to: 1769 },
      { player: 'p2', from: 1567, to: 1731 },
    ]);
    // Without a figure on entry one counts as 1500.
    const drawn = ({ rounds }: History) =>
      duelOf(assertDefined(rounds[0]?.tables[0]?.games[0]?.recorded, 'it').outcome);
    const few = where({
      ratings: (history) => new Map(drawn(history) === 'draw' ? [['p3', { rating: 160_049 }]] : []),
    });
    expect(ratings(hall, '½', few)).toEqual([{ player: 'p3', from: 1500, to: 1600 }]);
    expect(ratings(hall, '0-1', few)).toEqual([]);
  });

  test('not of those who left, nor where there is no further draw', () => {
    const hall = rated();
    hall.report('ab 1-0');
    hall.must({ type: 'DropPlayer', player: 'p2' });
    expect(ratings(hall, '½')).toMatchObject([{ player: 'p1' }]);
    hall.must({ type: 'EndEarly', confirm: 'Cup' });
    expect(ratings(hall, '½')).toEqual([]);
  });
});
