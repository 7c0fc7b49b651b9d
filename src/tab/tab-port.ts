import { type FileName, type FileSource, type LiveLine, newCommandId, type TournamentPort } from '../client/index.ts';
import {
  type Command,
  consequencesView,
  drawInput,
  eraseFrom,
  previewCorrection,
  sealed,
  shortCode,
} from '../engine/index.ts';
import { takenOver } from '../exchange/index.ts';
import { contactLine } from '../hosting/contact-line.ts';
import { isSameCreation, logAgain, logOf, logTakenOver, type NewLog } from '../hosting/creation.ts';
import { versionMoved } from '../hosting/decision.ts';
import { checkTimeZone, onOurClock } from '../hosting/device-time.ts';
import { shownOf } from '../hosting/documents.ts';
import { describedFormats, filledIn, planFor } from '../hosting/formats.ts';
import { ownersCommands } from '../hosting/owners-commands.ts';
import { RefusedByRules, RequestProblem } from '../hosting/problems.ts';
import { said } from '../hosting/sentences.ts';
import { assertDefined } from '../kit/index.ts';
import type { WireOutcome } from '../protocol/commands.ts';
import { fromWire, outcomeFromWire } from '../protocol/scale.ts';
import {
  type Contact,
  type Created,
  type CreateTournament,
  chosenSettingsSchema,
  contactSchema,
  createTournamentSchema,
  type Erased,
  type ListedTournament,
  type Me,
  planSchema,
  previewSchema,
  type Submit,
  type Submitted,
  submitSchema,
  type TournamentList,
  useAgainSchema,
} from '../protocol/wire.ts';
import type { Forecasted } from '../protocol/wire-forecast.ts';
import { type TakenOver, type TakeOver, takeOverSchema } from '../protocol/wire-takeover.ts';
import type {
  DeskTournament,
  DrawInput,
  EntryUpdate,
  FilledInSettings,
  FormatDescription,
  Place,
  PlanAnswer,
  Previewed,
  WrittenFile,
} from '../protocol/wire-views.ts';
import { type NextStart, nextStartSchema, type WallState, wallStateSchema } from '../protocol/wire-wall.ts';
import { type Language, namesOf } from '../words/index.ts';
import { answered, read } from './answers.ts';
import type { StoredPicture } from './database.ts';
import { deskDocument, personalData, tournamentFile, writtenFile } from './files.ts';
import { type ForecastWork, TabForecasts } from './forecasts.ts';
import { codeAt, type HeldTournament, type Host } from './held-tournament.ts';
import { audited, store } from './imports.ts';
import { followHeld, type LiveHandlers } from './live.ts';
import { idFor, newSecret } from './new-ids.ts';
import { pictureOf } from './picture.ts';
import { HeldTournaments } from './tournaments.ts';

export interface TabOptions extends Omit<Host, 'announce'> {
  /** In which refusals are worded and files are written. */
  readonly language: () => Language;
  readonly forecast: ForecastWork;
  /** Asks the browser to keep what is stored, once there is something. */
  readonly persist?: () => void;
}

/** Whoever opens the page may do anything: there is nobody else. */
const BY = 'owner';
const MAX_ATTEMPTS = 10;

const pathOf = (id: string): string => `/t/${id}`;

/** Tournaments that are held by the browser itself (docs/decisions/in-a-tab.md). */
export class TabPort implements TournamentPort {
  readonly held: HeldTournaments;
  readonly options: TabOptions;
  readonly #forecasts: TabForecasts;

  constructor(options: TabOptions) {
    this.options = options;
    this.held = new HeldTournaments(options);
    this.#forecasts = new TabForecasts(options.forecast);
  }

  close(): void {
    this.held.close();
  }

  me(id: string): Promise<Me> {
    return this.#with(id, async () => ({ role: 'owner', label: '', may: [...ownersCommands] }));
  }

