import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newCommandId } from '../../src/client/index.ts';
import { assertDefined } from '../../src/kit/index.ts';
import type { WireCommand } from '../../src/protocol/commands.ts';
import { scores } from '../wire.ts';
import { seriousProblems } from './axe.ts';
import { EventHall, hallName } from './hall.ts';
import { answersHeldBack } from './held-back.ts';
import { ClockPage } from './pages/clock-page.ts';
import { closeOffline, stored } from './stored.ts';

let hall: EventHall;

beforeAll(async () => {
  hall = await EventHall.open();
});

afterAll(async () => {
  await hall.close();
});

interface Match {
  readonly id: string;
  readonly white: string;
  readonly black: string;
}

/** Ana and Bo play one match; the answer has their private links. */
async function match(format: string, config: Record<string, unknown>): Promise<Match> {
  const client = hall.client();
  const { id } = await client.create({ name: 'Final', format, config });
  const commands: WireCommand[] = [
    { type: 'AddPlayers', players: [{ name: 'Ana' }, { name: 'Bo' }] },
    { type: 'Start' },
    { type: 'PairRound' },
    { type: 'PublishRound', round: 1 },
  ];
  for (const command of commands) await client.send(id, { commandId: newCommandId(), command });
  const { rounds } = await client.tournament(id);
  const game = assertDefined(rounds[0]?.matches[0]?.games[0], 'game');
  const players = [assertDefined(game.white, 'white'), assertDefined(game.black, 'black')];
  const { links } = await client.makeLinks(id, { role: 'player', players });
  const [white, black] = links.map(({ path }) => path);
  return { id, white: assertDefined(white, 'link'), black: assertDefined(black, 'link') };
}

const chess = { base: 600_000, increment: 0, variant: 'standard' };
const portrait = { viewport: { width: 390, height: 844 } };
type Phone = Parameters<Browser['newContext']>[0];

/** Two phones at a table; Black's is under a name of the hall, without a secure context (DK-23). */
async function phones({ white, black }: Match, options: Phone = portrait): Promise<[ClockPage, ClockPage]> {
  const [one, other] = [await hall.visitor('localhost', options), await hall.visitor(hallName, options)];
  return [await ClockPage.ofPlayer(one, white), await ClockPage.ofPlayer(other, black)];
}

const pressesOf = async ({ id }: Match): Promise<number> => (await hall.client().clock(id, 'r1.t1.g1')).seq;

