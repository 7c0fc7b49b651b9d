import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Desk } from './desk.fixture.ts';

/** The commands a person types for a whole small event, and what they see. */

let desk: Desk;
beforeEach(() => {
  desk = new Desk();
});
afterEach(() => desk.leave());

const golden = (name: string, text: string) => expect(text).toMatchFileSnapshot(`./transcripts/${name}.txt`);

/** Whoever comes first in the alphabet wins; enough to end every event. */
async function resultsOf(file: string, write: (names: readonly string[]) => string): Promise<void> {
  const { rounds, players } = await desk.json(`show ${file}`);
  const name = new Map(players.map((player) => [player.id, player.name]));
  const open = rounds.flatMap((round) => round.matches).filter((match) => match.state === 'open');
  const lines = open.map((match) => `${match.id} ${write(match.seats.map((id) => name.get(id) ?? ''))}`);
  desk.write('results.txt', `${lines.join('\n')}\n`);
}

const duel = ([one = '', other = '']: readonly string[]): string => (one < other ? '1-0' : '0-1');
const toFive = ([one = '', other = '']: readonly string[]): string => (one < other ? '5-2' : '3-5');
const table = (names: readonly string[]): string => names.map((name) => 100 - name.charCodeAt(0)).join(' ');

describe('golden transcripts', () => {
  test('groups', async () => {
    desk.write('names.txt', 'Ana, 1700\nBo, 1650\nCy, 1600\nDee, 1500\nEli\n');
    let text = await desk.transcript([
      'plan groups --players 5',
      'new cup.json --format groups --players names.txt --name "Spring Cup" --seed 1 --base 10m --increment 0',
      'start cup.json',
      'report cup.json r1.t1 1-0',
      'report cup.json r1.t2 1-0',
      'report cup.json r1.t2 1/2',
      'correct cup.json r1.t2 0-1',
      'correct cup.json r1.t2 0-1 --keep',
    ]);
    await resultsOf('cup.json', duel);
    text += await desk.transcript(['next cup.json', 'report cup.json --from results.txt', 'next cup.json']);
    await resultsOf('cup.json', duel);
    text += await desk.transcript([
      'report cup.json --from results.txt',
      'next cup.json',
      'standings cup.json',
      'why cup.json Ana',
      'why cup.json r1.t3',
      'undo cup.json',
      'close cup.json',
      'log cup.json',
      'audit cup.json',
    ]);
    await golden('groups', text);
  });

  test('hybrid', async () => {
    desk.write('names.txt', 'Ana\nBo\nCy\nDee\nEli\n');
    let text = await desk.transcript([
      'plan hybrid --players 5',
      'new cup.json --format hybrid --players names.txt --name "Sacrifice" --seed 1 --base 10m',
      'start cup.json',
    ]);
    for (let phase = 0; phase < 12; phase++) {
      const { status, rounds } = await desk.json('show cup.json');
      if (status === 'finished' || rounds.at(-1)?.kind === 'knockout') break;
      await resultsOf('cup.json', duel);
      text += await desk.transcript(['report cup.json --from results.txt', 'next cup.json']);
    }
    const { rounds } = await desk.json('show cup.json');
    const [first] = rounds.at(-1)?.matches ?? [];
    text += await desk.transcript([
      `report cup.json ${first?.id} 1/2`,
      `show cup.json`,
      `report cup.json ${first?.id} -+`,
    ]);
    for (let round = 0; round < 4; round++) {
      const { status } = await desk.json('show cup.json');
      if (status === 'finished') break;
      await resultsOf('cup.json', duel);
      text += await desk.transcript(['report cup.json --from results.txt']);
    }
    text += await desk.transcript(['show cup.json', 'why cup.json', 'audit cup.json']);
    await golden('hybrid', text);
  });

  test('strikes', async () => {
    desk.write('names.txt', 'Ana\nBo\nCy\nDee\nEli\nFay\nGus\n');
    let text = await desk.transcript([
      'plan strikes --players 7',
      'new cup.json --preset czapski-short --players names.txt --name "Strike Night" --seed 1',
      'start cup.json --draft',
      'swap cup.json Ana Bo',
      'repair cup.json',
      'publish cup.json',
    ]);
    for (let round = 0; round < 10; round++) {
      await resultsOf('cup.json', table);
      text += await desk.transcript(['report cup.json --from results.txt', 'next cup.json']);
      if ((await desk.json('show cup.json')).status === 'finished') break;
    }
    text += await desk.transcript(['standings cup.json', 'why cup.json Gus', 'audit cup.json']);
    await golden('strikes', text);
  });

  test('swiss', async () => {
    desk.write('names.csv', 'Name;Club\nAna;North\nBo;South\nCy;North\nDee;\nEli;\n');
    let text = await desk.transcript([
      'plan swiss --players 5',
      'new cup.json --format swiss --players names.csv --name "Swiss Night" --seed 1 --rounds 3',
      'start cup.json',
      'report cup.json r1.t1 5-5',
    ]);
    for (let round = 0; round < 3; round++) {
      await resultsOf('cup.json', toFive);
      text += await desk.transcript(['report cup.json --from results.txt', 'next cup.json']);
      if (round === 0) {
        text += await desk.transcript([
          'add cup.json "Fay, 1500"',
          'drop cup.json Eli',
          'adjust cup.json Bo -0.5 "late for round 2" --round 2 --preview',
          'adjust cup.json Bo -0.5 "late for round 2" --round 2',
          'adjust cup.json Bo 0 "mobile phone" --private',
          'adjust cup.json Bo 0.25 "a quarter"',
          'absent cup.json Dee 3 --bye half',
          'absent cup.json Dee later',
        ]);
      }
    }
    text += await desk.transcript(['show cup.json', 'why cup.json Ana', 'export cup.json --as trf', 'audit cup.json']);
    await golden('swiss', text);
  });
});
