import { afterAll, beforeAll, expect, test } from 'vitest';
import { newCommandId } from '../../src/client/index.ts';
import type { WireCommand } from '../../src/protocol/commands.ts';
import { EventHall, hallName } from './hall.ts';
import { stored } from './stored.ts';

let hall: EventHall;

beforeAll(async () => {
  hall = await EventHall.open();
});

afterAll(async () => {
  await hall.close();
});

test('[GR-14] [GR-16] the number of moves is entered at the desk and on phones, and the defender sits first', async () => {
  const client = hall.client();
  const config = { tieBreaks: ['shorter-wins'], movesFirst: 'defender', gameClocks: 'off', autoAdvance: false };
  const { id } = await client.create({ name: 'Thing of two', format: 'groups', config });
  const commands: WireCommand[] = [
    { type: 'AddPlayers', players: [{ name: 'Ana', rating: 1600 }, { name: 'Ben' }] },
    { type: 'Configure', settings: { selfReport: true } },
    { type: 'Start' },
    { type: 'PairRound' },
    { type: 'PublishRound', round: 1 },
  ];
  for (const command of commands) await client.send(id, { commandId: newCommandId(), command });
  const resultAt = async (match: number) =>
    (await hall.client().tournament(id)).rounds[0]?.matches.find(({ number }) => number === match)?.games[0]?.result;

  const desk = await hall.owner(hallName);
  await desk.goto(`/t/${id}/desk/round`);
  await desk.getByRole('button', { name: /: Ana \(defender\) against Ben, / }).click();
  const choice = desk.locator('.result-choice');
  await choice.getByLabel('Number of moves, if known').fill('34 moves');
  await choice.getByRole('button', { name: /Ana wins/ }).click();
  await stored(desk);
  await expect.poll(() => resultAt(1)).toBe('1-0 (34)');

  const { links } = await client.makeLinks(id, { role: 'player', players: ['p2', 'p1'] });
  const [ben, ana] = await Promise.all(
    links.map(async ({ path }) => {
      const page = await hall.visitor(hallName, { viewport: { width: 390, height: 844 } });
      await page.goto(path);
      return page;
    }),
  );
  if (!ben || !ana) throw new Error('two phones');
  await ben.getByText('You play as defender').first().waitFor();
  await ben.getByRole('button', { name: 'Report the result' }).click();
  await ben.getByLabel('Number of moves, if known').fill('41');
  await ben.getByRole('button', { name: 'I won' }).click();
  await ana.getByText('1 – 0 (41)').waitFor();
  await ana.getByRole('button', { name: 'That is right' }).click();
  await expect.poll(() => resultAt(2)).toBe('1-0 (41)');
});