  send(id: string, submit: Submit & { commandId: string }): Promise<Submitted> {
    return this.#with(id, async (held) => {
      const asked = read(submitSchema, submit);
      const command = onOurClock(fromWire(asked.command), asked.sentAt, this.options.now());
      if (!ownersCommands.includes(command.type)) throw new RequestProblem(403, 'not-allowed');
      checkTimeZone(command);
      const { expectedVersion } = asked;
      const answer = await held.submit({
        commandId: submit.commandId,
        by: BY,
        command,
        ...(expectedVersion !== undefined && { expectedVersion }),
      });
      switch (answer.kind) {
        case 'accepted':
          return { version: answer.entry.version, repeated: answer.repeated, entry: sealed(answer.entry) };
        case 'refused':
          throw new RefusedByRules(answer.refusal, answer);
        case 'not-permitted':
          throw new RequestProblem(403, 'not-allowed');
        case 'moved':
          throw versionMoved(answer);
      }
    });
  }

  entries(id: string, after = 0): Promise<EntryUpdate> {
    return this.#with(id, async ({ state }) => ({
      version: state.log.length,
      head: codeAt(state, state.log.length),
      entries: state.log.slice(after).map(sealed),
    }));
  }

  live(id: string, handlers: LiveHandlers): LiveLine {
    return followHeld(() => this.held.find(id), handlers, this.options.now);
  }

  tournaments(): Promise<TournamentList> {
    return this.#answer(async () => {
      const tournaments: ListedTournament[] = [];
      const heads = await this.options.database.heads();
      for (const { id, createdAt, updatedAt } of heads.toSorted((a, b) => b.createdAt - a.createdAt)) {
        const { state, derived } = await this.held.find(id);
        const { publicWinners: _, winners, ...row } = assertDefined(shownOf(state, derived), 'a tournament');
        tournaments.push({ id, ...row, winners: [...winners], createdAt, updatedAt, role: 'owner' });
      }
      return { tournaments };
    });
  }

  create(tournament: CreateTournament): Promise<Created> {
    return this.#answer(async () => {
      const { name, format, config, settings, commandId } = read(createTournamentSchema, tournament);
      const id = idFor(commandId);
      const secret = newSecret();
      const command: Command = {
        type: 'CreateTournament',
        id,
        name,
        format,
        config,
        ...(settings && { settings }),
        secret,
      };
      const [earlier] = (await this.options.database.read(id)).entries;
      if (earlier && !isSameCreation(earlier.command, command)) {
        throw new RefusedByRules({ code: 'already-applied', details: { version: 1 } });
      }
      const created = { id, version: 1, path: pathOf(id) };
      if (earlier) return created;
      return this.#begin(
        id,
        logOf(this.options.formats, [command], () => commandId ?? `create-${id}`, this.#author),
      );
    });
  }

  again(id: string, name: string): Promise<Created> {
    return this.#with(id, async ({ state }) => {
      const asked = read(useAgainSchema, { name });
      const named = { id: idFor(undefined), name: asked.name, secret: newSecret() };
      const created = await this.#begin(named.id, logAgain(this.options.formats, state.facts, named, this.#author));
      // What is stored beside the log about the event, not about its days (DK-24).
      for (const beside of ['image', 'contact']) {
        const value = await this.options.database.beside(id, beside);
        if (value !== undefined) await this.options.database.setBeside(named.id, beside, value);
      }
      return created;
    });
  }

  importFile(file: WrittenFile): Promise<Created> {
    return this.#answer(async () => {
      const read = await audited(this.options, file);
      const version = await store(this.options, read);
      await this.held.changed(read.id);
      return { id: read.id, version, path: pathOf(read.id) };
    });
  }

  takeOver(event: TakeOver): Promise<TakenOver> {
    return this.#answer(async () => {
      const { commandId, name, event: chosen, format, ...asked } = read(takeOverSchema, event);
      const { formats, language } = this.options;
      const id = idFor(commandId);
      const wanted = {
        ...asked,
        ...(name !== undefined && { name }),
        ...(chosen !== undefined && { event: chosen }),
        ...(format !== undefined && { format }),
        id,
        secret: newSecret(),
        ...this.#author,
        language: language(),
      };
      const { notes, ...log } = logTakenOver(takenOver(formats, wanted));
      return { ...(await this.#begin(id, log)), notes };
    });
  }

  remove(id: string, confirm: string): Promise<void> {
    return this.#with(id, async (held) => {
      confirmed(held, confirm);
      await this.options.database.remove(id);
      await this.held.changed(id);
    });
  }

  formats(): Promise<readonly FormatDescription[]> {
    return this.#answer(async () => describedFormats(this.options.formats));
  }

  settings(format: string, config: Readonly<Record<string, unknown>>): Promise<FilledInSettings> {
    return this.#answer(async () => {
      const asked = read(chosenSettingsSchema, { format, config });
      return filledIn(this.options.formats, asked.format, asked.config);
    });
  }

  plan(format: string, players: number, config: Readonly<Record<string, unknown>> = {}): Promise<PlanAnswer> {
    return this.#answer(async () => {
      const asked = read(planSchema, { format, players, config });
      return planFor(this.options.formats, asked.format, asked.players, asked.config);
    });
  }

  tournament(id: string): Promise<DeskTournament> {
    return this.#with(id, async (held) => deskDocument(held));
  }

  preview(id: string, place: Place, outcome?: WireOutcome): Promise<Previewed> {
    return this.#with(id, async ({ state, derived }) => {
      const asked = read(previewSchema, { place, outcome });
      const { formats, language } = this.options;
      const preview = previewCorrection(
        formats,
        state,
        asked.place,
        asked.outcome && outcomeFromWire(asked.outcome),
        asked.reinstate,
      );
      if (!preview.ok) throw new RefusedByRules(preview.error, { state, derived });
      const names = namesOf(state.facts.players.values());
      return { version: state.log.length, ...said(consequencesView(preview.value), language(), names) };
    });
  }

  draw(id: string, round: number): Promise<DrawInput> {
    return this.#with(id, async ({ state }) => {
      const drawn = state.facts.rounds[round - 1];
      const input = drawn?.draw && drawn.state !== 'draft' ? drawInput(state, round) : undefined;
      if (!input) throw new RequestProblem(404, 'not-found');
      return input;
    });
  }

  forecast(id: string): Promise<Forecasted> {
    return this.#with(id, async ({ state }) => this.#forecasts.of(id, state));
  }

  download(id: string, file: FileName): FileSource {
    return writtenFile(this.options, this.held, id, file);
  }

  /** The tournament file. */
  fileText(id: string): Promise<string> {
    return this.#with(id, () => tournamentFile(this.options.database, id));
  }

  playerDownload(id: string, player: string): FileSource {
    const write = () => this.#with(id, (held) => personalData(this.options.database, held, player));
    return { name: `${id}-${player}.json`, write };
  }

  erase(id: string, player: string, confirm: string): Promise<Erased> {
    return this.#with(id, async (held) => {
      confirmed(held, confirm);
      const { database, formats, now } = this.options;
      const asked = { commandId: `erase-${newCommandId()}`, by: BY };
      // Another tab may add an entry in between; then the newer log is rewritten.
      for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
        const { entries: written } = await database.read(id);
        const head = assertDefined(written.at(-1), 'entry');
        const erased = eraseFrom(formats, written, player, { ...asked, at: now() });
        if (!erased.ok) throw new RefusedByRules(erased.error, held);
        const { entries, entry } = erased.value;
        if (await database.rewrite(id, head.hash, player, [...entries, entry], now())) {
          await this.held.changed(id);
          return { version: entry.version, before: shortCode(head.hash), after: shortCode(entry.hash) };
        }
      }
      throw new RequestProblem(409, 'version-moved');
    });
  }

  image(id: string): Promise<string | undefined> {
    return this.#with(id, async () => {
      const picture = (await this.options.database.beside(id, 'image')) as StoredPicture | undefined;
      return picture && `data:${picture.type};base64,${picture.data}`;
    });
  }

  setImage(id: string, data: string): Promise<void> {
    return this.#with(id, async () => this.options.database.setBeside(id, 'image', pictureOf(data)));
  }

  removeImage(id: string): Promise<void> {
    return this.#with(id, () => this.options.database.setBeside(id, 'image', undefined));
  }

  contact(id: string, player?: string): Promise<Contact> {
    return this.#with(id, async () => {
      const contact = await this.options.database.beside(id, contactName(player));
      return { contact: typeof contact === 'string' ? contact : '' };
    });
  }

  setContact(id: string, contact: string, player?: string): Promise<void> {
    return this.#with(id, async ({ state }) => {
      if (player !== undefined && !state.facts.players.has(player)) throw new RequestProblem(404, 'not-found');
      const line = contactLine(read(contactSchema, { contact }));
      await this.options.database.setBeside(id, contactName(player), line === '' ? undefined : line);
    });
  }

  nextStart(id: string): Promise<NextStart> {
    return this.#with(
      id,
      async () => nextStartSchema.safeParse(await this.options.database.beside(id, 'next-start')).data ?? {},
    );
  }

  setNextStart(id: string, start: NextStart): Promise<void> {
    return this.#with(id, () => this.options.database.setBeside(id, 'next-start', read(nextStartSchema, start)));
  }

  wall(id: string): Promise<WallState> {
    return this.#with(
      id,
      async () => wallStateSchema.safeParse(await this.options.database.beside(id, 'wall')).data ?? {},
    );
  }

  showOnWall(id: string, state: WallState): Promise<void> {
    return this.#with(id, () => this.options.database.setBeside(id, 'wall', read(wallStateSchema, state)));
  }

  get #author() {
    return { by: BY, at: this.options.now() };
  }

  /** The first entries of a new log; where the same request has been made before, that one's. */
  async #begin(id: string, { entries }: NewLog): Promise<Created> {
    const { database, now } = this.options;
    const isNew = await database.append(id, undefined, entries, now());
    const version = isNew ? entries.length : ((await database.head(id))?.version ?? 0);
    this.held.host.announce(id);
    this.options.persist?.();
    return { id, version, path: pathOf(id) };
  }

  #answer<T>(work: () => Promise<T>): Promise<T> {
    return answered(this.options.language(), work);
  }

  #with<T>(id: string, work: (held: HeldTournament) => Promise<T>): Promise<T> {
    return this.#answer(async () => work(await this.held.find(id)));
  }
}

const contactName = (player: string | undefined): string => (player === undefined ? 'contact' : `contact ${player}`);

function confirmed(held: HeldTournament, confirm: string): void {
  const word = held.state.facts.about?.name ?? '';
  if (confirm.trim() !== word) throw new RefusedByRules({ code: 'not-confirmed', details: { word } }, held);
}
