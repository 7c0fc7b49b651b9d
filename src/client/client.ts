import type { WireOutcome } from '../protocol/commands.ts';
import type { PlayerList } from '../protocol/player-lists/index.ts';
import type {
  Adjusting,
  Contact,
  Created,
  CreateTournament,
  Erased,
  Me,
  PlayerListText,
  Submit,
  Submitted,
  TournamentList,
} from '../protocol/wire.ts';
import type { AccessList } from '../protocol/wire-accesses.ts';
import type { Forecasted } from '../protocol/wire-forecast.ts';
import type { Backups } from '../protocol/wire-operations.ts';
import type { PlayerData } from '../protocol/wire-personal.ts';
import type { Reach } from '../protocol/wire-reach.ts';
import type { LinkList, MadeLinks, NewLinks, Registered, Registration } from '../protocol/wire-roles.ts';
import type { TakenOver, TakeOver } from '../protocol/wire-takeover.ts';
import type {
  DeskTournament,
  DrawInput,
  EntryUpdate,
  Explanation,
  FilledInSettings,
  FormatDescription,
  Place,
  PlanAnswer,
  Previewed,
  SliceUpdate,
  TournamentFile,
  WrittenFile,
} from '../protocol/wire-views.ts';
import type { NextStart, WallState } from '../protocol/wire-wall.ts';
import { ClockRequests } from './clock-requests.ts';
import { type ConnectionOptions, connectionOf } from './connection.ts';
import type { LiveLine } from './line.ts';
import { followEntries, type LiveHandlers } from './live.ts';
import { followGame, type GameHandlers } from './live-game.ts';
import type { Following, LiveSource } from './live-source.ts';
import { followView } from './live-view.ts';
import { oneLine } from './one-line.ts';
import type { FileName, FileSource, ServerPort, TournamentPort } from './ports.ts';

export interface ClientOptions extends ConnectionOptions {
  /** After this many milliseconds a command counts as unanswered: a connection that hangs is as good as none (DK-22). */
  readonly answerWithin?: number;
  /** The same for a game's clock, where seconds count. */
  readonly clockWithin?: number;
  /** Where live topics come from; without it this client has a connection of its own, for all that it follows. */
  readonly live?: LiveSource;
}

const ANSWER_WITHIN = 15_000;

/**
 * A new id for a command. Plain-http pages have no crypto.randomUUID (DK-23).
 *
 * @example
 * newCommandId() === newCommandId(); // false
 */
export function newCommandId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Typed calls to the server. A refusal rejects with ProblemError, a broken line with NoAnswer. */
export class TiltyardClient extends ClockRequests implements TournamentPort, ServerPort {
  readonly #answerWithin: number;
  readonly #live: LiveSource;

  constructor(options: ClientOptions = {}) {
    super(connectionOf(options), options.clockWithin);
    this.#answerWithin = options.answerWithin ?? ANSWER_WITHIN;
    this.#live = options.live ?? oneLine(options);
  }

  tournaments(page: { after?: string; limit?: number } = {}): Promise<TournamentList> {
    return this.get('/api/tournaments', page);
  }

  create(tournament: CreateTournament): Promise<Created> {
    return this.post('/api/tournaments', tournament);
  }

  /** DK-32: the same players and settings, as a new event. */
  again(id: string, name: string, commandId = newCommandId()): Promise<Created> {
    return this.post<Created>(`/api/tournaments/${id}/again`, { commandId, name });
  }

  tournament(id: string): Promise<DeskTournament> {
    return this.get(at(id));
  }

  slices(id: string, after = 0): Promise<SliceUpdate> {
    return this.get(at(id, 'slices'), { after });
  }

  /** The whole log after a version, page by page. */
  async entries(id: string, after = 0): Promise<EntryUpdate> {
    const page = await this.get<EntryUpdate>(at(id, 'entries'), { after });
    const last = page.entries.at(-1)?.version ?? page.version;
    if (last >= page.version) return page;
    const rest = await this.entries(id, last);
    return { ...rest, entries: [...page.entries, ...rest.entries] };
  }

  /** DK-29: what is known now; `pending` says that it is worth asking again. */
  forecast(id: string): Promise<Forecasted> {
    return this.get(at(id, 'forecast'));
  }

