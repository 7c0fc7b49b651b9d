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

test('[GR-17] who is seeded and who defends the title is chosen by name, until the first draw', async () => {
  const client = hall.client();
  const { id } = await client.create({ name: 'Title match', format: 'groups', config: { groupSize: 3 } });
  const names = ['Ana', 'Ben', 'Cleo', 'Dora', 'Emil'];
  await client.send(id, {
    commandId: newCommandId(),
    command: { type: 'AddPlayers', players: names.map((name) => ({ name })) },
  });
  const desk = await hall.owner(hallName);
  await desk.goto(`/t/${id}/desk/settings`);
  await desk.getByRole('group', { name: 'Players who enter in round 2' }).getByLabel('Dora').check();
  await desk.getByLabel('Reigning champion, who enters in the final').selectOption('Ben');
  await desk.getByRole('button', { name: 'Save the rules' }).click();
  await desk.getByText('One seeded player enters in round 2. The reigning champion enters in the final').waitFor();
  await stored(desk);
  expect((await client.tournament(id)).config).toMatchObject({ seeded: ['p4'], champion: 'p2' });
  for (const command of [{ type: 'Start' }, { type: 'PairRound' }, { type: 'PublishRound', round: 1 }] as const)
    await client.send(id, { commandId: newCommandId(), command });
  await desk.getByText('Players who enter in round 2').waitFor();
  await desk.locator('.fixed-settings dd', { hasText: 'Dora' }).waitFor();
  expect((await client.tournament(id)).rounds[0]?.matches).toHaveLength(6);
  const visitor = await hall.visitor(hallName);
  await visitor.goto(`/t/${id}`);
  await visitor.getByText('Ben').first().waitFor();
});

test('[GR-18] the desk is asked about who has forfeited two games; New proposes a longer main time for games at once', async () => {
  const client = hall.client();
  const config = { groupSize: 3, noShow: 86_400_000, autoAdvance: false };
  const { id } = await client.create({ name: 'Slow cup', format: 'groups', config });
  const commands: WireCommand[] = [
    { type: 'AddPlayers', players: ['Ana', 'Ben', 'Cleo'].map((name, at) => ({ name, rating: 1900 - at })) },
    { type: 'Start' },
    { type: 'PairRound' },
    { type: 'PublishRound', round: 1 },
  ];
  for (const command of commands) await client.send(id, { commandId: newCommandId(), command });
  const missed = (await client.tournament(id)).rounds[0]?.matches.filter(({ seats }) => seats[0] === 'p1') ?? [];
  for (const { number } of missed) {
    const place = { round: 1, edition: 1, match: number, game: 1 };
    const command: WireCommand = { type: 'RecordOutcome', place, outcome: { kind: 'forfeit', seats: [0] } };
    await client.send(id, { commandId: newCommandId(), command });
  }
  const desk = await hall.owner(hallName);
  await desk.goto(`/t/${id}/desk/round`);
  const asked = desk.getByRole('region', { name: 'Not turning up' });
  await asked.getByText('has forfeited 2 games. Drop them?').waitFor();
  await asked.getByRole('button', { name: 'Keep' }).click();
  await asked.waitFor({ state: 'detached' });

  await desk.goto('/new');
  await desk.getByLabel('What is it called?').fill('At once');
  await desk.locator('.format-card', { hasText: 'Group rounds' }).click();
  await desk.getByText('All settings').click();
  await desk.getByLabel('Main time').fill('10m');
  await desk.getByText('Better for games that all run at once: Main time 1:00:00').waitFor();
  await desk.getByRole('button', { name: 'Use it' }).click();
  await expect.poll(() => desk.getByLabel('Main time').inputValue()).toBe('1h');
  await desk.getByText('Better for games that all run at once').waitFor({ state: 'detached' });
});
