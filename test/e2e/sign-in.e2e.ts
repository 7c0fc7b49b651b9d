import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { assertDefined } from '../../src/kit/index.ts';
import { phoneCode } from '../phone.ts';
import { CLIENT, type RunningProvider, startProvider } from '../server/provider.fixture.ts';
import { EventHall, hallName } from './hall.ts';
import { heldBack } from './held-back.ts';
import { DeskPage } from './pages/desk-page.ts';
import { HomePage } from './pages/home-page.ts';
import { shows } from './stored.ts';

let hall: EventHall;
let provider: RunningProvider;

beforeAll(async () => {
  provider = await startProvider();
  const oidc = { oidcIssuer: provider.issuer, oidcClientId: CLIENT.id, oidcClientSecret: CLIENT.secret } as const;
  hall = await EventHall.open({ shared: true, registration: true, ...oidc, oidcName: 'Club login' });
  provider.allow([`http://${hallName}:${hall.port}/openid/callback`]);
});

afterAll(async () => {
  await hall.close();
  await provider.close();
});

const password = 'correct horse battery';

test('[DK-17] an account is made, owns what it creates, and is signed out and in again; another sees none of it', async () => {
  const home = new HomePage(await hall.visitor(hallName));
  await home.open();
  await expect.poll(() => home.page.getByRole('link', { name: /New tournament|Set up/ }).count()).toBe(0);
  await home.makeAccount('a', password);
  await home.problem.getByText('A name has at least two letters or digits').waitFor();
  await home.makeAccount('Ada', 'short');
  await home.problem.getByText('At least 10 characters').waitFor();
  await home.makeAccount('Ada', password);
  await home.signedIn.getByText('ada').or(home.signedIn).first().waitFor();
  const desk = await DeskPage.create(home.page, 'Ada Cup', 'Swiss');
  const { id } = desk;

  const cookies = await home.page.context().cookies();
  const safe = { httpOnly: true, sameSite: 'Lax', secure: false };
  expect(
    cookies
      .map(({ name, path, httpOnly, sameSite, secure }) => ({ name, path, httpOnly, sameSite, secure }))
      .sort((a, b) => a.name.length - b.name.length),
  ).toEqual([
    { name: 'tiltyard', path: '/', ...safe },
    { name: 'tiltyard_known', path: '/api/sign-in', ...safe },
  ]);

  const eve = new HomePage(await hall.visitor());
  await eve.open();
  await eve.makeAccount('ADA', password);
  await eve.problem.getByText('This name is taken.').waitFor();
  await eve.makeAccount('eve', 'another long password');
  await eve.signedIn.waitFor();
  await eve.page.goto(`/t/${id}/desk/players`);
  await eve.page.waitForURL(`**/t/${id}`);

  await home.open();
  await home.page.getByRole('link', { name: 'Ada Cup' }).waitFor();
  await home.signOut();
  await home.signInForm.waitFor();
  await home.signIn('ada', 'a wrong password');
  await home.problem.getByText('The name or the password is wrong.').waitFor();
  // The account's page lets people in as well, and has what is needed most on top.
  await home.page.goto('/account');
  await home.signIn(' Ada', password);
  const parts = home.page.locator('main h2');
  await expect.poll(async () => (await parts.allInnerTexts())[0]).toBe('Change the password');
  await home.open();
  await home.page.getByRole('link', { name: 'Ada Cup' }).click();
  await home.page.waitForURL(/\/desk\/players$/);
  expect(hall.faults).toEqual([]);
});

test('[DK-17] the form comes together with the list, which would move it away under a finger', async () => {
  const home = new HomePage(await hall.visitor(hallName));
  const assets = join(process.env.TILTYARD_WEB ?? 'dist/web', 'assets');
  const words = readdirSync(assets).filter(
    (file) => /^en-.*\.js$/.test(file) && readFileSync(join(assets, file), 'utf8').includes('name:`Swiss`'),
  );
  const address = `**/assets/${assertDefined(words[0], 'words of the format')}`;
  const asked = home.page.waitForRequest(address);
  const arrive = await heldBack(home.page, address);
  await home.open();
  await asked;
  await home.page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  await expect.poll(() => home.signInForm.count()).toBe(0);
  arrive();
  await home.signInForm.waitFor();
  await home.page.getByText('Ada Cup').waitFor();
});

