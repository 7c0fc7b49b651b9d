import { expect } from 'vitest';
import { newCommandId, ProblemError } from '../../src/client/index.ts';
import { formats } from '../../src/engine/formats/index.ts';
import { audit, type WrittenEntry } from '../../src/engine/index.ts';
import { listText } from '../../src/words/index.ts';
import type { EventHall } from './hall.ts';
import type { DeskPage } from './pages/desk-page.ts';
import { PlayersPage } from './pages/players-page.ts';

/** Page, server and log tell the same evening: who won, everyone's place, and every entry decided again. */
export async function expectAgreement(hall: EventHall, desk: DeskPage): Promise<void> {
  await desk.stored();
  const view = await hall.client().tournament(desk.id);
  const called = (id: string) => view.players.find((player) => player.id === id)?.name ?? id;
  expect(view.winners.length).toBeGreaterThan(0);
  expect(await desk.standings()).toEqual(view.standings.map(({ place, player }) => `${place} ${called(player)}`));
  expect(await desk.winners.innerText()).toBe(listText('en', view.winners.map(called)));
  const { entries } = await hall.client().file(desk.id);
  expect(audit(formats, entries as readonly WrittenEntry[]).differences).toEqual([]);
}

/** DK-22: how often each result of a round is in the log, by the number of its table. */
export async function timesRecorded(hall: EventHall, desk: DeskPage, round: number): Promise<Record<number, number>> {
  const client = desk.hasLine ? hall.client() : hall.clientMeanwhile();
  const { entries } = await client.entries(desk.id);
  const times: Record<number, number> = {};
  for (const { command } of entries) {
    if (command.type !== 'RecordOutcome' || command.place.round !== round) continue;
    times[command.place.match] = (times[command.place.match] ?? 0) + 1;
  }
  return times;
}

/** DK-7: nobody can come in any more, and the page says why in the words of the engine, as the server would. */
export async function expectClosed(hall: EventHall, desk: DeskPage): Promise<void> {
  await desk.stored();
  const command = { type: 'AddPlayers' as const, players: [{ name: 'Zoe' }] };
  const refused = await hall
    .client()
    .send(desk.id, { commandId: newCommandId(), command })
    .then(
      () => undefined,
      (error: unknown) => error,
    );
  if (!(refused instanceof ProblemError)) throw new Error('Zoe was let in.');
  expect(refused.problem.code).toBe('late-entry-closed');
  expect(await new PlayersPage(desk).whyClosed()).toBe(refused.problem.detail);
}
