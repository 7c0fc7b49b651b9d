import { describe, expect, test } from 'vitest';
import { withToys } from '../../../../test/contract/toys.ts';
import { Hall } from '../../../../test/hall.ts';
import { formats as real } from '../../formats/index.ts';
import { typesWhen, under, when } from '../given.fixture.ts';
import type { Command, Finding, Formats } from '../index.ts';

const formats = withToys(real);
const drafted = () => {
  const desk = new Hall('toy-knock', 'abcde', { formats });
  desk.must({ type: 'Start' });
  desk.must({ type: 'PairRound' });
  return desk;
};
const publish: Command = { type: 'PublishRound', round: 1 };

describe('[DK-2] a draft by hand', () => {
  const desk = drafted();
  const [first, second] = desk.last.tables;
  const [a = '', b = ''] = first?.seats ?? [];
  const [c = '', d = ''] = second?.seats ?? [];
  const [bye = ''] = desk.last.byes;
  const adjust = (change: object, more = {}): Command =>
    ({ type: 'AdjustDraft', round: 1, edition: 1, change, ...more }) as Command;
  const byDesk = [{ rule: 'DK-2', code: 'placed-by-desk', figures: {} }];
  const shown = (command: Command) => {
    const [event] = when(desk, command) as readonly {
      type: string;
      tables: { seats: string[]; why: unknown }[];
      byes: string[];
    }[];
    return [event?.tables.map(({ seats }) => seats), event?.byes];
  };

  test('two change seats, also with the one who has the bye; who was moved is told so', () => {
    expect(shown(adjust({ kind: 'swap', players: [a, c] }))).toEqual([
      [
        [c, b],
        [a, d],
      ],
      [bye],
    ]);
    expect(shown(adjust({ kind: 'swap', players: [a, bye] }))).toEqual([
      [
        [bye, b],
        [c, d],
      ],
      [a],
    ]);
    expect(shown(adjust({ kind: 'bye', player: d }))).toEqual([
      [
        [a, b],
        [c, bye],
      ],
      [d],
    ]);
    expect(when(desk, adjust({ kind: 'bye', player: d }))).toMatchObject([
      { type: 'DraftAdjusted', round: 1, tables: [{ why: first?.why }, { why: byDesk }], findings: [] },
    ]);
    expect(when(desk, adjust({ kind: 'bye', player: d }))).not.toHaveProperty('0.override');
  });

  test('one moves to another table', () => {
    expect(shown(adjust({ kind: 'move', player: bye, match: 1 }))).toEqual([
      [
        [a, b, bye],
        [c, d],
      ],
      [],
    ]);
    expect(shown(adjust({ kind: 'move', player: a, match: 2 }))).toEqual([[[b], [c, d, a]], [bye]]);
    const why = (change: object) => when(desk, adjust(change, { override: 'agreed' }));
    expect(why({ kind: 'move', player: bye, match: 1 })).toMatchObject([
      { tables: [{ why: byDesk }, { why: second?.why }] },
    ]);
    expect(why({ kind: 'move', player: a, match: 2 })).toMatchObject([{ tables: [{ why: byDesk }, { why: byDesk }] }]);
  });

  test('the whole draft at once, as another program drew it', () => {
    const tables = [
      [d, a],
      [bye, c],
    ];
    expect(shown(adjust({ kind: 'arrange', tables, byes: [b] }))).toEqual([tables, [b]]);
    expect(when(desk, adjust({ kind: 'arrange', tables, byes: [b] }))).toMatchObject([
      { tables: [{ why: byDesk }, { why: byDesk }] },
    ]);
    const [one] = tables;
    expect(shown(adjust({ kind: 'arrange', tables: [one], byes: [b, c, bye] }))).toEqual([[one], [b, c, bye]]);
  });

  test.each([
    [{ kind: 'arrange', tables: [[a, b]], byes: [c, d] }, 'not-seated'],
    [{ kind: 'arrange', tables: [[a, a]], byes: [b, c, d] }, 'not-seated'],
    [{ kind: 'arrange', tables: [[a, b], [c], [d]], byes: [bye] }, 'unknown-table'],
    [{ kind: 'arrange', tables: [['p1p2'], ['p3', 'p4']], byes: ['p5'] }, 'not-seated'],
    [{ kind: 'swap', players: [a, a] }, 'not-seated'],
    [{ kind: 'swap', players: [a, 'p9'] }, 'not-seated'],
    [{ kind: 'swap', players: ['p9', a] }, 'not-seated'],
    [{ kind: 'bye', player: bye }, 'has-bye'],
    [{ kind: 'bye', player: 'p9' }, 'not-seated'],
    [{ kind: 'move', player: a, match: 9 }, 'unknown-table'],
    [{ kind: 'move', player: a, match: 1 }, 'same-table'],
    [{ kind: 'move', player: 'p9', match: 1 }, 'not-seated'],
  ])('%j cannot be: %s', (change, problem) => {
    expect(when(desk, adjust(change))).toEqual({ code: 'bad-change', details: { problem } });
  });

  test('where nobody has the bye there is none to give', () => {
    const even = new Hall('toy-knock', 'abcd', { formats });
    even.must({ type: 'Start' });
    even.must({ type: 'PairRound' });
    expect(when(even, adjust({ kind: 'bye', player: 'p1' }))).toEqual({
      code: 'bad-change',
      details: { problem: 'no-bye' },
    });
  });

  test('only a draft is changed, accepted and published', () => {
    const shownAlready = new Hall('groups', 'abc', { config: { autoAdvance: false } }).begin();
    const why = { code: 'round-is-published', details: { round: 1 } };
    expect(when(shownAlready, adjust({ kind: 'bye', player: 'p1' }))).toEqual(why);
    expect(when(shownAlready, { type: 'Override', round: 1, edition: 1, reason: 'agreed' })).toEqual(why);
    expect(when(shownAlready, publish)).toEqual(why);
  });

  test('for the edition that was on the screen', () => {
    expect(when(desk, { type: 'Override', round: 1, edition: 2, reason: 'agreed' })).toEqual({
      code: 'table-was-paired-again',
      details: { round: 1, edition: 2, now: 1 },
    });
    expect(when(desk, adjust({ kind: 'bye', player: d }, { edition: 2 }))).toEqual({
      code: 'table-was-paired-again',
      details: { round: 1, edition: 2, now: 1 },
    });
  });

  const finding = (more: Partial<Finding>): Finding => ({
    code: 'rematch',
    hard: false,
    players: [a],
    size: 1,
    ...more,
  });
  const judging = (...findings: Finding[]): Formats => ({
    ...formats,
    rulebook: (name, version) => ({ ...formats.rulebook(name, version), judge: () => ({ cost: [], findings }) }),
  });
  const swap = adjust({ kind: 'swap', players: [a, c] });

  test('a hard rule needs a word, a soft one none; what cannot be played is refused with any', () => {
    const hard = finding({ hard: true });
    const soft = finding({ code: 'score-gap' });
    expect(when(under(desk, judging(soft)), swap)).toMatchObject([{ findings: [soft] }]);
    expect(when(under(desk, judging(hard)), swap)).toEqual({
      code: 'forbidden-pairing',
      details: { findings: [hard] },
    });
    const said = { ...swap, override: ' agreed ' } as Command;
    expect(when(under(desk, judging(hard, soft)), said)).toMatchObject([
      { findings: [hard, soft], override: { reason: 'agreed', accepted: [hard] } },
    ]);
    expect(typesWhen(under(desk, judging(hard)), { ...swap, override: ' ' } as Command)).toEqual(['forbidden-pairing']);
    const never = finding({ hard: true, impossible: true });
    expect(when(under(desk, judging(never, hard)), said)).toEqual({
      code: 'forbidden-pairing',
      details: { findings: [never] },
    });
  });

  test('one that has become wrong is not published until the desk accepts it, with a reason', () => {
    const late = finding({ code: 'is-out', hard: true });
    const stale = under(desk, judging(late));
    expect(when(stale, publish)).toEqual({
      code: 'draft-is-stale',
      details: { round: 1, findings: [late] },
    });
    const override = (reason: string): Command => ({ type: 'Override', round: 1, edition: 1, reason });
    expect(when(stale, override(' '))).toEqual({ code: 'no-reason-given', details: {} });
    expect(when(stale, override(' agreed '))).toEqual([
      { type: 'Overridden', round: 1, override: { reason: 'agreed', accepted: [late] } },
    ]);
    expect(when(desk, publish)).toEqual([{ type: 'RoundPublished', round: 1, edition: 1, at: 900_000 }]);
  });
});
