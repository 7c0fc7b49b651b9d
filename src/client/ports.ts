import type { WireOutcome } from '../protocol/commands.ts';
import type {
  Contact,
  Created,
  CreateTournament,
  Erased,
  Me,
  Submit,
  Submitted,
  TournamentList,
} from '../protocol/wire.ts';
import type { AccessList } from '../protocol/wire-accesses.ts';
import type { GameClock, Press, RunningOut, StartedGames } from '../protocol/wire-clocks.ts';
import type { Forecasted } from '../protocol/wire-forecast.ts';
import type { Backups } from '../protocol/wire-operations.ts';
import type { Reach } from '../protocol/wire-reach.ts';
import type {
  Credentials,
  LinkList,
  MadeLinks,
  MadeToken,
  NewLinks,
  ProviderAddress,
  Registered,
  Registration,
  SessionList,
  SignedIn,
  SignIn,
  TokenLimits,
  TokenList,
  Whoami,
} from '../protocol/wire-roles.ts';
import type { BegunStep, RecoveryCodes, SecondStep } from '../protocol/wire-second-step.ts';
import type { TakenOver, TakeOver } from '../protocol/wire-takeover.ts';
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
import type { NextStart, WallState } from '../protocol/wire-wall.ts';
import type { MadeWebhook, NewWebhook, WebhookList } from '../protocol/wire-webhooks.ts';
import type { KeptLine, LiveLine } from './line.ts';
import type { LiveHandlers } from './live.ts';
import type { GameHandlers } from './live-game.ts';

/** A file to show or to save: one that has an address, or one that is written here when somebody wants it. */
export type FileSource = { readonly url: string } | WrittenSource;

/** A file that is written here. */
export interface WrittenSource {
  readonly name: string;
  readonly write: () => Promise<Blob>;
}

/** The files of a tournament; the first is the tournament file itself (DK-18). */
export type FileName =
  | 'tournament.json'
  | 'standings.csv'
  | 'pairings.csv'
  | 'games.pgn'
  | 'report.trf'
  | 'report-2026.trf'
  | 'calendar.ics';

/** One tournament's log. A refusal rejects with ProblemError; NoAnswer means that nobody knows what became of it. */
export interface LogPort {
  /** What this browser may do with the tournament. */
  me(id: string): Promise<Me>;
  /** Applied once, however often it is sent: choose the id before the first attempt and keep it. */
  send(id: string, submit: Submit & { commandId: string }): Promise<Submitted>;
  /** The whole log after a version. */
  entries(id: string, after?: number): Promise<EntryUpdate>;
  /** Entries or slices as they come, until the line is closed. */
  live(id: string, handlers: LiveHandlers): LiveLine;
}

/**
 * All that pages need to hold tournaments, wherever these are stored. It makes no difference to a page whether a server
 * answers or the browser itself.
 */
export interface TournamentPort extends LogPort {
  /** The latest; those before them, where more than one answer holds are there, after the `next` of the last. */
  tournaments(page?: { readonly after?: string }): Promise<TournamentList>;
  create(tournament: CreateTournament): Promise<Created>;
  /** DK-32: the same players and settings, as a new event. */
  again(id: string, name: string): Promise<Created>;
  importFile(file: WrittenFile): Promise<Created>;
  /** An event that another program began, from its TRF, PGN or CSV. */
  takeOver(event: TakeOver): Promise<TakenOver>;
  /** For good; `confirm` is the tournament's name. */
  remove(id: string, confirm: string): Promise<void>;

  formats(): Promise<readonly FormatDescription[]>;
  /** The settings as the engine uses them. */
  settings(format: string, config: Readonly<Record<string, unknown>>): Promise<FilledInSettings>;
  plan(format: string, players: number, config?: Readonly<Record<string, unknown>>): Promise<PlanAnswer>;

  tournament(id: string): Promise<DeskTournament>;
  preview(id: string, place: Place, outcome?: WireOutcome): Promise<Previewed>;
  /** What a round was drawn from: with the key of its draw it can be run again. */
  draw(id: string, round: number): Promise<DrawInput>;
  /** DK-29: what is known now; `pending` says that it is worth asking again. */
  forecast(id: string): Promise<Forecasted>;

  download(id: string, file: FileName): FileSource;
  /** DK-31: what is stored about a player. */
  playerDownload(id: string, player: string): FileSource;
  /** DK-31: for the owner, and for good; `confirm` is the tournament's name. */
  erase(id: string, player: string, confirm: string): Promise<Erased>;

