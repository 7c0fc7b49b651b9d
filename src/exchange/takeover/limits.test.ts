import { describe, expect, test } from 'vitest';
import { readForeignEvent } from './read.ts';
import { problemIn } from './take-over.fixture.ts';

const times = (what: string, count: number) => what.repeat(count);
const own = 'Round,Table,Match,Board,Seat,Id,Name,Result,Points,Place\n';
const seat = (match: string, id: string) => `Round 1,1,${match},1,1,${id},${id},1-0,1,1\n`;
const trfPlayer = (number: number, rounds = '') =>
  `001 ${String(number).padStart(4)}      ${`P${number}`.padEnd(33)} 1500                             0.0    1  ${rounds}`;

/** What grows with the square of its length, or is set aside for a number in the file, would take longer than a test may. */
describe('a file that would cost more than it can be worth is refused before it is read', () => {
  test.each([
    [
      'a round of eleven digits',
      own + seat('r1.t1', 'a') + seat('r1.t1', 'b') + seat('r99999999999.t1', 'a'),
      'rounds',
    ],
    ['a round of three digits', own + seat('r999.t1', 'a') + seat('r999.t1', 'b'), 'rounds'],
    ['rounds without end in a report', `${trfPlayer(1, times('0002 w 1  ', 150_000))}\n${trfPlayer(2)}`, 'rounds'],
    [
      'players without end',
      `Round,White,Black,Result\n${Array.from({ length: 5_001 }, (_, at) => `1,a${at},b${at},1-0\n`).join('')}`,
      'players',
    ],
    [
      'pairs without end',
      `${Array.from({ length: 100 }, (_, at) => trfPlayer(at + 1)).join('\n')}\nXXP ${Array.from({ length: 100 }, (_, at) => at + 1).join(' ')}`,
      'pairs',
    ],
  ])('%s', (_, text, what) => expect(problemIn(text)).toMatch(new RegExp(`more than [\\d,.]+ ${what}`)));

  test.each([
    ['empty lines', times('\n', 1_000_000)],
    ['blanks in a result', `[Round "1"]\n[White "a"]\n[Black "b"]\n[Result "-${times(' ', 900_000)}x"]\n`],
    ['one table with seats without end', own + times(seat('r1.t1', 'a'), 40_000)],
    ['columns without end', `Round,White,Black,Result${times(',', 500_000)}\n`],
    ['a pair kept apart again and again', `${trfPlayer(1)}\n${trfPlayer(2)}\nXXP ${times('1 2 ', 200_000)}`],
    ['people away who are not there', `${trfPlayer(1)}\n${trfPlayer(2)}\nXXZ ${times('7 ', 200_000)}`],
  ])('%s cost a moment', (_, text) => {
    const event = readForeignEvent(text);
    expect(JSON.stringify(event).length).toBeLessThan(20_000);
  });
});
