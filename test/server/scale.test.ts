import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ProblemError } from '../../src/client/index.ts';
import { assertDefined } from '../../src/kit/index.ts';
import type { WireCommand } from '../../src/protocol/commands.ts';
import type { MadeWebhook } from '../../src/protocol/wire-webhooks.ts';
import { until } from '../until.ts';
import { scores } from '../wire.ts';
import { type Hall, names, openHall } from './hall.fixture.ts';
import { openGames, playOut } from './playing.fixture.ts';
import { receiver } from './receiver.fixture.ts';

let hall: Hall;
beforeAll(async () => {
  hall = await openHall();
});
afterAll(() => hall.close());

async function published(format: string, players: number, settings = {}): Promise<string> {
  const { owner } = hall;
  const id = await owner.create('One Scale', format, {}, settings);
  await owner.send(id, { type: 'AddPlayers', players: names(players) });
  await owner.send(id, { type: 'Start' });
  await owner.send(id, { type: 'PairRound' });
  await owner.send(id, { type: 'PublishRound', round: 1 });
  return id;
}

const firstGame = async (id: string) => assertDefined(openGames(await hall.owner.client.tournament(id))[0], 'game');

describe('one scale: scores are read and written as people say them', () => {
  test('strikes: fifty is fifty, in the view, the file of results and the webhook; the log has it as it is hashed', async () => {
    const hook = await receiver();
    const id = await published('strikes', 4);
    const { secret } = await hall.owner.client.post<MadeWebhook>(`/api/tournaments/${id}/webhooks`, { url: hook.url });
    hook.secret = secret;
    const { place } = await firstGame(id);
    const outcome = scores(50, 42.5, 42.5, 31.125);
    const { entry } = await hall.owner.send(id, { type: 'RecordOutcome', place, outcome });
    expect(entry?.command).toMatchObject({ outcome: scores(50_000, 42_500, 42_500, 31_125) });
    const view = await hall.owner.client.tournament(id);
    expect(view.rounds[0]?.matches[0]).toMatchObject({
      outcome: { scores: [50, 42.5, 42.5, 31.125] },
      games: [{ result: '50 42.5 42.5 31.125' }],
    });
    expect(await hall.owner.client.exported(id, 'pairings.csv')).toContain(',31.125,');
    await until(() => hook.told.some(({ topic }) => topic === 'outcome.recorded'));
    expect(hook.told.find(({ topic }) => topic === 'outcome.recorded')?.data.outcome).toEqual(outcome);
    hook.close();
  });

  test('more than three decimal places are refused before anything is stored, with the place of the mistake', async () => {
    const id = await published('strikes', 4);
    const { place } = await firstGame(id);
    const { version } = await hall.owner.client.tournament(id);
    const command = { type: 'RecordOutcome', place, outcome: scores(50, 42.1234, 41, 31) } as const;
    const error = await hall.owner.send(id, command).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ProblemError);
    const { problem } = error as ProblemError;
    expect(problem).toMatchObject({ status: 400, code: 'unreadable' });
    expect(JSON.stringify(problem.details)).toContain('three decimal places');
    expect(JSON.stringify(problem.details)).toContain('scores');
    expect((await hall.owner.client.tournament(id)).version).toBe(version);
  });

  test('a repeat is the same command, and a refusal names the result that stands in the same numbers', async () => {
    const id = await published('swiss', 4);
    const { place } = await firstGame(id);
    const record: WireCommand = { type: 'RecordOutcome', place, outcome: scores(5, 3) };
    await hall.owner.send(id, record, 'once');
    expect((await hall.owner.send(id, record, 'once')).repeated).toBe(true);
    const refused = async (command: WireCommand) => {
      const error = await hall.owner.send(id, command).catch((thrown: unknown) => thrown);
      return error instanceof ProblemError ? error.problem : undefined;
    };
    expect(await refused({ ...record, outcome: scores(5, 2) })).toMatchObject({
      code: 'already-recorded',
      details: { outcome: scores(5, 3), same: false },
    });
    const correction = { type: 'CorrectOutcome', place, outcome: scores(3, 5), later: { kind: 'keep' } } as const;
    expect(await refused({ ...correction, replaces: scores(5000, 3000) })).toMatchObject({
      code: 'not-what-it-replaces',
      details: { now: scores(5, 3) },
    });
    expect((await hall.owner.client.preview(id, place, scores(3, 5))).keep.moved.length).toBeGreaterThan(0);
    expect(await refused({ ...correction, replaces: scores(5, 3) })).toBeUndefined();
  });

  test('[DK-12] what players reported is told to them as they said it', async () => {
    const id = await published('swiss', 4, { selfReport: true });
    const { place, match } = await firstGame(id);
    const player = assertDefined(match.seats[0], 'player');
    const [phone] = await hall.owner.links(id, { role: 'player', players: [player] });
    const proposal: WireCommand = { type: 'ProposeResult', place, player, outcome: scores(5, 0) };
    await assertDefined(phone, 'phone').send(id, proposal);
    const { reports } = await assertDefined(phone, 'phone').client.me(id);
    expect(reports).toMatchObject([{ proposals: [{ player, outcome: scores(5, 0) }] }]);
  });

  test('where a language is asked for, every reason, label and finding has its sentence', async () => {
    const id = await published('swiss', 5);
    const read = async (path: string, headers = {}) =>
      (await hall.owner.raw(`/api/tournaments/${id}${path}`, { headers })).text();
    const french = { 'accept-language': 'fr' };
    expect(await read('/why/r1.t1', french)).toContain('"sentence":"Ronde 1');
    expect(await read('/why/r1.t1?lang=de', french)).toContain('"sentence":"Runde 1');
    for (const path of ['', '/slices']) {
      const separator = path === '' ? '?' : '?after=0&';
      expect(await read(`${path}${separator}lang=de`)).toContain('"sentence":"Runde 1');
      expect(await read(path, french)).not.toContain('"sentence"');
    }
    // A finding: two who are kept apart sit together in the draft.
    await hall.owner.send(id, { type: 'UnpublishRound', round: 1 });
    const seats = assertDefined((await hall.owner.client.tournament(id)).rounds[0]?.matches[0]?.seats, 'seats');
    const players = [assertDefined(seats[0], 'player'), assertDefined(seats[1], 'player')] as const;
    await hall.owner.send(id, { type: 'KeepApart', players, apart: true });
    const { draft } = JSON.parse(await read('?lang=en')) as { draft: { stale: { code: string; sentence: string }[] } };
    expect(draft.stale).toMatchObject([{ code: 'keep-apart', sentence: expect.stringContaining('Player') }]);
  });

  test('no view, slice, forecast or answer to «why» counts in halves or thousandths', async () => {
    for (const { name: format } of await hall.owner.client.formats()) {
      const id = await published(format, 8);
      await playOut({ desk: hall.owner, entering: [hall.owner] }, id);
      const { client } = hall.owner;
      const answers = [
        await client.tournament(id),
        await client.slices(id),
        await client.why(id, 'p1'),
        await client.forecast(id),
      ];
      expect(JSON.stringify(answers), format).not.toMatch(/"(halves|hundredths|thousandths)"/);
    }
  });
});
