import { afterEach, beforeEach, expect, test } from 'vitest';
import { Desk } from './desk.fixture.ts';

let desk: Desk;
beforeEach(() => {
  desk = new Desk();
});
afterEach(() => desk.leave());

const table = 'Round,White,Black,Result\n1,Ana,Ben,1-0\n1,Cy,Dee,1/2-1/2\n2,Cy,Ana,\n2,Dee,Ben,\n';

test('an event that another program began goes on from its file', async () => {
  desk.write('games.csv', table);
  const { code, out } = await desk.run('import games.csv club.json --name Club --rounds 3');
  expect(code).toBe(0);
  expect(out).toContain('Made club.json: “Club”, 4 players, 2 rounds.\nWhat could not be taken over as it was:\n');
  expect(await desk.run('report club.json r2.t1 1-0')).toMatchObject({ code: 0 });
  expect(await desk.run('report club.json r2.t2 0-1')).toMatchObject({ code: 0 });
  expect(await desk.run('next club.json')).toMatchObject({ code: 0 });
  const { rounds } = await desk.json('show club.json');
  expect(rounds).toHaveLength(3);
  expect(await desk.run('audit club.json')).toMatchObject({ code: 0 });
});

test('from standard input, as one document', async () => {
  desk.typed = table;
  const document = await desk.json<{ notes: { code: string; text: string }[] }>('import - club.json');
  expect(document).toMatchObject({ format: 'swiss', status: 'running', version: 11 });
  expect(document.notes.map(({ code }) => code)).toContain('rounds-unknown');
});

test.each([
  ['import names.txt club.json', 2, 'can’t be read here'],
  ['import nowhere.csv club.json', 2, 'No such file'],
  ['import games.csv club.json --rounds 0', 1, 'rounds'],
  ['import games.csv club.json --ronds 5', 2, 'Did you mean --rounds?'],
  ['import games.csv club.json --format strikes', 2, 'can’t be taken over into “strikes”'],
  ['import games.csv games.csv', 2, 'games.csv'],
])('%s: %i', async (line, code, words) => {
  desk.write('games.csv', table);
  desk.write('names.txt', 'Ana\nBen\n');
  const answer = await desk.run(line);
  expect(answer.code).toBe(code);
  expect(answer.err).toContain(words);
});
