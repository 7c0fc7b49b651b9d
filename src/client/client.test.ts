import { afterEach, expect, test, vi } from 'vitest';
import { NoAnswer, TiltyardClient } from './index.ts';

afterEach(() => {
  vi.useRealTimers();
});

/** A connection on which nothing ever comes back. */
const hanging: typeof fetch = (_input, init) =>
  new Promise((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(new Error('aborted')));
  });

const press = { seq: 0, id: 'p', edition: 1, press: { kind: 'start' } } as const;
const questions: readonly [string, number, (client: TiltyardClient) => Promise<unknown>][] = [
  ['who may do what', 6_000, (client) => client.me('t')],
  ['a command', 6_000, (client) => client.send('t', { commandId: 'c', command: { type: 'Start' } })],
  ['a clock', 4_000, (client) => client.clock('t', 'r1.t1.g1')],
  ['a press', 4_000, (client) => client.press('t', 'r1.t1.g1', press)],
];

test.each(questions)('[DK-22] %s counts as unanswered after %i ms, and not before', async (_name, limit, ask) => {
  vi.useFakeTimers();
  const client = new TiltyardClient({ fetch: hanging, answerWithin: 6_000, clockWithin: 4_000 });
  const outcome = vi.fn();
  ask(client).then(outcome, outcome);
  await vi.advanceTimersByTimeAsync(limit - 1);
  expect(outcome).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(outcome.mock.calls[0]?.[0]).toBeInstanceOf(NoAnswer);
});

test('[DK-21] another language holds from the next request on', async () => {
  const asked: (string | null)[] = [];
  let language = 'en';
  const client = new TiltyardClient({
    language: () => language,
    fetch: async (_input, init) => {
      asked.push(new Headers(init?.headers).get('accept-language'));
      return new Response('{}');
    },
  });
  await client.me('t');
  language = 'fr';
  await client.me('t');
  expect(asked).toEqual(['en', 'fr']);
});

test('[DK-18] files have addresses on the server that the client talks to', () => {
  const client = new TiltyardClient({ baseUrl: 'https://club.example/' });
  expect([client.download('t', 'tournament.json'), client.download('t', 'games.pgn')]).toEqual([
    { url: 'https://club.example/api/tournaments/t/file' },
    { url: 'https://club.example/api/tournaments/t/export/games.pgn' },
  ]);
  expect(client.playerDownload('t', 'p 1')).toEqual({
    url: 'https://club.example/api/tournaments/t/players/p%201/data',
  });
});