describe('two phones at a table', () => {
  test('press by one tap, see each other’s presses, and refuse what is out of turn', async () => {
    const at = await match('hybrid', chess);
    const [white, black] = await phones(at);
    expect(await black.page.evaluate(() => window.isSecureContext)).toBe(false);
    await white.says('near', 'Moves first');
    await black.tap();
    await white.says('near', 'Your turn');
    await black.says('far', 'To move');
    await white.tap();
    await black.says('near', 'Your turn');
    await black.page.keyboard.press('Space');
    await white.says('near', 'Your turn');

    await black.tap();
    await black.states('It is the other side’s turn. That press does not count.');
    expect(await pressesOf(at)).toBe(3);
    await white.page.reload();
    await white.says('near', 'Your turn');
    await expect.poll(() => white.half('near').locator('.clock-name').innerText()).toContain('Move 2');
    await white.tap();
    await black.says('near', 'Your turn');
    await expect.poll(() => black.state.count()).toBe(0);
    expect(await pressesOf(at)).toBe(4);
  });

  test('take the next press although the answer to the last one is not there yet', async () => {
    const at = await match('hybrid', chess);
    const [white, black] = await phones(at);
    const letGo = await answersHeldBack(white.page, '**/presses');
    await white.tap();
    await white.says('near', 'Your turn');
    await white.tap();
    await black.says('near', 'Your turn');
    letGo();
    await white.says('far', 'To move');
    await expect.poll(() => white.state.count()).toBe(0);
    expect(await pressesOf(at)).toBe(2);
  });

  test('show the server’s time, also where a phone’s own clock is an hour wrong', async () => {
    const at = await match('hybrid', chess);
    const wrong = await hall.visitor(hallName, portrait);
    await wrong.context().addInitScript('const right = Date.now; Date.now = () => right() + 3_600_000;');
    const right = await hall.visitor('localhost', portrait);
    const white = await ClockPage.ofPlayer(wrong, at.white);
    const black = await ClockPage.ofPlayer(right, at.black);
    await black.tap();
    await white.says('near', 'Your turn');
    for (let look = 0; look < 2; look++) {
      const apart = async () => {
        const [own, others] = await Promise.all([white.seconds('near'), black.seconds('far')]);
        const { clock, now } = await hall.client().clock(at.id, 'r1.t1.g1');
        const left = assertDefined(clock, `clock at ${now}`).left.white / 1000;
        return Math.max(Math.abs(own - others), Math.abs(own - left));
      };
      // Three looks that are not at the same moment: a busy machine may have to look again.
      await expect.poll(apart).toBeLessThanOrEqual(2);
      // On to the next second.
      const before = await white.seconds('near');
      await expect.poll(() => white.seconds('near'), { interval: 50 }).toBeLessThan(before);
    }
  });

  test('[DK-22] without a line a press is kept, sent by itself when it is back, and counts once', async () => {
    const at = await match('hybrid', chess);
    const [white, black] = await phones(at);
    await white.tap();
    await white.says('near', 'Your turn');
    await white.page.context().setOffline(true);
    await white.tap();
    await white.states(/^No connection. Your press is kept/);
    await white.tap();
    expect(await pressesOf(at)).toBe(1);
    await white.page.context().setOffline(false);
    await black.says('near', 'Your turn');
    await white.says('far', 'To move');
    expect(await pressesOf(at)).toBe(2);

    // Also over a tab that was closed meanwhile.
    await black.page.context().setOffline(true);
    await black.states(/^No connection/);
    await black.tap();
    await black.states(/^No connection. Your press is kept/);
    const address = black.page.url();
    await closeOffline(black.page);
    await black.page.context().setOffline(false);
    const again = await hall.tab(black.page);
    await again.goto(address);
    await white.says('near', 'Your turn');
    await new ClockPage(again).says('far', 'To move');
    expect(await pressesOf(at)).toBe(3);
  });

  test('[DK-22] a press that was kept does not count when the desk has stopped the clock meanwhile', async () => {
    const at = await match('hybrid', chess);
    const [white] = await phones(at);
    await white.tap();
    await white.says('near', 'Your turn');
    await white.page.context().setOffline(true);
    await white.tap();
    await white.states(/^No connection/);
    await hall.client().press(at.id, 'r1.t1.g1', { seq: 1, id: 'stop', press: { kind: 'pause' } });
    await white.page.context().setOffline(false);
    await white.states('The clock has been pressed in the meantime. That press does not count.');
    expect(await pressesOf(at)).toBe(2);
  });

  test('[GR-2] the flag falls by itself; both see it, and the result says that it was on time', async () => {
    const at = await match('hybrid', { ...chess, base: 2_500 });
    const [white, black] = await phones(at);
    const desk = await hall.owner();
    await desk.goto(`/t/${at.id}/desk/round`);
    await stored(desk);
    await black.tap();
    const won = await black.half('near').locator('b').first().innerText();
    await Promise.all([white, black].map((phone) => phone.states(`${won} has won on time`)));
    await white.says('near', 'Time is up');
    await black.says('near', 'Won');
    expect(await white.seconds('near')).toBe(0);
    await expect.poll(() => black.page.locator('.clock-press').count()).toBe(0);
    await desk.locator('.winners-names', { hasText: won }).waitFor();
    const { entries } = await hall.client().entries(at.id);
    const { now, clock } = await hall.client().clock(at.id, 'r1.t1.g1');
    expect(clock).toMatchObject({ flag: 'white', left: { white: 0, black: 2_500 } });
    const flag = assertDefined(entries.at(-1), 'entry');
    expect(flag).toMatchObject({ by: 'clock', command: { outcome: { kind: 'scores', onTime: true } } });
    expect(flag.at).toBeLessThanOrEqual(now);
  });

  test('[GR-2] a game of days shows days and hours, and when it is out', async () => {
    const at = await match('groups', { groupSize: 2, autoAdvance: false, gameClocks: 'by-hand' });
    const page = await hall.visitor(hallName, portrait);
    await page.goto(at.black);
    await page.getByRole('link', { name: 'Clock' }).first().click();
    const black = new ClockPage(page);
    await black.says('near', 'Moves first');
    await black.tap();
    await black.says('near', /^until /);
    await expect.poll(() => black.half('near').locator('.clock-numbers').innerText()).toBe('2d 23h');
    await expect.poll(() => black.half('far').locator('.clock-numbers').innerText()).toBe('3d 0h');
    await page.getByText('3 days + 6 hr per move').waitFor();
    // GR-1: the sides of tafl have names of their own.
    await page.getByRole('region', { name: /^attacker: / }).waitFor();
    await page.getByRole('region', { name: /^defender: / }).waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Stop' }).count()).toBe(0);
  });
});

