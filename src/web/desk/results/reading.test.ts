import { describe, expect, test } from 'vitest';
import { notation, type Round, type Table } from '../../../engine/index.ts';
import { type EntryMode, lineOf, type Reading, readLine } from './reading.ts';

const people: Readonly<Record<string, string>> = {
  k: 'Kim Larsen',
  a: 'Ana Ruiz',
  b: 'Bo Lindqvist',
  c: 'Cy Young',
  d: 'Dée Okafor',
  e: 'Eli Stone',
  x: 'Ana Stone',
};
const names = (id: string) => people[id] ?? id;

const tableOf = (seats: string, at: number): Table => ({
  match: at + 1,
  number: at + 1,
  seats: [...seats],
  games: [{ kind: 'regular' }],
  proposals: [],
  why: [],
});

/** “ka bc de”: three tables. */
function hall(seats: string): Round {
  return {
    number: 1,
    edition: 1,
    stage: 0,
    kind: 'random',
    state: 'published',
    tables: seats.split(' ').map(tableOf),
    byes: [],
    byeReasons: [],
    notes: [],
    findings: [],
    overrides: [],
    open: 3,
  };
}

const said = (reading: Reading): string => {
  switch (reading.kind) {
    case 'empty':
      return 'empty';
    case 'jump':
      return `to ${reading.table.number}`;
    case 'typing':
      return `${reading.table.number}: ${reading.cells.map((cell) => cell || '_').join(' ')} …`;
    case 'ready':
      return `${reading.table.number}: ${notation(reading.outcome, reading.table.seats.length)}`;
    case 'problem':
      return reading.problem.code === 'notation' ? reading.problem.problem.code : reading.problem.code;
  }
};

const reader = (seats: string, entryMode: EntryMode, at = 1) => {
  const round = hall(seats);
  const current = round.tables[at - 1] as Table;
  return (text: string) => said(readLine(text, { round, current, entryMode, names }));
};

describe('[DK-3] two game points', () => {
  const read = reader('ka bc de', 'pair');

  test.each([
    ['', 'empty'],
    ['5 3', '1: 5-3'],
    ['5-3', '1: 5-3'],
    ['5–3', '1: 5-3'],
    ['5:3', '1: 5-3'],
    ['0 0', '1: 0-0'],
    ['0-5', '1: 0-5'],
    ['4=', '1: 4-4'],
    ['3 4=', '3: 4-4'],
    ['cy 4 =', '2: 4-4'],
    ['+-', '1: +-'],
    ['ff', '1: ff'],
  ])('%j is a score', (text, means) => expect(read(text)).toBe(means));

  test.each(['=', '½', '1/2', '1/2-1/2', '½ ½'])('%j says that it is drawn, not with which score', (text) =>
    expect(read(text)).toBe('bare-draw'),
  );

  test('a number alone that no table has is remembered as such', () => {
    const round = hall('ka bc de');
    const current = round.tables[0] as Table;
    const number = (text: string) => {
      const reading = readLine(text, { round, current, entryMode: 'pair', names });
      return reading.kind === 'typing' ? reading.number : reading.kind;
    };
    expect(['99', '5 ', '4-', '2'].map(number)).toEqual(['99', undefined, undefined, 'jump']);
  });

  test('a number alone goes to its table; no such table: it begins a score', () => {
    expect(read('2')).toBe('to 2');
    expect(read('5')).toBe('1: 5 _ …');
  });

  test('an empty place is no 0', () => {
    expect(read('2 ')).toBe('1: 2 _ …');
    expect(read('2-')).toBe('1: 2 _ …');
    expect(read('_ 3')).toBe('1: _ 3 …');
  });

  test('a number before a whole score names the table', () => {
    expect(read('3 5 2')).toBe('3: 5-2');
    expect(read('3 5-2')).toBe('3: 5-2');
    expect(read('2 -+')).toBe('2: -+');
    expect(read('9 5 2')).toBe('seat-count');
  });

  test('a name gives the score from that side', () => {
    expect(read('kim 5 3')).toBe('1: 5-3');
    expect(read('ana 5 3')).toBe('1: 3-5');
    expect(read('cy you 4-4')).toBe('2: 4-4');
    expect(read('dee')).toBe('to 3');
    expect(read('eli +-')).toBe('3: -+');
  });

  test('a name that nobody has, or two', () => {
    expect(read('zoe 5 3')).toBe('nobody');
    expect(reader('kb ax', 'pair')('ana 5 3')).toBe('several');
    expect(reader('kb ax', 'pair')('ana st 5 3')).toBe('2: 3-5');
  });

  test.each(['-1', '-1 3', '5--1', '5 - -1'])('%j is refused, not read without its sign', (text) => {
    expect(read(text)).toBe('no-result');
  });

  test('“53” is 5–3 where the target makes it plain', () => {
    const round = hall('ka bc de');
    const current = round.tables[0] as Table;
    const typed = (text: string, target: number) =>
      said(readLine(text, { round, current, entryMode: 'pair', names, target }));
    expect(typed('53', 5)).toBe('1: 5-3');
    expect(typed('3 53', 5)).toBe('3: 5-3');
    expect(typed('kim 35', 5)).toBe('1: 3-5');
    expect(typed('63', 5)).toBe('1: 63 _ …');
    expect(typed('53', 11)).toBe('1: 53 _ …');
    expect(typed('2', 5)).toBe('to 2');
  });

  test('what isn’t a number is reported as such', () => expect(read('5-!')).toBe('no-number'));
});

