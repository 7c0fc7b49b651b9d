import { type Command, draftOf, emptyState, type Outcome, submit, type Table } from '../engine/index.ts';
import { newSecret, shortId } from './auth/tokens.ts';
import type { Context } from './http/context.ts';
import type { LiveTournament } from './live/live-tournament.ts';

const PEOPLE =
  'Ada Ben Chloé Dmitri Elif Farid Greta Hiro Inès Jonas Kemi Lars Mei Nadia Otto Priya Quentin Rosa Sami Tove'.split(
    ' ',
  );

const DEMONSTRATIONS = [
  { name: 'Hnefatafl Evening', format: 'groups', config: { groupSize: 4, base: 1_200_000 }, players: 9, results: 5 },
  { name: 'Strikes on Saturday', format: 'strikes', config: {}, players: 17, results: 6 },
  { name: 'Redemption Open', format: 'swiss', config: {}, players: 12, results: 15 },
  { name: 'Sacrifice Cup', format: 'hybrid', config: {}, players: 10, results: 12 },
] as const;

/** A few tournaments in mid-play, put into a database that has none. */
export async function demonstrate(context: Context): Promise<void> {
  if ((await context.store.events.list({ limit: 1 })).streams.length > 0) return;
  for (const { name, format, config, players, results } of DEMONSTRATIONS) {
    const tournament = await create(context, name, format, config);
    if (!tournament) continue;
    const send = (command: Command) =>
      tournament.submit({ commandId: shortId(16), by: 'owner', command }).then((answer) => answer.kind === 'accepted');
    await send({ type: 'AddPlayers', players: PEOPLE.slice(0, players).map((person) => ({ name: person })) });
    await send({ type: 'Start' });
    for (let played = 0; played < results; ) {
      const came = await forward(tournament, send, played);
      if (came === 'nothing-left') break;
      if (came === 'result') played += 1;
    }
  }
}

async function create(context: Context, name: string, format: string, config: Readonly<Record<string, unknown>>) {
  const id = shortId();
  const command: Command = { type: 'CreateTournament', id, name, format, config, secret: newSecret() };
  const decided = submit(emptyState, { commandId: `create-${id}`, at: context.now(), by: 'owner', command });
  if (!decided.ok) return undefined;
  await context.store.events.append(id, 0, [decided.value.entry], { about: { name, format } });
  return context.tournaments.find(id);
}

type Forward = 'result' | 'step' | 'nothing-left';

async function forward(
  tournament: LiveTournament,
  send: (command: Command) => Promise<boolean>,
  seed: number,
): Promise<Forward> {
  const { facts } = tournament.state;
  const draft = draftOf(facts);
  if (draft) return (await send({ type: 'PublishRound', round: draft.number })) ? 'step' : 'nothing-left';
  for (const round of facts.rounds) {
    for (const table of round.tables) {
      const game = table.games.findIndex((one) => !one.recorded);
      if (game < 0) continue;
      const place = { round: round.number, edition: round.edition, match: table.match, game: game + 1 };
      const outcome = plausible(facts.about?.format ?? '', table, seed);
      return (await send({ type: 'RecordOutcome', place, outcome })) ? 'result' : 'nothing-left';
    }
  }
  const unclosed = facts.rounds.find((round) => round.status === 'published');
  if (unclosed) return (await send({ type: 'CloseRound', round: unclosed.number })) ? 'step' : 'nothing-left';
  return (await send({ type: 'PairRound' })) ? 'step' : 'nothing-left';
}

function plausible(format: string, table: Table, seed: number): Outcome {
  if (format === 'strikes') {
    return { kind: 'scores', scores: table.seats.map((_, seat) => 1000 * (20 + ((seed * 7 + seat * 11) % 31))) };
  }
  const first = seed % 3 !== 0;
  if (format === 'swiss') {
    const behind = 1000 * (seed % 5);
    return { kind: 'scores', scores: first ? [5000, behind] : [behind, 5000] };
  }
  return { kind: 'scores', scores: first ? [1000, 0] : [0, 1000] };
}
