import { describe, expect, test } from 'vitest';
import { asked } from '../../../../test/asked.ts';
import { history, outcome, pairsOf, SwissDesk, type Told } from './hall.fixture.ts';
import { swiss } from './index.ts';
import { swissRulebook } from './rulebook.ts';

const cut = (topCut: number, told: Told = {}): Told => ({
  lastStage: false,
  ...told,
  config: { topCut, rounds: 1, ...told.config },
});
const next = (field: string, rounds: readonly string[], told: Told) =>
  asked(swissRulebook).next(history(field, rounds, told));

/** The winner is who has the lower number. */
const byNumber = (table: { readonly seats: readonly string[] }) => {
  const [a = 0, b = 0] = table.seats.map((id) => Number(id.slice(1)));
  return a < b ? `5-${Math.min(4, a % 5)}` : `${Math.min(4, b % 5)}-5`;
};

describe('top cut', () => {
  test('[SW-16] off unless set; then a knockout follows', () => {
    const stages = (settings: Readonly<Record<string, unknown>>) => {
      const config = swiss.configure(settings);
      return config.ok ? swiss.stages(config.value, 16).map((stage) => stage.rulebook) : config.error;
    };
    expect(stages({})).toEqual(['swiss']);
    expect(stages({ topCut: 8 })).toEqual(['swiss', 'knockout']);
  });

  test('[SW-16] the best go on, seeded by the standings, dropped players passed over', () => {
    const rounds = ['a-b 5-0, c-d 5-1, e-f 5-2, g-h 5-3'];
    expect(next('abcdefgh', rounds, cut(4))).toEqual({ kind: 'hand-over', auto: false, seeds: ['a', 'c', 'e', 'g'] });
    const gone = { people: { c: { droppedAfter: 1 } } };
    expect(next('abcdefgh', rounds, cut(4, gone))).toMatchObject({ seeds: ['a', 'e', 'g', 'h'] });
    expect(asked(swissRulebook).conclude(history('abcdefgh', rounds, cut(4))).through).toEqual(['a', 'c', 'e', 'g']);
  });

  test('[SW-16] ties on the line: by head-to-head', () => {
    // c and e are level on points and differential behind a; e beat c
    const rounds = ['a-b 5-0, c-d 5-3, e-f 5-3', 'a-d 5-0, e-c 5-4, b-f 5-3', 'a-f 5-0, c-b 5-4, d-e 5-4'];
    const told = cut(2, { config: { rounds: 3 } });
    const rows = asked(swissRulebook)
      .conclude(history('abcdef', rounds, told))
      .standings.slice(0, 3);
    expect(rows.map((row) => `${row.place}${row.player}`)).toEqual(['1a', '2c', '2e']);
    expect(next('abcdef', rounds, told)).toEqual({ kind: 'hand-over', auto: false, seeds: ['a', 'e'] });
  });

  test('[SW-16] still level: by lot, drawn when the last round is closed, and only where it matters', () => {
    const level = ['a-b 5-0, c-d 5-0, e-f 5-0'];
    expect(next('abcdef', level, cut(2))).toEqual({
      kind: 'draw-lots',
      purpose: 'standings',
      players: [...'abcdef'],
    });
    const draw = { name: 'after round 1, lots, standings', key: '' };
    const lots = [{ purpose: 'standings', order: [...'fedcba'], after: 1, draw }];
    expect(next('abcdef', level, cut(2, { lots }))).toMatchObject({ kind: 'hand-over', seeds: ['e', 'c'] });
    // level below the line
    expect(next('abcdef', ['a-b 5-0, c-d 5-1, e-f 4-4'], cut(2)).kind).toBe('hand-over');
    expect(next('abcdef', ['a-b 5-0, c-d 5-1, e-f 5-1'], cut(2)).kind).toBe('draw-lots');
  });

  /** “standings” drawn after this many rounds. */
  const lotsOf = (order: string, after: number) => [
    { purpose: 'standings', order: [...order], after, draw: { name: 'lots', key: '' } },
  ];

  test('[SW-16] head-to-head comes before the lot also where the standings end with one', () => {
    // c and e are level on points and differential behind a; e beat c, and the lot would have c.
    const rounds = ['a-b 5-0, c-d 5-3, e-f 5-3', 'a-d 5-0, e-c 5-4, b-f 5-3', 'a-f 5-0, c-b 5-4, d-e 5-4'];
    const told = cut(2, { config: { rounds: 3, tieBreaks: ['differential', 'lot'] }, lots: lotsOf('cabdef', 3) });
    expect(next('abcdef', rounds, told)).toMatchObject({ kind: 'hand-over', seeds: ['a', 'e'] });
  });

  test('[SW-16] two who are still level after all tie-breaks go by head-to-head, though it was asked of three before', () => {
    // a, b and c beat each other in a circle; the differential puts c last, and a beat b.
    const rounds = ['a-b 5-3, (c)', 'b-c 5-2, (a)', 'c-a 5-4, (b)'];
    const told = cut(2, { config: { rounds: 3, tieBreaks: ['head-to-head', 'differential'] } });
    const rows = asked(swissRulebook).conclude(history('abc', rounds, told)).standings;
    expect(rows.map((row) => `${row.place}${row.player}`)).toEqual(['1a', '1b', '3c']);
    expect(next('abc', rounds, told)).toEqual({ kind: 'hand-over', auto: false, seeds: ['a', 'b'] });
  });

  test('[SW-16] ended early there is no cut, and no lot for it', () => {
    const told = { ...cut(2), ended: true };
    expect(next('abcdef', ['a-b 5-0, c-d 5-0, e-f 5-0'], told)).toMatchObject({ why: { code: 'already-finished' } });
  });

  test('[SW-16] a whole tournament: hand-over when the desk says so, then seed 4 against 1 and 3 against 2', () => {
    const desk = SwissDesk.of(8, { topCut: 4 });
    for (let round = 0; round < 3; round++) desk.playRound(byNumber);
    expect(desk.facts.stage).toBe(0);
    expect(desk.conclusion.finished).toBe(false);
    const { through } = desk.conclusion;
    desk.must({ type: 'PairRound' });
    expect(desk.facts.stages[1]?.seeds).toEqual(through);
    const [one, two, three, four] = through;
    expect(desk.last.tables.map((table) => table.seats)).toEqual([
      [four, one],
      [three, two],
    ]);
    desk.must({ type: 'PublishRound', round: 4 });

    // SW-16: level is no end, the next game point decides; ahead when time is called wins
    const level = { type: 'RecordOutcome', place: desk.place(1), outcome: outcome('4-4') } as const;
    expect(desk.try(level)).toMatchObject({ code: 'impossible-score', details: { problem: 'draw' } });
    desk.record(1, '3-4');
    desk.record(2, '5-2');
    desk.pair();
    expect(desk.last.tables[0]?.seats.toSorted()).toEqual([one, three].toSorted());
    desk.record(1, desk.last.tables[0]?.seats[0] === one ? '5-0' : '0-5');
    expect(desk.conclusion).toMatchObject({ finished: true, winners: [one] });
    expect(desk.conclusion.standings.map((row) => row.player).slice(0, 2)).toEqual([one, three]);
    expect(desk.conclusion.standings.length).toBe(8);
  });

  test('[SW-16] one of the best who drops before the first knockout round is published is passed over', () => {
    const desk = SwissDesk.of(8, { topCut: 4 });
    for (let round = 0; round < 3; round++) desk.playRound(byNumber);
    const [best = ''] = desk.conclusion.through;
    desk.must({ type: 'PairRound' });
    desk.must({ type: 'DropPlayer', player: best });
    expect(desk.try({ type: 'PublishRound', round: 4 })?.code).toBe('draft-is-stale');
    desk.must({ type: 'PairAgain', round: 4 });
    expect(pairsOf(desk.last)).not.toContain(best);
    expect(desk.facts.stages[1]?.seeds?.length).toBe(4);
    desk.must({ type: 'PublishRound', round: 4 });
  });

  test('[SW-16] a cut larger than the field is refused at the start', () => {
    const desk = new SwissDesk({ topCut: 8 });
    desk.must({ type: 'AddPlayers', players: [...'abcdef'].map((name) => ({ name })) });
    expect(desk.try({ type: 'Start' })).toEqual({ code: 'too-few-players', details: { have: 6, need: 8 } });
  });

  test('[SW-13] [SW-16] one drops while round 1 is a draft and leaves fewer than the cut: it goes on', () => {
    const desk = SwissDesk.of(4, { topCut: 4, rounds: 1 });
    desk.must({ type: 'PairRound' });
    desk.must({ type: 'DropPlayer', player: 'p4' });
    expect(desk.try({ type: 'PublishRound', round: 1 })?.code).toBe('draft-is-stale');
    desk.must({ type: 'PairAgain', round: 1 });
    desk.must({ type: 'PublishRound', round: 1 });
    expect([desk.last.tables.length, desk.last.byes.length]).toEqual([1, 1]);
    desk.finishRound();
    desk.pair(); // the cut: three seeds, a walkover for the first
    expect(desk.facts.stages[1]?.seeds?.length).toBe(3);
    expect(desk.last.tables.map((table) => table.seats.length).sort()).toEqual([1, 2]);
  });

  test('[SW-16] the same where they leave between the start and the first draft', () => {
    const desk = SwissDesk.of(4, { topCut: 4 });
    desk.must({ type: 'DropPlayer', player: 'p4' });
    desk.must({ type: 'DropPlayer', player: 'p3' });
    desk.pair();
    expect(desk.last.tables).toHaveLength(1);
  });

  test('[SW-16] one alone goes to the cut and wins it by walkovers; nobody left is nobody to go', () => {
    const desk = SwissDesk.of(4, { topCut: 4, rounds: 1 });
    desk.playRound();
    for (const player of ['p1', 'p2', 'p3']) desk.must({ type: 'DropPlayer', player });
    desk.pair();
    while (!desk.conclusion.finished) desk.pair();
    expect(desk.conclusion.winners).toEqual(['p4']);
    const left = { people: { a: { droppedAfter: 1 }, b: { droppedAfter: 1 } } };
    expect(next('ab', ['a-b 5-0'], cut(2, left))).toMatchObject({ why: { code: 'too-few-players' } });
  });

  test('[SW-5] entries while a top cut waits are refused, and so is another number of rounds once it is drawn', () => {
    const desk = SwissDesk.of(8, { topCut: 4 });
    for (let round = 0; round < 3; round++) desk.playRound(byNumber);
    expect(desk.try({ type: 'AddPlayers', players: [{ name: 'Late' }] })?.code).toBe('late-entry-closed');
    desk.must({ type: 'PairRound' });
    expect(desk.try({ type: 'SetRounds', rounds: 5 })?.code).toBe('rounds-cannot-be-set');
  });
});
