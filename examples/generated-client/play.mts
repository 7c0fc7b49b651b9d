// A Swiss played through the HTTP API by a client whose types are generated from the server's own description.
//   npm install openapi-fetch openapi-typescript typescript@5 tsx @types/node
//   npx openapi-typescript http://localhost:4170/api/openapi.json --default-non-nullable false -o api.d.ts
//   npx tsx play.mts http://localhost:4170 o_the-end-of-your-owner-link
import createClient from 'openapi-fetch';
import type { components, paths } from './api.d.ts';

type Command = components['schemas']['CommandInput'];

const [, , baseUrl = 'http://localhost:4170', token = ''] = process.argv;
const api = createClient<paths>({ baseUrl, headers: { authorization: `Bearer ${token}` } });

/** What was answered; a refusal ends the program with the server's sentence. */
function answered<Data>({ data, error }: { data?: Data; error?: { detail?: string } }): Data {
  if (data === undefined) throw new Error(error?.detail ?? 'no answer');
  return data;
}

const { id } = answered(
  await api.POST('/api/tournaments', {
    body: { name: 'Generated Swiss', format: 'swiss', config: { rounds: 3, target: 5 } },
  }),
);
const params = { path: { id } };

/** The id makes a command safe to send again. */
const send = async (command: Command) =>
  answered(
    await api.POST('/api/tournaments/{id}/commands', { params, body: { commandId: crypto.randomUUID(), command } }),
  );
const tournament = async () => answered(await api.GET('/api/tournaments/{id}', { params }));

await send({ type: 'AddPlayers', players: ['Ana', 'Ben', 'Cy', 'Dee'].map((name) => ({ name })) });
await send({ type: 'Start' });

while ((await tournament()).status !== 'finished') {
  await send({ type: 'PairRound' });
  const round = (await tournament()).rounds.at(-1);
  if (!round) throw new Error('no round was paired');
  await send({ type: 'PublishRound', round: round.number });
  for (const { number: match } of round.matches) {
    const place = { round: round.number, edition: round.edition, match, game: 1 };
    await send({ type: 'RecordOutcome', place, outcome: { kind: 'scores', scores: [5, 3] } });
  }
  await send({ type: 'CloseRound', round: round.number });
}

const { players, standings } = await tournament();
const nameOf = new Map(players.map((player) => [player.id, player.name]));
for (const { place, player, criteria } of standings) console.log(place, nameOf.get(player), criteria[0]?.value);
