import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newCommandId } from '../../src/client/index.ts';
import type { WireCommand } from '../../src/protocol/commands.ts';
import { scores } from '../wire.ts';
import { EventHall, hallName } from './hall.ts';
import { SharePage } from './pages/share-page.ts';
import { stored } from './stored.ts';

let hall: EventHall;

beforeAll(async () => {
  hall = await EventHall.open();
});

afterAll(async () => {
  await hall.close();
});

/** A Swiss of four whose first round is being played. */
async function published(at: EventHall, name: string): Promise<string> {
  const client = at.client();
  const { id } = await client.create({ name, format: 'swiss', config: {} });
  const commands: WireCommand[] = [
    { type: 'AddPlayers', players: ['Ana', 'Bo', 'Cy', 'Dee'].map((player) => ({ name: player })) },
    { type: 'Configure', settings: { selfReport: true } },
    { type: 'Start' },
    { type: 'PairRound' },
    { type: 'PublishRound', round: 1 },
  ];
  for (const command of commands) await client.send(id, { commandId: newCommandId(), command });
  return id;
}

describe('[DK-11] the public address is one that a phone in the hall can open', () => {
  test('a server for its own machine only says so, says what to do, and shows no code', async () => {
    const id = await published(hall, 'Alone');
    const share = new SharePage(await hall.owner('localhost'), id);
    await share.open();
    await share.page.getByText('The server only accepts connections from this machine').waitFor();
    await share.page.getByText(`npm start -- --host 0.0.0.0 --port ${hall.port}`).waitFor();
    await expect.poll(() => share.code.count()).toBe(0);
    await expect.poll(() => share.page.getByText(/localhost:\d/).count()).toBe(0);
  });

  test('the name under which the desk was opened is in the code, and is copied without a secure context', async () => {
    const id = await published(hall, 'By name');
    const share = new SharePage(await hall.owner(hallName), id);
    await share.open();
    const address = `http://${hallName}:${hall.port}/t/${id}`;
    await expect.poll(() => share.address()).toBe(address);
    await expect.poll(() => share.codeSays(address)).toBe(true);
    expect(await share.page.evaluate(() => 'clipboard' in navigator)).toBe(false);
    await share.page.getByRole('button', { name: 'Copy' }).first().click();
    await share.page.getByRole('button', { name: 'Copied' }).waitFor();
    await share.page.getByLabel('For whom').focus();
    await share.page.keyboard.press('Control+V');
    await expect.poll(() => share.page.getByLabel('For whom').inputValue()).toBe(address);
    expect(hall.faults).toEqual([]);
  });

  test('a server on all addresses offers those of its networks, and the desk’s choice is kept', async () => {
    const open = await EventHall.open({ host: '0.0.0.0' });
    try {
      const id = await published(open, 'Everywhere');
      const { addresses } = await open.client().addresses(id);
      const urls = [`http://${hallName}:${open.port}`, ...addresses.map(({ url }) => url)];
      const share = new SharePage(await open.owner(hallName), id);
      await share.open();
      await expect.poll(() => share.address()).toBe(`${urls[0]}/t/${id}`);
      const offered = await share.networks
        .locator('option')
        .evaluateAll((all) => all.map((one) => one.getAttribute('value')));
      // A machine without any network has nothing to choose from.
      expect(offered).toEqual(urls.length > 1 ? urls : []);
      const last = urls.at(-1) ?? '';
      if (urls.length > 1) await share.networks.selectOption(last);
      await expect.poll(() => share.codeSays(`${last}/t/${id}`)).toBe(true);
      await share.open();
      await expect.poll(() => share.address()).toBe(`${last}/t/${id}`);

      const here = new SharePage(await open.owner('localhost'), id);
      await here.open();
      if (addresses.length > 0) await expect.poll(() => here.address()).toBe(`${addresses[0]?.url}/t/${id}`);
      else await here.page.getByText('This machine is not on a network.').waitFor();
    } finally {
      await open.close();
    }
  });

  test('an address that was set counts alone, for links too, and on the wall', async () => {
    const set = await EventHall.open({ publicUrl: 'https://play.example.org' });
    try {
      const id = await published(set, 'Set');
      const share = new SharePage(await set.owner('localhost'), id);
      await share.open();
      await expect.poll(() => share.address()).toBe(`https://play.example.org/t/${id}`);
      await share.give('scorekeeper', 'Kim');
      await expect
        .poll(() => share.page.getByLabel('Links for others').inputValue())
        .toMatch(/^https:\/\/play\.example\.org\/enter\/r_/);
      const { id: empty } = await set.client().create({ name: 'Not yet', format: 'swiss', config: {} });
      await share.page.goto(`/t/${empty}/wall`);
      await share.page.getByText(`play.example.org/t/${empty}`).waitFor();
    } finally {
      await set.close();
    }
  });
});

