import {
  type Command,
  draftOf,
  emptyState,
  formatNamed,
  type Outcome,
  type ResultForm,
  roundRules,
  submit,
  type Table,
} from '../engine/index.ts';
import { assertDefined } from '../kit/index.ts';
import { shortId } from './auth/tokens.ts';
import type { Context } from './http/context.ts';
import type { LiveTournament } from './live/live-tournament.ts';

const PEOPLE =
  'Ada Ben Chloé Dmitri Elif Farid Greta Hiro Inès Jonas Kemi Lars Mei Nadia Otto Priya Quentin Rosa Sami Tove'.split(
    ' ',
  );

/** A few tournaments in mid-play, put into a database that has none. */
export async function demonstrate(context: Context): Promise<void> {
  if ((await context.store.events.list({ limit: 1 })).streams.length > 0) return;
  for (const format of context.formats.names) {
    const { name, config, players, results } = assertDefined(
      formatNamed(context.formats, format),
      format,
    ).demonstration;
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
  const command: Command = { type: 'CreateTournament', id, name, format, config, secret: context.newSecret(name) };
  const decided = submit(context.formats, emptyState, {
    commandId: `create-${id}`,
    at: context.now(),
    by: 'owner',
    command,
  });
  if (!decided.ok) return undefined;
  await context.store.events.append(id, 0, [decided.value.entry], {
    about: { name, format, listed: decided.value.state.facts.about?.settings.listed ?? false },
  });
  return context.tournaments.find(id);
}

type Forward = 'result' | 'step' | 'nothing-left';

async function forward(
  tournament: LiveTournament,
  send: (command: Command) => Promise<boolean>,
  seed: number,
): Promise<Forward> {
  const {
    state: { facts },
    derived,
  } = tournament;
  const draft = draftOf(facts);
  if (draft) return (await send({ type: 'PublishRound', round: draft.number })) ? 'step' : 'nothing-left';
  for (const round of facts.rounds) {
    for (const table of round.tables) {
      const game = table.games.findIndex((one) => !one.recorded);
      if (game < 0) continue;
      const place = { round: round.number, edition: round.edition, match: table.match, game: game + 1 };
      const outcome = plausible(roundRules(derived, round).form, table, seed);
      return (await send({ type: 'RecordOutcome', place, outcome })) ? 'result' : 'nothing-left';
    }
  }
  const unclosed = facts.rounds.find((round) => round.state === 'published');
  if (unclosed) return (await send({ type: 'CloseRound', round: unclosed.number })) ? 'step' : 'nothing-left';
  return (await send({ type: 'PairRound' })) ? 'step' : 'nothing-left';
}

/** From 20 to 50, or up to the most. */
const scored = (most: number | undefined, lot: number): number =>
  most === undefined ? 20 + (lot % 31) : lot % (most + 1);

function plausible(form: ResultForm, table: Table, seed: number): Outcome {
  const first = seed % 3 !== 0;
  switch (form.kind) {
    case 'scores':
      return { kind: 'scores', scores: table.seats.map((_, seat) => 1000 * scored(form.most, seed * 7 + seat * 11)) };
    case 'places':
      return { kind: 'places', places: table.seats.map((_, seat) => ((seed + seat) % table.seats.length) + 1) };
    case 'target': {
      const [most, behind] = [1000 * form.target, 1000 * (seed % form.target)];
      return { kind: 'scores', scores: first ? [most, behind] : [behind, most] };
    }
    case 'one-point':
      return { kind: 'scores', scores: first ? [1000, 0] : [0, 1000] };
  }
}
