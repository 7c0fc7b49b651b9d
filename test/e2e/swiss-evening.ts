import { newCommandId, type TiltyardClient } from '../../src/client/index.ts';
import type { WireCommand } from '../../src/protocol/commands.ts';
import { scores } from '../wire.ts';

const everyone = ['Ana', 'Bo', 'Cy', 'Dee', 'Eli', 'Fay'];

interface Evening {
  /** How many play; an even number. */
  readonly players: number;
  /** Rounds whose results are in: the first seat wins each 5–0. */
  readonly played?: number;
}

/** A Swiss tournament over HTTP, after some rounds; the next one is being played, if there is one. */
export async function swissEvening(client: TiltyardClient, name: string, { players, played = 0 }: Evening) {
  const { id } = await client.create({ name, format: 'swiss', config: {} });
  const send = (command: WireCommand) => client.send(id, { commandId: newCommandId(), command });
  await send({ type: 'AddPlayers', players: everyone.slice(0, players).map((player) => ({ name: player })) });
  await send({ type: 'Configure', settings: { selfReport: true } });
  await send({ type: 'Start' });
  const publish = async (round: number) => {
    await send({ type: 'PairRound' });
    await send({ type: 'PublishRound', round });
  };
  for (let round = 1; round <= played; round++) {
    await publish(round);
    for (let table = 1; table <= players / 2; table++) {
      const place = { round, edition: 1, match: table, game: 1 };
      await send({ type: 'RecordOutcome', place, outcome: scores(5, 0) });
    }
    await send({ type: 'CloseRound', round });
  }
  if ((await client.tournament(id)).winners.length === 0) await publish(played + 1);
  return id;
}