describe('[DK-16] roles by links', () => {
  test('a scorekeeper’s link says what it allows: enter, not change; revoked, the open page says so at once', async () => {
    const id = await published(hall, 'Scores');
    const share = new SharePage(await hall.owner(hallName), id);
    await share.open();
    const path = await share.give('scorekeeper', 'Kim');
    await share.given.getByText('Scorekeeper: enter results').waitFor();

    const page = await hall.visitor(hallName, { viewport: { width: 390, height: 844 } });
    await page.goto(path);
    await page.getByText('You can enter results. Only the desk can change them.').waitFor();
    await page.locator('.score-open').first().click();
    await page
      .getByLabel(/Score of/)
      .first()
      .fill('5');
    await page
      .getByLabel(/Score of/)
      .last()
      .fill('2');
    await page.getByRole('button', { name: 'Report 5–2' }).click();
    await page.locator('.score-open').nth(1).waitFor({ state: 'detached' });
    const place = { round: 1, edition: 1, match: 1, game: 1 };
    const outcome = scores(0, 5);
    const change = { type: 'CorrectOutcome', place, outcome, replaces: outcome, later: { kind: 'keep' } };
    const refused = await page.evaluate(
      async ([address, command]) => {
        const headers = { 'content-type': 'application/json' };
        const body = JSON.stringify({ commandId: 'change', command });
        const answer = await fetch(`${address}/commands`, { method: 'POST', headers, body });
        return [answer.status, ((await answer.json()) as { detail: string }).detail];
      },
      [`/api/tournaments/${id}`, change] as const,
    );
    expect(refused).toEqual([403, 'Your role does not allow this.']);

    await share.revoke('Kim');
    await page.getByText('this link no longer opens it').waitFor();
    await share.given.getByText('revoked').waitFor();
    await page.goto(path);
    await page.getByText('This link is not known here, or was revoked.').waitFor();
    expect(hall.faults).toEqual([]);
  });

  test('a desk’s link runs the round and leaves the owner’s things alone; revoked, its open desk says so', async () => {
    const id = await published(hall, 'Second desk');
    const owner = new SharePage(await hall.owner(), id);
    await owner.open();
    const path = await owner.give('desk', 'Kim');
    const desk = await hall.visitor(hallName);
    await desk.goto(path);
    await desk.waitForURL(/\/desk\/round$/);
    await desk.locator('.entry-input').focus();
    await desk.keyboard.type('5 0');
    await desk.keyboard.press('Enter');
    await desk.locator('#table-1').getByText('5 – 0').waitFor();
    await stored(desk);

    await desk.goto(`/t/${id}/desk/share`);
    await desk.getByText('Only the owner can make these links.').waitFor();
    await expect.poll(() => desk.getByRole('button', { name: 'Make the link' }).count()).toBe(0);
    await desk.goto(`/t/${id}/desk/settings`);
    await desk.getByLabel('The public may see it').click();
    await desk.getByText('Your link does not allow this.').waitFor();
    await expect.poll(() => desk.getByLabel('The public may see it').isChecked()).toBe(true);
    await expect.poll(() => desk.getByText('End the tournament now').count()).toBe(0);
    await expect.poll(() => desk.getByText('Delete the tournament').count()).toBe(0);

    await owner.revoke('Kim');
    await desk.getByText('this link no longer opens it').waitFor();
    await desk.reload();
    await desk.waitForURL(`**/t/${id}`);
    const { entries } = await hall.client().entries(id);
    expect(entries.at(-1)?.by).toBe('desk Kim');
  });

  test('[DK-12] a player’s private link is taken back from the list, and the phone says so', async () => {
    const id = await published(hall, 'Lost slip');
    const { links } = await hall.client().makeLinks(id, { role: 'player', players: ['p1', 'p2'] });
    const phone = await hall.visitor(hallName, { viewport: { width: 390, height: 844 } });
    await phone.goto(links[0]?.path ?? '');
    await phone.getByRole('button', { name: /Report the result/ }).waitFor();
    const share = new SharePage(await hall.owner(hallName), id);
    await share.open();
    await share.page.getByText('2 players have private links').click();
    await share.revoke('Ana');
    await phone.getByText('this link no longer opens it').waitFor();
    await share.page.getByText('1 player has a private link').waitFor();
    expect(hall.faults).toEqual([]);
  });
});

