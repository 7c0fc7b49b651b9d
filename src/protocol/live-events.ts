import type { GameClock } from './wire-clocks.ts';
import type { EntryUpdate, SliceUpdate, TableReport, ViewChanges } from './wire-views.ts';

/** What may be sent about one topic of the live stream. */
export interface TopicEvents {
  readonly slices: SliceUpdate;
  readonly changes: ViewChanges;
  readonly entries: EntryUpdate;
  readonly reports: { readonly reports: readonly TableReport[] };
  readonly clock: { readonly clock: GameClock };
  /** Another history has replaced the one that was shown: everything is sent again. */
  readonly reload: Readonly<Record<never, never>>;
  /** For desks: a clock was pressed in this game. */
  readonly game: { readonly game: string; readonly seq: number };
  /** There is nothing here, or nothing for this reader, any more. */
  readonly gone: Readonly<Record<never, never>>;
  /** It cannot be read now; the stream ends, and is to be tried again. */
  readonly trouble: { readonly code: string };
}

export type TopicEvent = {
  readonly [Name in keyof TopicEvents]: { readonly event: Name; readonly data: TopicEvents[Name] };
}[keyof TopicEvents];

/** How a tournament is read: desks get entries, the others slices, players also the reports at their tables. */
export const readings = ['public', 'player', 'scorekeeper', 'desk'] as const;
export type Reading = (typeof readings)[number];

export type Topic =
  | { readonly kind: Reading; readonly tournament: string }
  | { readonly kind: 'game'; readonly tournament: string; readonly game: string };

export const topicName = (topic: Topic): string =>
  topic.kind === 'game' ? `${topic.tournament}/game/${topic.game}` : `${topic.tournament}/${topic.kind}`;

/** How much of a topic a reader has, and what the log was called then; without `head` the history is not compared. */
export interface Position {
  readonly version: number;
  readonly head: string;
}

export const nothingKnown: Position = { version: 0, head: '' };

/** abc/public@57.K7QF2-9XW4M */
export const watchText = (topic: string, { version, head }: Position): string =>
  version > 0 ? `${topic}@${version}.${head}` : topic;

export interface Watched {
  readonly name: string;
  readonly topic: Topic;
  readonly from: Position;
}

const WATCHED =
  /^(?<name>(?<tournament>[\w-]{1,40})\/(?:(?<reading>public|player|scorekeeper|desk)|game\/(?<game>r\d{1,6}\.t\d{1,6}\.g\d{1,6})))(?:@(?<version>\d{1,15})(?:\.(?<head>[\w-]{1,20}))?)?$/;

export function watchedIn(text: string): Watched | undefined {
  const { name, tournament, reading, game, version, head } = WATCHED.exec(text)?.groups ?? {};
  if (name === undefined || tournament === undefined) return undefined;
  const kind = readings.find((one) => one === reading);
  const from = version === undefined ? nothingKnown : { version: Number(version), head: head ?? '' };
  if (kind !== undefined) return { name, topic: { kind, tournament }, from };
  return game === undefined ? undefined : { name, topic: { kind: 'game', tournament, game }, from };
}

/** More than this fit into no address that every proxy takes. */
export const MAX_TOPICS = 60;
