import { afterAll, beforeAll, expect, test } from 'vitest';
import { newCommandId } from '../../src/client/index.ts';
import type { WireCommand } from '../../src/protocol/commands.ts';
import type { MatchView } from '../../src/protocol/wire-views.ts';
import { scores } from '../wire.ts';
import { EventHall } from './hall.ts';

let hall: EventHall;

beforeAll(async () => {
  hall = await EventHall.open();
});

afterAll(async () => {
  await hall.close();
});

type Scores = (match: MatchView, game: number) => [number, number];

const rank = (player = ''): number => Number(player.slice(1));
const better = ({ seats: [first, second] }: MatchView): boolean => rank(first) < rank(second);

/** Plays an event to its end, game by game. */
async function playedOut(
  name: string,
  format: string,
  config: Record<string, unknown>,
  people: readonly string[],
  scoresOf: Scores,
) {
  const { id } = await hall.client().create({ name, format, config });
  const send = (command: WireCommand) => hall.client().send(id, { commandId: newCommandId(), command });
  await send({ type: 'AddPlayers', players: people.map((one, at) => ({ name: one, rating: 2000 - at })) });
  await send({ type: 'Start' });
  for (;;) {
    const { status, rounds } = await hall.client().tournament(id);
    if (status === 'finished') return id;
    const round = rounds.find(({ state }) => state !== 'closed');
    const match = round?.matches.find(({ state }) => state === 'open');
    if (!round) await send({ type: 'PairRound' });
    else if (round.state === 'draft') await send({ type: 'PublishRound', round: round.number });
    else if (!match) await send({ type: 'CloseRound', round: round.number });
    else {
      const game = match.games.findIndex(({ result }) => result === undefined) + 1;
      await send({
        type: 'RecordOutcome',
        place: { round: round.number, edition: round.edition, match: match.number, game },
        outcome: scores(...scoresOf(match, game)),
      });
    }
  }
}

const people = ['Ana Ruiz', 'Benedikt Okafor-Thorvaldsen', 'Chukwuemeka Ikechukwu', 'Dee Stone'];
const widths = [320, 390, 1280];

/** The page of the winner at every width; nothing on it is wider than the window. */
async function winnerPage(id: string): Promise<string> {
  const page = await hall.visitor();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`/t/${id}/winner`);
    await page.locator('.victory h1').waitFor();
    await page.evaluate(() => document.fonts.ready);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
  return page.locator('main').innerText();
}

test('[DK-26] the match that decided a knockout is shown by its score, and each of its games below', async () => {
  const long: Scores = (match, game) => (game % 2 === 1 ? [0.5, 0.5] : better(match) ? [1, 0] : [0, 1]);
  const text = await winnerPage(await playedOut('Long matches', 'knockout', { raceTo: 6.5 }, people, long));
  expect(text).toMatch(/The deciding match\s+6½–2½/);
  expect(text).toContain('Game 9');
  expect(text).toContain('2 rounds');
  expect(text).not.toMatch(/\d Round\b/);
});

/** Whoever entered earlier wins, except in these pairs. */
const except =
  (...upsets: readonly (readonly [string, string])[]): Scores =>
  (match) =>
    better(match) === upsets.some((pair) => pair.every((player) => match.seats.includes(player))) ? [0, 1] : [1, 0];

test('[DK-26] a game that the winner lost did not decide the round robin; the tie-break that did is named', async () => {
  // Ana and Bo win two each and Ana beat Bo; Ana’s last game is the one against Cy.
  const result = except(['p1', 'p3'], ['p3', 'p4']);
  const text = await winnerPage(await playedOut('Robin', 'robin', { order: 'entry' }, people, result));
  expect(text).toContain('First after 3 rounds: Ana Ruiz.');
  expect(text).toMatch(/Ana Ruiz is ahead of Benedikt .* by Points among tied players: 3 against 0\./);
  expect(text).toMatch(/How Ana Ruiz got there[\s\S]*0–1/);
  expect(text).not.toContain('The deciding');
});

test('[DK-26] everyone who shares the victory has their games told', async () => {
  const result = except(['p1', 'p3']);
  const text = await winnerPage(await playedOut('Circle', 'robin', { order: 'entry' }, people, result));
  expect(text.match(/How .* got there/g)).toHaveLength(3);
  expect(text).not.toContain('The deciding');
});
