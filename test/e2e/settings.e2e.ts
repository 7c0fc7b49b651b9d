import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newCommandId } from '../../src/client/index.ts';
import { assertDefined } from '../../src/kit/index.ts';
import { settingName } from '../../src/words/index.ts';
import { durationText } from '../../src/words/notation.ts';
import { EventHall } from './hall.ts';
import { stored } from './stored.ts';

const long = process.env.LONG !== undefined;

let hall: EventHall;
let page: Page;

beforeAll(async () => {
  hall = await EventHall.open();
  page = await hall.owner();
});

afterAll(async () => {
  await hall.close();
});

interface Field {
  readonly type?: string;
  readonly description?: string;
  readonly items?: unknown;
}

/** What a control of the form says, as the engine would write it. */
async function shown(label: string, field: Field): Promise<unknown> {
  if (field.type === 'boolean') return page.getByLabel(label, { exact: true }).isChecked();
  if (field.items !== undefined) {
    return page.getByRole('group', { name: label, exact: true }).getByRole('checkbox', { checked: true }).count();
  }
  return page.getByLabel(label, { exact: true }).inputValue();
}

function expected(value: unknown, field: Field): unknown {
  if (field.type === 'boolean') return value === true;
  if (field.items !== undefined) return Array.isArray(value) ? value.length : 0;
  if (value === undefined) return '';
  return field.description === 'duration' ? durationText(Number(value)) : String(value);
}