test('[DK-24] the public page says when and where it is, what is announced, and how it is played', async () => {
  const id = await published(hall, 'Announced');
  const command: WireCommand = {
    type: 'DescribeEvent',
    firstDay: '2027-03-13',
    startTime: '19:30',
    venue: 'Old Town Hall, Umeå',
    description: 'Soup at one.\n\nMore: https://club.example/open.',
  };
  await hall.client().send(id, { commandId: newCommandId(), command });
  const page = await hall.visitor('localhost', { locale: 'en-GB' });
  await page.goto(`/t/${id}`);
  await page.getByText(/Saturday,? 13 March 2027, 19:30 · Old Town Hall, Umeå/).waitFor();
  await page.getByText('Soup at one.').waitFor();
  await expect
    .poll(() => page.getByRole('link', { name: 'club.example/open' }).getAttribute('href'))
    .toBe('https://club.example/open');
  await page.getByRole('tab', { name: 'How it is played' }).click();
  await page.locator('.how-it-is-played li').first().waitFor();
  // DK-20: from tab to tab by the arrow keys; the panel is named after its tab, and at 320 px every tab is there.
  await page.setViewportSize({ width: 320, height: 640 });
  const tabs = page.getByRole('tab');
  for (const box of await tabs.evaluateAll((all) => all.map((tab) => tab.getBoundingClientRect().toJSON()))) {
    expect(box.left).toBeGreaterThanOrEqual(0);
    expect(box.right).toBeLessThanOrEqual(320);
  }
  await page.keyboard.press('ArrowRight');
  await page.waitForURL(new RegExp(`/t/${id}$`));
  for (const [key, name] of [
    ['ArrowRight', 'Tables'],
    ['End', 'How it is played'],
    ['ArrowLeft', 'Players'],
    ['Home', 'Overview'],
  ] as const) {
    await page.keyboard.press(key);
    await page.getByRole('tab', { name, selected: true }).and(page.locator(':focus')).waitFor();
    await page.getByRole('tabpanel', { name }).waitFor();
  }
  expect(hall.faults).toEqual([]);
});

test('[DK-24] [DK-25] before the first round the public page says who comes, and the first of the rules', async () => {
  const { id } = await hall.client().create({ name: 'Soon', format: 'swiss', config: {} });
  const command: WireCommand = { type: 'AddPlayers', players: [{ name: 'Ana Ruiz' }, { name: 'Bo Li' }] };
  await hall.client().send(id, { commandId: newCommandId(), command });
  const page = await hall.visitor('localhost');
  await page.goto(`/t/${id}`);
  await page.getByRole('link', { name: 'Bo Li' }).waitFor();
  await expect.poll(() => page.locator('.overview .how-it-is-played li').count()).toBe(5);
  await page.getByRole('link', { name: 'All the rules' }).click();
  await page.getByRole('tabpanel', { name: 'How it is played' }).waitFor();
  await expect.poll(() => page.locator('.how-it-is-played li').count()).toBeGreaterThan(5);
});

test('[DK-27] the page of a club frames what Share offers, live; the desk lets itself be framed by nobody', async () => {
  const id = await published(hall, 'Framed');
  const share = new SharePage(await hall.owner(hallName), id);
  await share.open();
  await share.page.getByLabel('What is shown').selectOption('tables');
  const code = await share.page.getByLabel('Show it on your site').inputValue();
  // As docs/embedding.md has it.
  const follow = `<script>addEventListener('message', ({ source, data }) => {
    for (const frame of document.querySelectorAll('iframe[src*="/embed/"]')) {
      if (frame.contentWindow === source && data?.tiltyard) frame.height = data.height;
    }
  });</script>`;
  const inGerman = code.replace('/embed/tables', '/embed/tables?theme=dark&lang=de');
  const page = `${follow}${inGerman}<iframe id="desk" src="http://${hallName}:${hall.port}/t/${id}/desk/round"></iframe>`;
  const site = createServer((_, answer) => answer.setHeader('content-type', 'text/html').end(page));
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  const club = await hall.visitor('localhost');
  await club.goto(`http://localhost:${(site.address() as AddressInfo).port}/`);
  const embedded = club.frameLocator('iframe').first();
  await embedded.getByRole('heading', { name: 'Framed' }).waitFor();
  const command: WireCommand = {
    type: 'RecordOutcome',
    place: { round: 1, edition: 1, match: 1, game: 1 },
    outcome: scores(5, 3),
  };
  await hall.client().send(id, { commandId: newCommandId(), command });
  await embedded.getByText('5–3').waitFor();
  await expect.poll(() => embedded.locator('html').getAttribute('data-theme')).toBe('dark');
  await embedded.getByText('Runde 1', { exact: true }).first().waitFor();
  const frame = club.locator('iframe').first();
  const tall = () => embedded.locator('main').evaluate((main) => main.scrollHeight);
  await expect.poll(async () => Number(await frame.getAttribute('height')) - (await tall())).toBe(0);
  const [opened] = await Promise.all([
    club.context().waitForEvent('page'),
    embedded.getByRole('link', { name: 'Framed' }).click(),
  ]);
  await opened.waitForURL(new RegExp(`/t/${id}$`));
  await expect.poll(() => hall.faults.filter((fault) => fault.includes('frame-ancestors')).length).toBe(1);
  await expect.poll(() => club.frameLocator('#desk').getByRole('tablist').count()).toBe(0);
  site.close();
});