describe('the desk, and one device on the table', () => {
  test('has both halves, the far one turned; stops the clock, gives time, and the phones see it', async () => {
    const at = await match('hybrid', chess);
    const [white, black] = await phones(at);
    const page = await hall.owner('localhost', portrait);
    await page.goto(`/t/${at.id}/desk/round`);
    await page.getByRole('link', { name: 'Clock' }).click();
    const desk = new ClockPage(page);
    await desk.says('near', 'Moves first');
    const turned = await desk.half('far').evaluate((half) => getComputedStyle(half).transform);
    expect(turned).toBe('matrix(-1, 0, 0, -1, 0, 0)');
    await desk.tap('far');
    await white.says('near', 'Your turn');
    await desk.tap('near');
    await black.says('near', 'Your turn');
    await page.keyboard.press('Space');
    await white.says('near', 'Your turn');

    await page.getByRole('button', { name: 'Stop' }).click();
    for (const phone of [white, black]) await phone.states('Stopped by the desk');
    const before = await white.seconds('near');
    await white.tap();
    await white.states('The clock is stopped. That press does not count.');
    const name = await white.half('near').locator('b').first().innerText();
    await desk.choose(`Give ${name} 1 min`);
    await expect.poll(() => white.seconds('near')).toBe(before + 60);
    await page.getByRole('button', { name: 'Resume' }).click();
    await white.says('near', 'Your turn');

    // DK-3: the page of the match has both clocks, White's on the left.
    const ofMatch = await hall.owner();
    await ofMatch.goto(`/t/${at.id}/desk/match/1/1`);
    const clocks = ofMatch.locator('.match-clocks > p');
    await clocks
      .first()
      .filter({ hasText: `${name} to move` })
      .locator('b', { hasText: /^10:\d\d$/ })
      .waitFor();
    await black.page.getByRole('button', { name: 'Stop' }).click();
    await clocks.first().filter({ hasText: 'stopped' }).waitFor();
    await ofMatch.context().close();
    await white.states(/^❚❚ Stopped by (Ana|Bo)$/);
    await desk.choose('Both ends upright');
    await expect.poll(() => desk.half('far').evaluate((half) => getComputedStyle(half).rotate)).toBe('none');
    await desk.choose('Swap the ends');
    await expect.poll(() => desk.half('near').locator('.clock-name').innerText()).toContain('Black');
  });

  test('[DK-16] a scorekeeper opens it from the list of tables; a guest does not see it', async () => {
    const at = await match('hybrid', chess);
    const { links } = await hall.client().makeLinks(at.id, { role: 'scorekeeper', label: 'Kim' });
    const page = await hall.visitor(hallName, portrait);
    await page.goto(assertDefined(links[0], 'link').path);
    await page.locator('.score-open').click();
    await page.getByRole('link', { name: 'Clock' }).click();
    const clock = new ClockPage(page);
    await clock.tap();
    await clock.says('near', 'To move');
    await expect.poll(() => page.locator('.clock-press').count()).toBe(2);
    const guest = await hall.visitor(hallName, portrait);
    await guest.goto(new URL(page.url()).pathname);
    await guest.getByText('This clock is for the players at this table').waitFor();
  });

  test('all clocks of a round are started from its menu', async () => {
    const at = await match('groups', { groupSize: 2, autoAdvance: false, gameClocks: 'by-hand' });
    const page = await hall.owner();
    await page.goto(`/t/${at.id}/desk/round`);
    await page.getByRole('button', { name: 'Actions for this round' }).click();
    await page.getByRole('menuitem', { name: 'Start all clocks' }).click();
    await page.getByText('2 clocks are running.').waitFor();
    expect(await pressesOf(at)).toBe(1);
  });
});

describe.each(['light', 'dark'] as const)('[DK-20] the clock, %s', (colorScheme) => {
  // By night only the colours are others, and they do not depend on how a phone is held.
  const onlyColours = colorScheme === 'dark' && process.env.LONG === undefined;
  const wide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

  test('axe finds nothing serious, upright and on its side, before, during and after', async () => {
    const at = await match('hybrid', chess);
    const options = { ...portrait, colorScheme, reducedMotion: 'reduce' as const };
    const [white, black] = await phones(at, options);
    const shared = new ClockPage(await hall.owner(hallName, options));
    await shared.page.goto(`/t/${at.id}/clock/1/1/1`);
    const look = async (when: string) => {
      const problems: string[] = [];
      for (const { page } of [white, black, shared]) {
        problems.push(...(await seriousProblems(page, { onlyColours })).map((problem) => `${when}: ${problem}`));
        await page.setViewportSize({ width: 844, height: 390 });
        if (!onlyColours)
          problems.push(...(await seriousProblems(page)).map((problem) => `${when}, on its side: ${problem}`));
        if ((await wide(page)) > 0) problems.push(`${when}: too wide`);
        await page.setViewportSize(portrait.viewport);
      }
      return problems;
    };
    await white.says('near', 'Moves first');
    await shared.says('near', 'Moves first');
    expect(await look('before')).toEqual([]);
    await hall.client().press(at.id, 'r1.t1.g1', { seq: 0, id: 'start', press: { kind: 'start' } });
    await hall.client().press(at.id, 'r1.t1.g1', { seq: 1, id: 'stop', press: { kind: 'pause' } });
    await white.states('Stopped by the desk');
    expect(await look('stopped')).toEqual([]);
    await hall.client().press(at.id, 'r1.t1.g1', { seq: 2, id: 'on', press: { kind: 'resume' } });
    await white.says('near', 'Your turn');
    // A screen reader hears of the turn, not of every second.
    const said = white.page.getByRole('status');
    await expect.poll(() => said.innerText()).toMatch(/^Your turn\. \d+ minutes? left\.$/);
    await expect.poll(() => white.page.getByRole('timer').count()).toBe(2);
    const place = { round: 1, edition: 1, match: 1, game: 1 };
    const command: WireCommand = { type: 'RecordOutcome', place, outcome: scores(1, 0) };
    await hall.client().send(at.id, { commandId: newCommandId(), command });
    await white.states(/has won/);
    expect(await look('over')).toEqual([]);
    expect(hall.faults).toEqual([]);
  });
});