  /** DK-24: the address of the event’s picture; undefined where it is known to have none. `turn` rises with each that is stored. */
  image(id: string, turn?: number): Promise<string | undefined>;
  /** As base64: PNG, JPEG or WebP, at most 1 MB (DK-24). */
  setImage(id: string, data: string): Promise<void>;
  removeImage(id: string): Promise<void>;
  /** DK-24, DK-28: how to contact the organiser or, for the desk, one of the players; empty if nothing is known. */
  contact(id: string, player?: string): Promise<Contact>;
  setContact(id: string, contact: string, player?: string): Promise<void>;
  /** When the next round starts, if the desk has said so; otherwise empty. */
  nextStart(id: string): Promise<NextStart>;
  setNextStart(id: string, start: NextStart): Promise<void>;
  /** What the desk wants the wall screen to show. */
  wall(id: string): Promise<WallState>;
  showOnWall(id: string, state: WallState): Promise<void>;
}

/** What became of the tournaments of a backup. */
export interface Restored {
  /** Were not here, or not as far. */
  readonly stored: number;
  /** Were here already, as far or further. */
  readonly known: number;
  /** Were played on differently since: what is here stays. */
  readonly different: readonly string[];
}

/** Where the browser itself holds the tournaments, it is up to people to keep them safe. */
export interface KeepingPort {
  /** Everything in one file. */
  backup(): WrittenSource;
  /** Takes in a backup; nothing that is here is lost. Rejects with ProblemError where it is no backup. */
  restore(text: string): Promise<Restored>;
  /** When a backup was last saved, and whether anything has been stored since. */
  state(): Promise<{ readonly savedAt?: number; readonly isSaved: boolean }>;
}

/** Game clocks, which run by the server's time. */
export interface ClockPort {
  clock(id: string, game: string): Promise<GameClock>;
  press(id: string, game: string, press: Press): Promise<GameClock>;
  /** One game's clock, live, for those at its table. */
  liveGame(id: string, game: string, handlers: GameHandlers): KeptLine;
  /** The games whose time runs out within a day, for the desk. */
  gamesRunningOut(id: string): Promise<RunningOut>;
  startGames(id: string, round: number): Promise<StartedGames>;
}

/** Programs and chats that are notified of one tournament, or of all of an account's. */
export interface WebhookPort {
  webhooks(id: string): Promise<WebhookList>;
  addWebhook(id: string, webhook: NewWebhook): Promise<MadeWebhook>;
  renewWebhookSecret(id: string, webhook: string): Promise<MadeWebhook>;
  removeWebhook(id: string, webhook: string): Promise<void>;
  accountWebhooks(): Promise<WebhookList>;
  addAccountWebhook(webhook: NewWebhook): Promise<MadeWebhook>;
  renewAccountWebhookSecret(webhook: string): Promise<MadeWebhook>;
  removeAccountWebhook(webhook: string): Promise<void>;
}

/** Who somebody is on a server, and how they prove it. */
export interface AccountPort {
  whoAmI(): Promise<Whoami>;
  signUp(credentials: Credentials): Promise<SignedIn>;
  signIn(credentials: SignIn): Promise<SignedIn>;
  signOut(): Promise<void>;
  changePassword(old: string, password: string, endTokens?: boolean): Promise<void>;
  resetPassword(token: string, password: string, endTokens?: boolean): Promise<void>;
  deleteAccount(password: string): Promise<void>;
  /** DK-31: what is stored about the account that is signed in. */
  accountDownload(): FileSource;
  /** Whether signing in to the account asks for a code besides. */
  secondStep(): Promise<SecondStep>;
  beginSecondStep(password: string): Promise<BegunStep>;
  confirmSecondStep(code: string): Promise<RecoveryCodes>;
  removeSecondStep(password: string, code: string): Promise<void>;
  /** Where to go at the provider of identities to connect the account with somebody there. */
  connect(password: string): Promise<ProviderAddress>;
  disconnect(password: string): Promise<void>;
  sessions(): Promise<SessionList>;
  endSession(session: string): Promise<void>;
  tokens(): Promise<TokenList>;
  makeToken(label: string, limits?: TokenLimits): Promise<MadeToken>;
  revokeToken(token: string): Promise<void>;
  /** Who signed in to the account, or for the operator to the server. */
  ownAccesses(): Promise<AccessList>;
}

/** What only a server has, because it concerns other people and other machines. In a tab without one it is absent. */
export interface ServerPort extends AccountPort, ClockPort, WebhookPort {
  backups(): Promise<Backups>;
  /** Under which addresses others reach the server; for the desk. */
  addresses(id: string): Promise<Reach>;
  /** DK-13: someone enters themselves by the public link. */
  register(id: string, registration: Registration & { commandId: string }): Promise<Registered>;
  links(id: string): Promise<LinkList>;
  makeLinks(id: string, links: NewLinks): Promise<MadeLinks>;
  revokeLink(id: string, link: string): Promise<void>;
  /** Who opened links and exported files, newest first; for the owner. */
  accesses(id: string): Promise<AccessList>;
  /** DK-27: the link preview as a picture, by its address. */
  previewPicture(id: string, language: string, version: number): string;
}