  me(id: string): Promise<Me> {
    return this.request('GET', at(id, 'me'), undefined, undefined, this.#answerWithin);
  }

  /** Applied once, however often it is sent: choose the id before the first attempt and keep it. */
  send(id: string, submit: Submit & { commandId: string }): Promise<Submitted> {
    return this.request('POST', at(id, 'commands'), submit, undefined, this.#answerWithin);
  }

  /** What a round was drawn from: with the key of its draw it can be run again. */
  draw(id: string, round: number): Promise<DrawInput> {
    return this.get(at(id, `draws/${round}`));
  }

  preview(id: string, place: Place, outcome?: WireOutcome): Promise<Previewed> {
    return this.post(at(id, 'preview'), { place, ...(outcome && { outcome }) });
  }

  /** DK-34: what points given or taken would change. */
  previewAdjustment(id: string, adjustment: Adjusting): Promise<Previewed> {
    return this.post(at(id, 'preview/adjustment'), adjustment);
  }

  why(id: string, subject: string): Promise<Explanation> {
    return this.get(at(id, `why/${encodeURIComponent(subject)}`));
  }

  async formats(): Promise<readonly FormatDescription[]> {
    return (await this.get<{ formats: FormatDescription[] }>('/api/formats')).formats;
  }

  /** DK-30: how a list is read. Nobody is added. */
  readList(text: string, columns: PlayerListText['columns'] = {}): Promise<PlayerList> {
    return this.post('/api/player-lists', { text, columns });
  }

  /** The settings as the engine uses them. */
  settings(format: string, config: Readonly<Record<string, unknown>>): Promise<FilledInSettings> {
    return this.post('/api/settings', { format, config });
  }

  plan(format: string, players: number, config: Readonly<Record<string, unknown>> = {}): Promise<PlanAnswer> {
    return this.post('/api/plan', { format, players, config });
  }

  register(id: string, registration: Registration & { commandId: string }): Promise<Registered> {
    return this.post(at(id, 'registrations'), registration);
  }

  remove(id: string, confirm: string): Promise<void> {
    return this.delete(at(id), { confirm });
  }

  /** DK-31: for the owner, and for good; `confirm` is the tournament's name. */
  erase(id: string, player: string, confirm: string): Promise<Erased> {
    return this.post(at(id, `players/${encodeURIComponent(player)}/erase`), { confirm });
  }

  /** DK-31: what is stored about a player; for that player and the owner. */
  playerData(id: string, player: string): Promise<PlayerData> {
    return this.get(at(id, `players/${encodeURIComponent(player)}/data`));
  }

  /** The tournament file (DK-18). */
  file(id: string): Promise<TournamentFile> {
    return this.get(at(id, 'file'));
  }

  /** What is public as a file: standings.csv, pairings.csv, games.pgn, calendar.ics, report.trf or report-2026.trf. */
  exported(id: string, file: string): Promise<string> {
    return this.request('GET', at(id, `export/${encodeURIComponent(file)}`), undefined, (text) => text);
  }

  download(id: string, file: FileName): FileSource {
    return { url: this.address(at(id, file === 'tournament.json' ? 'file' : `export/${file}`)) };
  }

  playerDownload(id: string, player: string): FileSource {
    return { url: this.address(at(id, `players/${encodeURIComponent(player)}/data`)) };
  }

  /** An event that another program began, from its TRF, PGN or CSV. */
  takeOver(event: TakeOver): Promise<TakenOver> {
    return this.post('/api/takeovers', event);
  }

  importFile(file: WrittenFile): Promise<Created> {
    return this.post('/api/import', file);
  }

  /** All links of a tournament, page by page. */
  async links(id: string, after?: string): Promise<LinkList> {
    const { links, next } = await this.get<LinkList>(at(id, 'links'), { after });
    return next === undefined ? { links } : { links: [...links, ...(await this.links(id, next)).links] };
  }

  makeLinks(id: string, links: NewLinks): Promise<MadeLinks> {
    return this.post(at(id, 'links'), links);
  }

  /** Under which addresses others reach the server; for the desk. */
  addresses(id: string): Promise<Reach> {
    return this.get(at(id, 'addresses'));
  }

  /** What the desk wants the wall screen to show. */
  wall(id: string): Promise<WallState> {
    return this.get(at(id, 'wall'));
  }

  /** The address of the event's picture, where it has one (DK-24); another `turn` asks for it anew. */
  async image(id: string, turn = 0): Promise<string> {
    return this.address(at(id, turn === 0 ? 'image' : `image?turn=${turn}`));
  }

  /** The link preview as a picture (DK-27). */
  previewPicture(id: string, language: string, version: number): string {
    return this.address(at(id, `preview.png?language=${language}&at=${version}`));
  }

  /** Gives the event a picture, as base64: PNG, JPEG or WebP, at most 1 MB (DK-24). */
  setImage(id: string, data: string): Promise<void> {
    return this.request('PUT', at(id, 'image'), { data });
  }

  /** DK-24: how to contact the organiser or, for the desk, one of the players (DK-28); empty if nothing is known. */
  contact(id: string, player?: string): Promise<Contact> {
    return this.get(at(id, contactPath(player)));
  }

  setContact(id: string, contact: string, player?: string): Promise<void> {
    return this.request('PUT', at(id, contactPath(player)), { contact });
  }

  removeImage(id: string): Promise<void> {
    return this.delete(at(id, 'image'));
  }

  /** When the next round starts, if the desk has said so; otherwise empty. */
  nextStart(id: string): Promise<NextStart> {
    return this.get(at(id, 'next-start'));
  }

  setNextStart(id: string, start: NextStart): Promise<void> {
    return this.request('PUT', at(id, 'next-start'), start);
  }

  showOnWall(id: string, state: WallState): Promise<void> {
    return this.request('PUT', at(id, 'wall'), state);
  }

  revokeLink(id: string, link: string): Promise<void> {
    return this.delete(at(id, `links/${encodeURIComponent(link)}`));
  }

  /** Who opened links and exported files, newest first; for the owner. */
  accesses(id: string): Promise<AccessList> {
    return this.get(at(id, 'accesses'));
  }

  backups(): Promise<Backups> {
    return this.get('/api/backups');
  }

  /** A tournament, live; it comes back by itself and resumes where it was. */
  live(id: string, handlers: LiveHandlers): LiveLine {
    return handlers.as === 'desk' ? followEntries(this.#live, id, handlers) : followView(this.#live, id, handlers);
  }

  /** One game's clock, live, for those at its table. */
  liveGame(id: string, game: string, handlers: GameHandlers): Following {
    return followGame(this.#live, id, game, handlers);
  }
}

const at = (id: string, rest?: string): string =>
  `/api/tournaments/${encodeURIComponent(id)}${rest === undefined ? '' : `/${rest}`}`;

const contactPath = (player: string | undefined): string =>
  player === undefined ? 'contact' : `players/${encodeURIComponent(player)}/contact`;
