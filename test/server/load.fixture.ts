import { newCommandId } from '../../src/client/index.ts';
import { formats } from '../../src/engine/formats/index.ts';
import { audit } from '../../src/engine/index.ts';
import { names, type Person } from './hall.fixture.ts';

/** People who write without end, each command again under its id until it is acknowledged. */
export interface Load {
  /** The versions that were acknowledged, by the id of the command. */
  readonly acknowledged: ReadonlyMap<string, number>;
  /** How often each answer came: `ok`, `503 store-unavailable`, `no answer`, … */
  readonly answers: ReadonlyMap<string, number>;
  /** Waits until that many more commands are acknowledged. */
  reaches(more: number, withinMs?: number): Promise<void>;
  /** The writers finish what they are at. */
  stop(): Promise<void>;
}

const PAUSE_MS = 20;

export async function tournamentForLoad(owner: Person, writers: number): Promise<string> {
  const id = await owner.create('Load', 'groups');
  await owner.send(id, { type: 'AddPlayers', players: names(writers) });
  return id;
}

/** @param people who writes, in turn; asked anew for each attempt, since a server may have been started again */
export function startLoad(id: string, people: () => readonly Person[], writers: number): Load {
  const acknowledged = new Map<string, number>();
  const answers = new Map<string, number>();
  let stopping = false;

  async function write(writer: number): Promise<void> {
    for (let present = true; !stopping; present = !present) {
      const commandId = newCommandId();
      for (let attempt = writer; !acknowledged.has(commandId); attempt++) {
        const everyone = people();
        const person = everyone[attempt % everyone.length];
        if (!person) throw new Error('Nobody writes.');
        const command = { type: 'CheckIn', players: [`p${writer + 1}`], present } as const;
        const sent = person.send(id, command, commandId);
        const answer = await person.problem(sent);
        answers.set(answer, (answers.get(answer) ?? 0) + 1);
        if (answer === 'ok') acknowledged.set(commandId, (await sent).version);
        else await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      }
    }
  }

  const writing = Array.from({ length: writers }, (_, writer) => write(writer));
  return {
    acknowledged,
    answers,
    async reaches(more, withinMs = 180_000) {
      const wanted = acknowledged.size + more;
      const end = Date.now() + withinMs;
      while (acknowledged.size < wanted) {
        if (Date.now() > end) throw new Error(`Only ${acknowledged.size} of ${wanted} were acknowledged in time.`);
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
    },
    async stop() {
      stopping = true;
      await Promise.all(writing);
    },
  };
}

/** What was acknowledged and is not there, or not at the version that was told; and what is there more than once. */
export async function lossesOf(id: string, load: Load, reader: Person): Promise<{ lost: number; doubled: number }> {
  const { entries } = await reader.client.entries(id);
  if (audit(formats, entries).differences.length > 0) throw new Error('The log does not follow from the rules.');
  const versions = new Map(entries.map(({ commandId, version }) => [commandId, version]));
  const lost = [...load.acknowledged].filter(([commandId, version]) => versions.get(commandId) !== version).length;
  return { lost, doubled: entries.length - versions.size };
}