test('[DK-17] signing out in one tab, or a new password, ends what is open in the others at once', async () => {
  const home = new HomePage(await hall.visitor(hallName));
  await home.open();
  await home.makeAccount('bea', password);
  await home.signedIn.waitFor();
  const { id } = await DeskPage.create(home.page, 'Bea Cup', 'Swiss');
  const other = await hall.tab(home.page);
  await other.goto(`/t/${id}/desk/players`);
  await other.getByText('No players yet.').waitFor();
  await home.open();
  await home.signOut();
  await other.getByText('this link no longer opens it').waitFor();
  await other.getByRole('link', { name: 'To the start' }).click();
  await other.getByRole('heading', { name: 'Sign in' }).waitFor();

  await home.signIn('bea', password);
  await home.signedIn.waitFor();
  const elsewhere = new HomePage(await hall.visitor(hallName));
  await elsewhere.open();
  await elsewhere.signIn('bea', password);
  await elsewhere.signedIn.waitFor();
  for (const page of [other, elsewhere.page]) {
    await page.goto(`/t/${id}/desk/players`);
    await page.getByText('No players yet.').waitFor();
  }
  const changed = await home.page.evaluate(
    async ([old, next]) => {
      const headers = { 'content-type': 'application/json' };
      const body = JSON.stringify({ old, new: next });
      return (await fetch('/api/accounts/password', { method: 'POST', headers, body })).status;
    },
    [password, 'a password of another kind'] as const,
  );
  expect(changed).toBe(204);
  for (const page of [other, elsewhere.page]) await page.getByText('this link no longer opens it').waitFor();
  // Whoever changed it stays signed in, with a new session; all other browsers are signed out.
  await home.open();
  await home.signedIn.waitFor();
  await elsewhere.open();
  await elsewhere.signInForm.waitFor();
  await elsewhere.signIn('bea', password);
  await elsewhere.problem.getByText('The name or the password is wrong.').waitFor();
});

test('[DK-17] signing in through a provider of identities, and connecting an account that is there', async () => {
  provider.called.set('u-1', 'Kim Larsen');
  const home = new HomePage(await hall.visitor(hallName));
  await home.open();
  const atProvider = async (page: HomePage['page'], login: string) => {
    await page.getByPlaceholder('Enter any login').fill(login);
    await page.getByPlaceholder('and password').fill('any');
    await page.getByRole('button', { name: 'Sign-in' }).click();
    await page.getByRole('button', { name: 'Continue' }).click();
  };
  await home.page.getByRole('link', { name: 'Sign in with Club login' }).click();
  await atProvider(home.page, 'u-1');
  await home.page.getByText('Signed in as kim-larsen').waitFor();
  expect(new URL(home.page.url()).host).toBe(`${hallName}:${hall.port}`);
  await home.signOut();
  await home.signInForm.waitFor();
  // The provider knows this browser; nobody is asked again.
  await home.page.getByRole('link', { name: 'Sign in with Club login' }).click();
  await home.page.getByText('Signed in as kim-larsen').waitFor();

  const gus = new HomePage(await hall.visitor(hallName));
  await gus.open();
  await gus.makeAccount('gus', password);
  await gus.signedIn.waitFor();
  await gus.page.goto('/account');
  const part = gus.page.getByRole('region', { name: 'Club login' });
  await part.getByLabel('Password').fill(password);
  await part.getByRole('button', { name: 'Connect with Club login' }).click();
  await atProvider(gus.page, 'gus-at-the-club');
  await part.getByText('Connected.').waitFor();
  await gus.open();
  await gus.signOut();
  await gus.signInForm.waitFor();
  await gus.page.getByRole('link', { name: 'Sign in with Club login' }).click();
  await gus.page.getByText('Signed in as gus').waitFor();
  await gus.page.goto('/account');
  await part.getByLabel('Password').fill(password);
  await part.getByRole('button', { name: 'Disconnect' }).click();
  await part.getByRole('button', { name: 'Connect with Club login' }).waitFor();
  expect(hall.faults).toEqual([]);
});

test('[DK-17] whoever tries too often is told how long to wait', async () => {
  const home = new HomePage(await hall.visitor(hallName));
  await home.open();
  for (let tries = 0; tries < 40; tries++) {
    await home.signIn('ada', `guess number ${tries}`);
    const told = home.problem.getByText(/^(The name or the password|Too many attempts)/);
    await told.waitFor();
    await home.page.getByRole('button', { name: 'Sign in', disabled: false }).waitFor();
    if (/Too many/.test(await told.innerText())) break;
  }
  await shows(home.problem.getByText(/^Too many attempts\. Wait \d+ seconds?, then try again\.$/));
});