describe('[DK-3] one point between two', () => {
  const read = reader('ka bc de ek', 'duel');

  test.each([
    ['1', '1: 1-0'],
    ['0', '1: 0-1'],
    ['=', '1: 1/2'],
    ['d', '1: 1/2'],
    ['½', '1: 1/2'],
    ['1-0', '1: 1-0'],
    ['0 1', '1: 0-1'],
    ['-+', '1: -+'],
    ['2', 'to 2'],
    ['4', 'to 4'],
    ['4 1', '4: 1-0'],
    ['3 =', '3: 1/2'],
    ['bo 1', '2: 1-0'],
    ['cy 1', '2: 0-1'],
    ['7', 'no-duel'],
    ['5', 'no-duel'],
    ['1 =', '1: 1/2'],
    ['1 0', 'unclear'],
    ['1 0-1', '1: 0-1'],
    ['1 (34)', '1: 1-0 (34)'],
    ['=(60)', '1: 1/2 (60)'],
    ['4 0-1 (9)', '4: 0-1 (9)'],
    ['cy 1 (34)', '2: 0-1 (34)'],
    ['+- (34)', 'no-duel'],
  ])('%j', (text, means) => expect(read(text)).toBe(means));
});

describe('[DK-3] a game shown with the second seat on the left', () => {
  const round = hall('ka bc');
  const current = round.tables[0] as Table;
  const read = (text: string) => {
    const reading = readLine(text, { round, current, entryMode: 'duel', names, turned: () => true });
    return `${said(reading)} shown ${reading.cells.join('-')}`;
  };

  test.each([
    ['1-0', '1: 0-1 shown 1-0'],
    ['1', '1: 0-1 shown 1-0'],
    ['0', '1: 1-0 shown 0-1'],
    ['=', '1: 1/2 shown ½-½'],
    ['+-', '1: -+ shown '],
    ['2 1', '2: 0-1 shown 1-0'],
    ['kim 1', '1: 1-0 shown 0-1'],
    ['ana 1', '1: 0-1 shown 1-0'],
  ])('%j is read as it is shown, and stored in seat order', (text, means) => expect(read(text)).toBe(means));
});

describe('[DK-3] one number per seat', () => {
  const read = reader('kabc dex', 'scores');

  test('in the order of the seats', () => {
    expect(read('50 42 42 31')).toBe('1: 50 42 42 31');
    expect(read('0 0 -3 2.5')).toBe('1: 0 0 -3 2.5');
    expect(read('50 42')).toBe('1: 50 42 _ _ …');
    expect(read('50 _ 42 31')).toBe('1: 50 _ 42 31 …');
    expect(read('50 42 42 31 9')).toBe('seat-count');
    expect(read('50 4x')).toBe('no-number');
    expect(read('x 42 42 31')).toBe('1: x 42 42 31');
  });

  test('never takes the first score for a table, nor a table for a score', () => {
    expect(read('2')).toBe('to 2');
    expect(read('2 ')).toBe('1: 2 _ _ _ …');
    expect(read('2 50 42 31')).toBe('1: 2 50 42 31');
  });

  test('by name, in any order', () => {
    expect(read('bo 42 kim 50 ana 42 cy 31')).toBe('1: 50 42 42 31');
    expect(read('bo 42')).toBe('1: _ _ 42 _ …');
    expect(read('eli 7 dee 9 ana 8')).toBe('2: 9 7 8');
    expect(read('eli 7 kim 3')).toBe('nobody');
  });

  test('places, where the game knows only those', () => {
    expect(reader('kabc', 'places')('1 2 2 4')).toBe('1: places 1 2 2 4');
    expect(reader('kabc', 'places')('1 2 0')).toBe('no-place');
    expect(read('p 1 2 2 4')).toBe('1: places 1 2 2 4');
  });

  test('a final game between two', () => {
    const final = reader('ka', 'scores');
    expect(final('50-42')).toBe('1: 50-42');
    expect(final('50 42')).toBe('1: 50-42');
  });
});

test('the boxes of the seats write the same line', () => {
  const read = reader('kabc', 'scores');
  expect(lineOf(['50', '', '42', ''])).toBe('50 _ 42');
  expect(read(lineOf(['1', '', '', '']))).toBe('1: 1 _ _ _ …');
  expect(read(lineOf(['1', '0', '3', '2']))).toBe('1: 1 0 3 2');
  expect(lineOf(['', '', ''])).toBe('');
});
