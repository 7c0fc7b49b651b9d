import { setImmediate as turn } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { Desk } from '../../src/cli/desk.fixture.ts';
import { formats } from '../../src/engine/formats/index.ts';
import { emptyState, type Outlook, outlook, type State, submit } from '../../src/engine/index.ts';
import { assertDefined } from '../../src/kit/index.ts';
import { Forecasts } from '../../src/server/workshop/forecasts.ts';
import type { Done, Job } from '../../src/server/workshop/jobs.ts';
import { until } from '../until.ts';
import { type Hall, names, openHall, type Person } from './hall.fixture.ts';

let hall: Hall;

async function running(): Promise<string> {
  const id = await hall.owner.create('Forecast Cup', 'hybrid', { base: 600_000 });
  await hall.owner.send(id, { type: 'AddPlayers', players: names(4) });
  await hall.owner.send(id, { type: 'Start' });
  await hall.owner.send(id, { type: 'PairRound' });
  await hall.owner.send(id, { type: 'PublishRound', round: 1 });
  return id;
}

/** Asks until the figures are those of the newest version. */
const newest = (person: Person, id: string) =>
  until(async () => {
    const { figures, version } = await person.client.forecast(id);
    return figures?.version === version && figures;
  });

describe('[DK-29] the forecast over HTTP', () => {
  beforeAll(async () => {
    hall = await openHall();
  });
  afterAll(() => hall.close());

  test('the desk has it always, others once the organiser allows it', async () => {
    const id = await running();
    const desk = await hall.owner.link(id, 'desk');
    expect(await hall.stranger.problem(hall.stranger.client.forecast(id))).toBe('401 not-signed-in');
    expect((await hall.stranger.client.tournament(id)).forecast).toBeUndefined();
    const first = await newest(desk, id);
    expect(first.players).toHaveLength(4);
    expect(first.needs.map(({ cases }) => cases.map(({ verdict }) => verdict))).toEqual(
      Array.from({ length: 4 }, () => ['through', 'out']),
    );
    // Same state and seed, same figures everywhere.
    const { players, needs, upsets, swings, rounds, runs, seed } = first;
    expect(await toldByCommand(id)).toMatchObject({ players, needs, upsets, swings, rounds, runs, seed });
    await hall.owner.send(id, { type: 'Configure', settings: { forecast: true } });
    expect((await hall.stranger.client.tournament(id)).forecast).toBe(true);
    // Nobody waits: what is known is told at once, and of which version it is.
    expect(await hall.stranger.client.forecast(id)).toMatchObject({ figures: { version: first.version } });
    await hall.owner.send(id, { type: 'Configure', settings: { forecast: false } });
    expect(await hall.stranger.problem(hall.stranger.client.forecast(id))).toBe('401 not-signed-in');
  });
});

/** The same state, from a file at the command line. */
async function toldByCommand(id: string): Promise<Outlook> {
  const desk = new Desk();
  try {
    desk.write('cup.json', JSON.stringify(await hall.owner.client.file(id)));
    return (await desk.json('forecast cup.json')) as Outlook;
  } finally {
    desk.leave();
  }
}

/** States of one tournament, each a player larger. */
function statesOf(count: number): State[] {
  let state = emptyState;
  const add = (command: Parameters<typeof submit>[2]['command']) => {
    const answer = submit(formats, state, {
      commandId: `c${state.log.length}`,
      at: state.log.length,
      by: 'desk',
      command,
    });
    if (!answer.ok) throw new Error(answer.error.code);
    state = answer.value.state;
    return state;
  };
  add({ type: 'CreateTournament', id: 'T', name: 'Cup', format: 'hybrid', config: {}, secret: 'a'.repeat(64) });
  add({ type: 'AddPlayers', players: names(3) });
  return Array.from({ length: count }, (_, at) => add({ type: 'AddPlayers', players: [{ name: `Late ${at}` }] }));
}

function waiting<T>(): { readonly promise: Promise<T>; readonly resolve: (value: T) => void } {
  let resolve: (value: T) => void = () => undefined;
  const promise = new Promise<T>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

/** A thread that answers when it is told to. */
class Slow {
  readonly asked: string[] = [];
  answer: () => void = () => undefined;

  do(job: Job): Promise<Done> {
    if (job.kind !== 'forecast') throw new Error(job.kind);
    this.asked.push(job.entries);
    const { promise, resolve } = waiting<Done>();
    const told = assertDefined(outlook(formats, assertDefined(statesOf(1)[0], 'state'), { runs: 2 }), 'outlook');
    const bytes = new TextEncoder().encode(JSON.stringify(told));
    this.answer = () => resolve({ kind: 'made', bytes });
    return promise;
  }

  async close(): Promise<void> {}
}

describe('[DK-29] on the server', () => {
  const shown = (state: State, id = 'T') => ({
    id,
    state,
    name: `${id} ${state.log.length}`,
    version: state.log.length,
  });

  test('each state once, the newest only, with at most 15 % of a core', async () => {
    vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const slow = new Slow();
    const forecasts = new Forecasts(slow, () => undefined);
    const [one, two, three] = statesOf(3).map((state) => shown(state));
    if (!one || !two || !three) throw new Error('three states');
    expect(forecasts.of(one)).toMatchObject({ pending: true, figures: null });
    forecasts.of(one);
    forecasts.of(two);
    forecasts.of(three);
    await expect.poll(() => slow.asked).toHaveLength(1);
    vi.advanceTimersByTime(300);
    slow.answer();
    await expect.poll(() => forecasts.of(three)).toMatchObject({ pending: true, figures: { version: one.version } });
    // The first took 300 ms: the second begins 2,000 ms after it.
    vi.advanceTimersByTime(1_690);
    for (let turns = 0; turns < 20; turns++) await turn();
    expect(slow.asked).toHaveLength(1);
    vi.advanceTimersByTime(20);
    await expect.poll(() => slow.asked).toHaveLength(2);
    expect(slow.asked[1]).toContain('Late 2');
    slow.answer();
    await expect
      .poll(() => forecasts.of(three))
      .toMatchObject({ pending: false, figures: { version: three.version, since: one.version } });
    expect(slow.asked).toHaveLength(2);
    await forecasts.close();
  });

  test('whoever comes when too many wait is told when to come again', async () => {
    const forecasts = new Forecasts(new Slow(), () => undefined);
    const [state] = statesOf(1);
    if (!state) throw new Error('a state');
    for (let at = 0; at < 21; at++) forecasts.of(shown(state, `T${at}`));
    expect(() => forecasts.of(shown(state, 'T21'))).toThrowError(
      expect.objectContaining({ status: 503, retryAfter: 5 }),
    );
    expect(forecasts.of(shown(state, 'T3'))).toMatchObject({ pending: true });
    await forecasts.close();
  });
});
