import { describe, expect, test } from 'vitest';
import { must, pointsBy, problemIn, tablesBy } from './take-over.fixture.ts';

const pgn = `[Event "Club evening"]
[Round "1.1"]
[White "Ana"]
[Black "Ben"]
[Result "1-0"]
[WhiteElo "1850"]

1. e4 e5 {a comment
[Round "9"] that is none} 2. Nf3 1-0

[Event "Club evening"]
[Round "1.2"]
[White "Cy \\"The Rook\\" Diaz"]
[Black "Dee"]
[Result "1/2-1/2"]

1/2-1/2

[Event "Club evening"]
[Round "2.1"]
[White "Cy \\"The Rook\\" Diaz"]
[Black "Ana"]
[Result "*"]

*

[Event "Club evening"]
[Round "2.2"]
[White "Ben"]
[Black "Eve"]
[Result "0-1"]
[Termination "forfeit"]

0-1
`;

/** “1 Ana-Ben 1-0” in the tags of a PGN; the same event by default. */
const game = (line: string, event = 'Open') => {
  const [round = '', players = '', result = '*'] = line.split(' ');
  const [white = '', black = ''] = players.split('-');
  return `[Event "${event}"]\n[Round "${round}"]\n[White "${white}"]\n[Black "${black}"]\n[Result "${result}"]\n\n${result}\n`;
};
const games = (...lines: string[]) => lines.map((line) => game(line)).join('\n');
const totals = (text: string, choice = {}) =>
  Object.fromEntries(pointsBy(must(text, {}, choice).view).map(([, name, points]) => [name, points]));

test('headers are enough, and a note names players without a game', () => {
  const { view, notes } = must(pgn);
  expect(view.name).toBe('Club evening');
  expect(view.players.find(({ name }) => name === 'Ana')?.rating).toBe(1850);
  expect(tablesBy(view)).toEqual([
    { state: 'closed', matches: ['Ana | Ben | 1-0', 'Cy "The Rook" Diaz | Dee | 0-0'], byes: [] },
    { state: 'published', matches: ['Cy "The Rook" Diaz | Ana | ', 'Ben | Eve | -+'], byes: [] },
  ]);
  expect(notes).toContain('No game in round 1, so they count as absent: Eve.');
  expect(notes).toContain('The moves of the games aren’t kept.');
});

/** Three players, everyone meets everyone: one rests in each round. */
const odd = games('1 Ana-Ben 1-0', '2 Ben-Cy 1-0', '3 Cy-Ana 0-1');
/** Cy is away in the second of three rounds, Eve from the second on. */
const away = games('1 Ana-Ben 1-0', '1 Cy-Eve 1-0', '2 Ben-Ana 0-1', '3 Ana-Cy 1-0');

describe('a game that is missing is a game that was not played', () => {
  test('a rest in a round robin is worth nothing', () => {
    expect(totals(odd)).toEqual({ Ana: 2, Ben: 1, Cy: 0 });
    expect(totals(odd, { byes: 'yes' })).toEqual({ Ana: 3, Ben: 1, Cy: 0 });
  });

  test('a bye is taken over when the organiser says so, between someone’s first game and their last', () => {
    expect(totals(away)).toEqual({ Ana: 3, Cy: 1, Ben: 0, Eve: 0 });
    expect(must(away).notes.join()).toContain('it counts as no game (player and round): Cy (2).');
    expect(totals(away, { byes: 'yes' })).toEqual({ Ana: 3, Cy: 2, Ben: 0, Eve: 0 });
    expect(problemIn(away, { byes: 'ask' })).toContain('Was it a bye? (player and round): Cy (2).');
    expect(problemIn(games('1 Ana-Ben 1-0', '2 Ana-Ben 1-0'), { byes: 'ask' })).toBe('');
  });

  test.each(['BYE', 'Freilos', 'spielfrei', 'exempt', 'bye_2', 'Descanso'])('%s is nobody', (word) => {
    const text = games('1 Ana-Ben 1-0', `1 Cy-${word} 1-0`, '2 Ana-Cy 1-0', `2 ${word}-Ben 0-1`);
    const { view } = must(text);
    expect(view.players.map(({ name }) => name)).toEqual(['Ana', 'Ben', 'Cy']);
    expect(tablesBy(view).map(({ byes }) => byes)).toEqual([['Cy'], ['Ben']]);
    expect(totals(text)).toEqual({ Ana: 2, Cy: 1, Ben: 1 });
  });

  test('a game that nobody won is no bye, and several may have one', () => {
    const text = games(
      '1 Ana-Ben 1-0',
      '1 Cy-BYE 0-1',
      '1 BYE-Dee 0-1',
      '1 Eve-BYE 1-0',
      '2 Ana-Cy 1-0',
      '2 Dee-Eve 1-0',
    );
    expect(totals(text)).toEqual({ Ana: 2, Dee: 2, Eve: 1, Ben: 0, Cy: 0 });
    expect(must(text).notes.join()).toContain('so it counts as no game (player and round): Cy (1).');
  });
});

describe('a file with several events', () => {
  const text = `${games('1 Ana-Ben 1-0', '2 Ben-Ana 1-0')}\n${game('1 Ana-Ben 0-1', 'Open Play-off')}`;
  test('asks which', () => {
    expect(problemIn(text)).toBe('The file has several events. Choose one: Open and Open Play-off.');
    expect(problemIn(text, { event: 'Closed' })).toContain('Choose one: Open and Open Play-off.');
    expect(must(text, {}, { event: 'Open' }).view.rounds).toHaveLength(2);
    expect(totals(text, { event: 'Open Play-off' })).toEqual({ Ben: 1, Ana: 0 });
  });
  test('has one event where only the round differs', () => {
    const rounds = `${game('1 Ana-Ben 1-0', 'Open, Round 1')}\n${game('2 Ben-Ana 1-0', 'Open: Round 2: Ben - Ana')}`;
    expect(must(rounds).view).toMatchObject({ name: 'Open', rounds: [{}, {}] });
  });
});

describe('what cannot be read is named, and the rest is taken over', () => {
  test('one bad tag leaves out one game', () => {
    const { view, notes } = must(games('1 Ana-Ben 1-0', '1 Cy-Dee yes', '1 ?-Eve 1-0', '2 Ben-Ana *'));
    expect(view.players.map(({ name }) => name)).toEqual(['Ana', 'Ben']);
    expect(notes.join()).toContain('left out (line and tag): 9: Result “yes” and 17: White “?”, Black “Eve”.');
  });
  test.each([
    [
      games('? Ana-Ben 1-0', '- Cy-Dee 1-0'),
      'None of the 2 games says which round it belongs to (the tag “Round”), so they can’t be put in order.',
    ],
    [games('1 Ana-Ben won'), 'No game in it can be read. The first one, by its line: 1: Result “won”.'],
    [games('1 Ana-Ben 1-0', '3 Ana-Ben 1-0'), 'Round 2 has no games in the file, yet a later one does.'],
    [games('201 Ana-Ben 1-0'), 'The file has more than 200 rounds.'],
    [
      'PK\u0003\u0004\u0000xl/workbook.xml',
      'This is a spreadsheet file, not text. Save it as CSV there and take over that file.',
    ],
  ])('%#', (text, sentence) => expect(problemIn(text)).toBe(sentence));
});
