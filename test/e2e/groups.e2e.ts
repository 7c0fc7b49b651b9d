import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EventHall, hallName } from './hall.ts';
import { DeskPage } from './pages/desk-page.ts';
import { GroupRoundPage } from './pages/group-round.ts';

const players = ['Ana 1810', 'Ben 1790', 'Cy 1650', 'Dee 1600', 'Eli 1580', 'Flo 1490', 'Gus 1400', 'Hal 1320', 'Ida'];

let hall: EventHall;

beforeAll(async () => {
  hall = await EventHall.open();
});

afterAll(async () => {
  await hall.close();
});

describe.each(['localhost', hallName] as const)('[DK-23] under %s', (address) => {
  test('[GR-13] a tournament of nine is played by clicking to its winner, while a guest watches', async () => {
    const page = await hall.owner(address);
    expect(await page.evaluate(() => window.isSecureContext)).toBe(address === 'localhost');
    const desk = await DeskPage.create(page, 'Thing of nine', 'Group rounds');
    await desk.addPlayers(players);
    await desk.press(/Start with 9 players/);
    await page.getByText('Only the desk sees this draft.').waitFor();

    const guest = await hall.visitor(address);
    await guest.goto(`/t/${desk.id}`);
    await guest.getByText('The first round is not published yet.').waitFor();

    await desk.press(/Publish Round 1/);
    await guest.getByRole('heading', { name: 'Round 1' }).waitFor();

    const round = new GroupRoundPage(page);
    expect(await round.cells.count()).toBe(20);
    await round.enterInCell(/Draw/);
    await round.typeInCell('1');
    await round.enterFromList('½');
    await round.enterFromList('0');
    expect(await round.openCount()).toBe(16);
    // In every game left the attacker wins, so that all records are equal but for those four.
    for (let left = 1; left < 300; left++) {
      if (await desk.winners.isVisible()) break;
      if ((await round.openCount()) > 0) await round.enterFromList(left % 3 === 0 ? '0' : '1');
      else if (await desk.primary.getByText(/Publish|Pair|Close/).count()) await desk.press(/Publish|Pair|Close/);
    }
    await desk.winners.waitFor();
    const winners = await desk.winners.innerText();
    expect(winners).not.toBe('Nobody');
    await desk.stored.waitFor();

    await guest.getByText(winners).first().waitFor();
    await guest.getByRole('tab', { name: 'Overview' }).click();
    await guest.getByText('went on').first().waitFor({ state: 'attached' });

    await page.reload();
    await desk.winners.waitFor();
    expect(await desk.winners.innerText()).toBe(winners);
    await desk.tab('Activity');
    await page.getByText('Started the tournament.').waitFor();
    expect(hall.faults).toEqual([]);
  });
});