/** Presses “Create it”; the answer is what the engine uses from then on. */
async function created(): Promise<Record<string, unknown>> {
  await page.getByRole('button', { name: 'Create it' }).click();
  await page.waitForURL(/\/desk\/players$/);
  return configOf(assertDefined(/\/t\/([^/]+)\//.exec(page.url())?.[1], 'id'));
}

const configOf = async (id: string) => (await hall.client().tournament(id)).config as Record<string, unknown>;

test('[DK-25] New: what the form shows untouched is what the engine uses, in every format and preset', async () => {
  const client = hall.client();
  const formats = await client.formats();
  expect(formats.length).toBeGreaterThan(3);
  for (const format of formats) {
    const presets = Object.keys(format.presets);
    // Settings about players come when there are players.
    const fields = Object.entries(format.settings.properties as Record<string, Field>).filter(
      ([, { description = '' }]) => !['player', 'players'].includes(description),
    );
    // The last of each format is created by the form, the others by the same call without it; with LONG all by the form.
    for (const [at, preset] of presets.entries()) {
      const name = `${format.name} ${preset}`;
      if (at === 0 || long) {
        await page.goto('/new');
        const first = page.getByLabel('What is it called?');
        await first.and(page.locator(':focus')).waitFor();
        await page.locator('.format-card input').nth(formats.indexOf(format)).check({ force: true });
        await page.getByText('All settings').click();
      }
      await page.getByLabel('What is it called?').fill(name);
      await page.locator('.preset input').nth(at).check({ force: true });
      const said = await Promise.all(fields.map(([key, field]) => shown(settingName('en', format.name, key), field)));
      const byForm = long || at === presets.length - 1;
      const wanted = { name, format: format.name, config: assertDefined(format.presets[preset], preset) };
      const used = byForm ? await created() : await configOf((await client.create(wanted)).id);
      expect(Object.fromEntries(fields.map(([key], index) => [key, said[index]])), name).toEqual(
        Object.fromEntries(fields.map(([key, field]) => [key, expected(used[key], field)])),
      );
    }
  }
});

test('[DK-25] New: what follows from a choice is shown once it is made', async () => {
  await page.goto('/new');
  await page.getByLabel('What is it called?').fill('By post or not');
  await page.locator('.format-card', { hasText: 'Group rounds' }).click();
  await page.getByText('All settings').click();
  const itself = page.getByLabel('The next round starts by itself');
  await expect.poll(() => itself.isChecked()).toBe(true);
  await page.getByLabel('Main time').fill('10m');
  await expect.poll(() => itself.isChecked()).toBe(false);
  expect(await created()).toMatchObject({ autoAdvance: false, base: 600_000 });
});

test('[SW-15] the clock is set to any time, in a format without one of its own, and ends with the event', async () => {
  const client = hall.client();
  const { id } = await client.create({ name: 'Timed', format: 'groups', config: {} });
  const perform = (command: Parameters<typeof client.send>[1]['command']) =>
    client.send(id, { commandId: newCommandId(), command });
  await perform({ type: 'AddPlayers', players: ['Ana', 'Bo', 'Cy'].map((name) => ({ name })) });
  await perform({ type: 'Start' });
  await perform({ type: 'PairRound' });
  await perform({ type: 'PublishRound', round: 1 });
  await page.goto(`/t/${id}/desk/round`);
  await page.getByRole('button', { name: 'Set the clock' }).click();
  await page.getByLabel('Time left').fill('tea time');
  await page.keyboard.press('Enter');
  await page.getByText('Write minutes, or a time as in 12:30 or 1:05:00.').waitFor();
  await page.getByLabel('Time left').fill('12:30');
  await page.keyboard.press('Enter');
  const time = page.getByRole('timer');
  await time.waitFor();
  await expect.poll(() => time.textContent()).toMatch(/^12:\d\d$/);
  await time.click();
  await page.getByRole('textbox', { name: 'Time left' }).fill('3');
  await page.keyboard.press('Enter');
  await expect.poll(() => time.textContent()).toMatch(/^(3:00|2:\d\d)$/);
  const guest = await hall.visitor();
  await guest.goto(`/t/${id}/wall`);
  await guest.getByRole('timer').first().waitFor();
  await perform({ type: 'EndEarly', confirm: 'Timed' });
  await expect.poll(() => time.count()).toBe(0);
  await expect.poll(() => guest.getByRole('timer').count()).toBe(0);
  expect((await client.tournament(id)).clock).toBe(null);
  await page.goto(`/t/${id}/desk/round`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect.poll(() => page.getByText('being played').count()).toBe(0);
  await expect.poll(() => page.getByLabel('Table', { exact: true }).count()).toBe(0);
  await guest.context().close();
});

async function evening(name: string, players = ['Ana', 'Bo', 'Cy', 'Dee']): Promise<string> {
  const client = hall.client();
  const { id } = await client.create({ name, format: 'swiss', config: {} });
  const send = (command: Parameters<typeof client.send>[1]['command']) =>
    client.send(id, { commandId: newCommandId(), command });
  await send({ type: 'AddPlayers', players: players.map((player) => ({ name: player })) });
  await send({ type: 'Start' });
  await send({ type: 'PairRound' });
  await send({ type: 'PublishRound', round: 1 });
  return id;
}

test('[DK-25] how it is played stands in numbered sentences, and what may change is changed there', async () => {
  const id = await evening('Sentences');
  await page.goto(`/t/${id}/desk/settings`);
  await page.getByRole('heading', { level: 1, name: 'How it is played' }).waitFor();
  const rules = page.locator('.how-it-is-played li');
  await expect.poll(() => rules.count()).toBeGreaterThanOrEqual(5);
  await page.getByText('A game is played to 5 game points.').waitFor();
  await page.getByRole('heading', { name: 'Fixed since the first round was drawn' }).waitFor();
  await page.getByLabel('Rounds').fill('4');
  await page.getByRole('button', { name: 'Set', exact: true }).click();
  await page.getByText('Swiss, 4 rounds.').waitFor();
  await page.getByText('Round 1 of 4').waitFor();
  await page.getByLabel('Players report results themselves').check();
  await stored(page);
  expect((await hall.client().tournament(id)).selfReport).toBe(true);
});

test('[DK-25] before the first round the rules themselves are changed there', async () => {
  const { id } = await hall.client().create({ name: 'Rules', format: 'swiss', config: {} });
  await page.goto(`/t/${id}/desk/settings`);
  await page.getByLabel('Game points that win a game').fill('7');
  await page.getByRole('button', { name: 'Save the rules' }).click();
  await page.getByText('A game is played to 7 game points.').waitFor();
  await stored(page);
  expect((await hall.client().tournament(id)).config).toMatchObject({ target: 7 });

  // Another format, too, while nothing is drawn; and an undo brings the first back.
  const form = page.locator('form', { has: page.getByLabel('How is it played?') });
  await form.getByLabel('How is it played?').selectOption('strikes');
  await form.getByLabel('Which rules?').selectOption('czapski-short');
  await form.getByRole('button', { name: 'Save the rules' }).click();
  await page.getByText('Everyone plays at tables of three to five.').waitFor();
  await page.getByRole('link', { name: 'Strikes' }).waitFor();
  await stored(page);
  expect(await hall.client().tournament(id)).toMatchObject({ format: 'strikes', config: { eliminationAt: 23 } });
  await page.getByRole('link', { name: 'Activity' }).click();
  const change = page.locator('.activity li', { hasText: 'Changed how it is played: Accumulated strikes.' });
  await change.getByRole('button', { name: /^Undo/ }).click();
  await stored(page);
  expect(await hall.client().tournament(id)).toMatchObject({ format: 'swiss', config: { target: 7 } });
  expect((await hall.client().tournaments()).tournaments.find((one) => one.id === id)?.format).toBe('swiss');
});

test('[DK-8] ending and deleting are two dangers with a confirmation each', async () => {
  const id = await evening('Twice sure');
  await page.goto(`/t/${id}/desk/settings`);
  const danger = (name: string) => page.locator('.danger', { has: page.getByRole('heading', { name }) });
  const [end, remove] = [danger('End the tournament now'), danger('Delete the tournament')];
  await end.getByRole('textbox').fill('Twice sure');
  await expect.poll(() => remove.getByRole('button').getAttribute('aria-disabled')).toBe('true');
  await end.getByRole('button', { name: 'End it now' }).click();
  await page.getByText('Finished after 1 round').waitFor();
  await remove.getByRole('textbox').fill('Twice sure');
  await remove.getByRole('button', { name: 'Delete Twice sure' }).waitFor();
  // By key: it stands where the other one was pressed just now, and a second press there would not count (DK-3).
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/$/);
  await page.goto(`/t/${id}/desk/round`);
  await page.getByRole('heading', { name: 'This tournament is no longer here' }).waitFor();
  await page.getByRole('link', { name: 'To the start' }).waitFor();
  await page.goto('/t/nowhere1');
  await page.getByRole('link', { name: 'To the start' }).waitFor();
});

test('Ctrl-K knows «rounds» and «settings», and Swiss has no empty board', async () => {
  const id = await evening('Palette');
  await page.goto(`/t/${id}/desk/round`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(
    await page.getByRole('navigation', { name: 'Pages of the tournament' }).getByRole('link').allInnerTexts(),
  ).toEqual(['Players', 'Round', 'Standings', 'Activity', 'Share', 'Settings']);
  for (const [typed, found] of [
    ['rounds', 'Go to Round'],
    ['settings', 'Go to Settings'],
  ] as const) {
    await page.keyboard.press('Control+k');
    await page.getByPlaceholder('What would you like to do?').fill(typed);
    await page.locator('.palette-action', { hasText: found }).first().waitFor();
    await page.keyboard.press('Escape');
  }
  // DK-26: before an action that ends something the button says so, and what it waits for stands beside it.
  await hall.client().send(id, { commandId: newCommandId(), command: { type: 'SetRounds', rounds: 1 } });
  await page.getByRole('button', { name: 'Close round 1 and finish' }).waitFor();
  await page.locator('.primary-why').getByText('Tables 1 and 2 are playing.').waitFor();
  // A question mark opens the list of keys, also from an empty line for results; in one with a result it does not.
  await page.locator('.entry-input').focus();
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keys' });
  await keys.getByText('a number goes to its table').waitFor();
  await page.keyboard.press('Escape');
  await keys.waitFor({ state: 'detached' });
  await page.locator('.entry-input').fill('5');
  await page.keyboard.press('?');
  await expect.poll(() => keys.count()).toBe(0);
  expect(hall.faults).toEqual([]);
});

test('[DK-24] a picture of the event: uploaded at the desk, seen by everyone, taken away again', async () => {
  const { id } = await hall.client().create({ name: 'Lindau Harbour Open', format: 'swiss' });
  await page.goto(`/t/${id}/desk/settings`);
  const field = page.getByLabel('Picture', { exact: true });
  await field.setInputFiles({ name: 'drawing.png', mimeType: 'image/png', buffer: Buffer.from('<svg/>') });
  await page.getByRole('alert').getByText('This is not a PNG, JPEG or WebP picture').waitFor();
  await field.setInputFiles({ name: 'large.png', mimeType: 'image/png', buffer: Buffer.alloc(1_100_000) });
  await page.getByRole('alert').getByText('larger than 1 MB').waitFor();
  const seen = (of: Page) => of.getByRole('img', { name: 'Picture of Lindau Harbour Open' });
  for (const type of ['image/jpeg', 'image/webp', 'image/png']) {
    // A real picture, as a browser writes it.
    const data = await page.evaluate(async (kind) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 60, height: 40 });
      canvas.getContext('2d')?.fillRect(0, 0, 30, 40);
      return canvas.toDataURL(kind).split(',')[1] ?? '';
    }, type);
    await field.setInputFiles({ name: 'x.bin', mimeType: type, buffer: Buffer.from(data, 'base64') });
    await expect.poll(async () => (await fetchedType(id)) ?? '').toBe(type);
  }
  await seen(page).waitFor();
  const guest = await hall.visitor('localhost', { viewport: { width: 390, height: 844 } });
  await guest.goto(`/t/${id}`);
  await seen(guest).waitFor();
  await expect.poll(() => seen(guest).evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(60);
  await expect.poll(() => guest.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.getByRole('button', { name: 'Remove the picture' }).click();
  await seen(page).waitFor({ state: 'hidden' });
  await guest.reload();
  await guest.getByRole('heading', { name: 'Lindau Harbour Open' }).waitFor();
  await expect.poll(() => seen(guest).count()).toBe(0);
  expect(hall.faults).toEqual([]);
});

const fetchedType = async (id: string): Promise<string | null> =>
  (await fetch(`http://127.0.0.1:${hall.port}/api/tournaments/${id}/image`)).headers.get('content-type');