test('the club’s page of the examples, on a server of its own, shows standings and follows them', async () => {
  const id = await published(hall, 'At the club');
  const page = readFileSync(new URL('../../examples/club-site/index.html', import.meta.url));
  const site = createServer((_request, response) => response.setHeader('content-type', 'text/html').end(page)).listen(
    0,
  );
  const club = await hall.visitor('localhost');
  const where = new URLSearchParams({ server: `http://localhost:${hall.port}`, tournament: id });
  await club.goto(`http://localhost:${(site.address() as AddressInfo).port}/?${where}`);
  await club.getByRole('heading', { name: 'At the club' }).waitFor();
  await expect.poll(() => club.locator('#standings tr').count()).toBe(4);
  const outcome = scores(5, 3);
  const command: WireCommand = { type: 'RecordOutcome', place: { round: 1, edition: 1, match: 1, game: 1 }, outcome };
  await hall.client().send(id, { commandId: newCommandId(), command });
  await expect.poll(() => club.locator('#standings tr').first().locator('td').last().textContent()).toBe('3');
  await club.close();
  site.close();
});

test('[DK-31] the owner erases a person from the player’s page; open pages forget the name, a desk cannot do it', async () => {
  const before = hall.faults.length;
  const id = await published(hall, 'Forgotten');
  const guest = await hall.visitor(hallName);
  await guest.goto(`/t/${id}/players`);
  await guest.getByText('Bo', { exact: true }).first().waitFor();
  const [link] = (await hall.client().makeLinks(id, { role: 'desk', label: 'second' })).links;
  const second = await hall.visitor(hallName);
  await second.goto(link?.path ?? '');
  await second.goto(`/t/${id}/desk/players/p2`);
  await second.getByRole('heading', { level: 1, name: 'Bo' }).waitFor();

  const owner = await hall.owner(hallName);
  await owner.goto(`/t/${id}/desk/players/p2`);
  await owner.getByRole('heading', { level: 1, name: 'Bo' }).waitFor();
  await owner.getByRole('heading', { name: 'What is stored about Bo' }).waitFor();
  await expect.poll(() => second.getByRole('heading', { name: 'What is stored about Bo' }).count()).toBe(0);
  const download = owner.waitForEvent('download');
  await owner.getByRole('link', { name: 'Save it as a file' }).click();
  expect((await download).suggestedFilename()).toBe(`${id}-p2.json`);
  await owner.getByRole('button', { name: 'Erase …' }).click();
  const dialog = owner.getByRole('dialog', { name: 'Erase Bo' });
  await dialog.getByText('It then says “Erased player 2”.').waitFor();
  await expect
    .poll(() => dialog.getByRole('button', { name: 'Erase for good' }).getAttribute('aria-disabled'))
    .toBe('true');
  await dialog.getByLabel('type the tournament’s name: Forgotten').fill('Forgotten');
  await dialog.getByRole('button', { name: 'Erase for good', disabled: false }).click();
  await owner.getByRole('heading', { level: 1, name: 'Erased player 2' }).waitFor();
  await owner.getByText(/^Erased\. The check code was \w{5}-\w{5} and is \w{5}-\w{5} now\.$/).waitFor();
  await owner.getByText('This person was erased.').waitFor();
  await second.getByRole('heading', { level: 1, name: 'Erased player 2' }).waitFor();
  await guest.getByText('Erased player 2').first().waitFor();
  for (const page of [owner, second, guest])
    await expect.poll(() => page.getByText('Bo', { exact: true }).count()).toBe(0);
  expect(hall.faults.slice(before)).toEqual([]);
});
