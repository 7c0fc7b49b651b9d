import { z } from 'zod';
import type { KeepingPort, Restored, WrittenSource } from '../client/index.ts';
import { RequestProblem } from '../hosting/problems.ts';
import type { WrittenFile } from '../protocol/wire-views.ts';
import { answered } from './answers.ts';
import { audited, type ImportedTournament, store } from './imports.ts';
import type { TabPort } from './tab-port.ts';

/** A tournament file, and what else is stored beside its log: wall, next start, how to reach players. */
const itemSchema = z.strictObject({
  file: z.looseObject({ tiltyard: z.literal(1), entries: z.array(z.unknown()) }),
  beside: z.record(z.string().max(60), z.unknown()),
});
const backupSchema = z.strictObject({
  'tiltyard-backup': z.literal(1),
  tournaments: z.array(itemSchema),
});

/** What the newest backup had: the head of each log. */
const SAVED = 'backup';
const savedSchema = z.object({ at: z.number(), heads: z.record(z.string(), z.string()) });

/** Beside the log, and not in the tournament file. */
const isBeside = (name: string): boolean => name !== 'image' && name !== 'contact';

/** Everything of this browser in one file, and back again. */
export class TabKeeping implements KeepingPort {
  readonly #port: TabPort;

  constructor(port: TabPort) {
    this.#port = port;
  }

  backup(): WrittenSource {
    const { now } = this.#port.options;
    return {
      name: `tiltyard-${new Date(now()).toISOString().slice(0, 10)}.json`,
      write: () => this.#answer(() => this.#write()),
    };
  }

  restore(text: string): Promise<Restored> {
    return this.#answer(async () => {
      const { tournaments } = readBackup(text);
      // Nothing is stored before all of it has been looked at.
      const read: (readonly [ImportedTournament, Readonly<Record<string, unknown>>])[] = [];
      for (const { file, beside } of tournaments) {
        read.push([await audited(this.#port.options, file as unknown as WrittenFile), beside]);
      }
      let [stored, known] = [0, 0];
      const different: string[] = [];
      for (const [tournament, beside] of read) {
        const outcome = await this.#bring(tournament, beside);
        if (outcome === 'different') different.push((await this.#port.tournament(tournament.id)).name);
        else if (outcome === 'known') known += 1;
        else stored += 1;
      }
      return { stored, known, different };
    });
  }

  async state(): Promise<{ readonly savedAt?: number; readonly isSaved: boolean }> {
    const { database } = this.#port.options;
    const saved = savedSchema.safeParse(await database.note(SAVED)).data;
    const heads = await database.heads();
    const isSaved = heads.every(({ id, hash }) => saved?.heads[id] === hash);
    return { ...(saved && { savedAt: saved.at }), isSaved };
  }

  async #write(): Promise<Blob> {
    const { database, now } = this.#port.options;
    const heads = await database.heads();
    const saved: Record<string, string> = {};
    const items: string[] = [];
    for (const { id } of heads) {
      const file = await this.#port.fileText(id);
      const beside = Object.fromEntries((await database.allBeside(id)).filter(([name]) => isBeside(name)));
      items.push(`{"file":${file.trim()},"beside":${JSON.stringify(beside)}}`);
      // As it is in the file: another tab may have added something since.
      const { entries } = JSON.parse(file) as WrittenFile;
      saved[id] = entries.at(-1)?.hash ?? '';
    }
    await database.setNote(SAVED, { at: now(), heads: saved });
    return new Blob([`{"tiltyard-backup":1,"tournaments":[\n${items.join(',\n')}\n]}\n`], { type: 'application/json' });
  }

  /** A log that goes on from the one that is here is brought up to it; one that went another way stays out. */
  async #bring(
    tournament: ImportedTournament,
    beside: Readonly<Record<string, unknown>>,
  ): Promise<'stored' | 'known' | 'different'> {
    const { database, now } = this.#port.options;
    const { id, entries } = tournament;
    const here = (await database.read(id)).entries;
    if (here.length === 0) {
      await store(this.#port.options, tournament);
      for (const [name, value] of Object.entries(beside)) {
        if (isBeside(name)) await database.setBeside(id, name, value);
      }
      await this.#port.held.changed(id);
      return 'stored';
    }
    const common = Math.min(here.length, entries.length);
    if (here[common - 1]?.hash !== entries[common - 1]?.hash) return 'different';
    if (entries.length <= here.length) return 'known';
    if (!(await database.append(id, here.at(-1)?.hash, entries.slice(common), now()))) return 'different';
    await this.#port.held.changed(id);
    return 'stored';
  }

  #answer<T>(work: () => Promise<T>): Promise<T> {
    return answered(this.#port.options.language(), work);
  }
}

/** Whether a text says of itself that it is a backup. */
function readBackup(text: string): z.output<typeof backupSchema> {
  try {
    const read = backupSchema.safeParse(JSON.parse(text.replace(/^\uFEFF/, '')));
    if (read.success) return read.data;
  } catch {
    // Not JSON: no backup either.
  }
  throw new RequestProblem(422, 'no-backup');
}
