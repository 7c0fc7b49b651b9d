import { afterAll, beforeAll, expect, test } from 'vitest';
import { de as germanSentences } from '../../src/words/de/index.ts';
import { common as de } from '../../src/words/pages/de/common.ts';
import { common as es } from '../../src/words/pages/es/common.ts';
import { organiser as organiserInSpanish } from '../../src/words/pages/es/organiser.ts';
import { common as fr } from '../../src/words/pages/fr/common.ts';
import { EventHall, hallName } from './hall.ts';

let hall: EventHall;
let id: string;

beforeAll(async () => {
  hall = await EventHall.open();
  const client = hall.client();
  ({ id } = await client.create({ name: 'Open de printemps', format: 'swiss', config: {} }));
});

afterAll(async () => {
  await hall.close();
});

test('[DK-21] a guest reads in the language of the phone, chooses another, and it stays', async () => {
  const page = await hall.visitor(hallName, { locale: 'de-AT' });
  await page.goto(`/t/${id}`);
  await page.getByRole('tab', { name: de.guest.standings }).waitFor();
  await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('de');
  await page.getByText(germanSentences.status.registering).waitFor();

  await page.getByLabel(de.site.language).selectOption('fr');
  await page.getByRole('tab', { name: fr.guest.standings }).waitFor();
  await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('fr');
  await page.reload();
  await page.getByRole('tab', { name: fr.guest.standings }).waitFor();
  expect(hall.faults).toEqual([]);
});

test('[DK-21] the desk speaks it too, and changes it from the palette', async () => {
  const page = await hall.owner('localhost', { locale: 'es-MX' });
  await page.goto(`/t/${id}/desk/players`);
  await page.getByRole('heading', { name: es.players.addTitle }).waitFor();
  await page.keyboard.press('Control+k');
  await page.getByPlaceholder(organiserInSpanish.palette.placeholder).fill('Deutsch');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: de.players.addTitle }).waitFor();
  expect(hall.faults).toEqual([]);
});