test('[DK-17] the operator of a shared server comes in by the owner link, and guests make no account where it is closed', async () => {
  const closed = await EventHall.open({ shared: true });
  try {
    const owner = new HomePage(await closed.visitor(hallName));
    await owner.page.goto(closed.ownerPath);
    await owner.page.getByRole('link', { name: 'Set up the first one' }).waitFor();
    await expect.poll(() => owner.signInForm.count()).toBe(0);
    const guest = new HomePage(await closed.visitor(hallName));
    await guest.open();
    await guest.signInForm.waitFor();
    await expect.poll(() => guest.page.getByRole('button', { name: 'I have no account yet' }).count()).toBe(0);
  } finally {
    await closed.close();
  }
});

/** [DK-19] Chats and programs are added, told their secret once, and taken away again. */
async function toldByWebhooks(page: Page): Promise<void> {
  const part = page.getByRole('region', { name: 'Webhooks' });
  const add = async (kind: string, url: string) => {
    await part.getByLabel('For', { exact: true }).selectOption(kind);
    await part.getByLabel('Address of the webhook').fill(url);
    await part.getByRole('button', { name: 'Add webhook' }).click();
  };
  await add('signed', 'https://127.0.0.1/hook');
  await part.getByText('Webhooks to private addresses are not allowed on this server.').waitFor();
  await add('discord', 'https://chat.example/api/webhooks/1/abc');
  await part.getByRole('listitem').filter({ hasText: 'chat.example' }).getByText('Discord').waitFor();
  await add('signed', 'https://games.example/hook');
  const signed = part.getByRole('listitem').filter({ hasText: 'games.example' });
  const secret = await signed.getByLabel('Secret of the webhook').inputValue();
  expect(secret).toMatch(/^whsec_/);
  await signed.getByRole('button', { name: 'New secret' }).click();
  await signed.getByText(/the old secret also signs until/).waitFor();
  await expect.poll(() => signed.getByLabel('Secret of the webhook').inputValue()).not.toBe(secret);
  for (const left of [1, 0]) {
    // By key: the second one comes to stand where the first was pressed.
    await part.getByRole('button', { name: 'Remove' }).first().press('Enter');
    await expect.poll(() => part.getByRole('listitem').count()).toBe(left);
  }
}

test('[DK-17] a second step is set up on the account page, asked for when signing in, and turned off', async () => {
  const steps = await EventHall.open({ shared: true, registration: true });
  try {
    const home = new HomePage(await steps.visitor(hallName));
    await home.open();
    await home.makeAccount('fay', password);
    await home.signedIn.waitFor();
    const { page } = home;
    await page.goto('/account');
    const part = page.getByRole('region', { name: 'Two-step sign-in' });
    await part.getByLabel('Password').fill(password);
    await part.getByRole('button', { name: 'Set it up' }).click();
    await part.getByRole('img', { name: 'QR code for the authenticator app' }).waitFor();
    const key = await part.locator('.account-token').innerText();
    await part.getByLabel('Code from the app').fill('000000');
    await part.getByRole('button', { name: 'Turn it on' }).click();
    await part.getByText('This code is wrong, or has been used before.').waitFor();
    await part.getByLabel('Code from the app').fill(phoneCode(key));
    await part.getByRole('button', { name: 'Turn it on' }).click();
    await part.getByText(/^On since .* 10 recovery codes are left\.$/).waitFor();
    const codes = await part.getByRole('region', { name: 'Recovery codes' }).getByRole('listitem').allInnerTexts();
    expect(codes).toHaveLength(10);

    await toldByWebhooks(page);

    await home.open();
    await home.signOut();
    await home.signInForm.waitFor();
    await home.signIn('fay', password);
    await page.getByText('This account uses two-step sign-in').waitFor();
    await page.getByLabel('Code, or a recovery code').fill(codes[0] ?? '');
    await page.getByRole('button', { name: 'Sign in', disabled: false }).click();
    await home.signedIn.waitFor();
    await page.goto('/account');
    await part.getByText(/ 9 recovery codes are left\.$/).waitFor();
    await part.getByLabel('Password').fill(password);
    await part.getByLabel('Code, or a recovery code').fill(phoneCode(key, 1));
    await part.getByRole('button', { name: 'Turn it off' }).click();
    await part.getByRole('button', { name: 'Set it up' }).waitFor();
    expect(steps.faults).toEqual([]);
  } finally {
    await steps.close();
  }
});
