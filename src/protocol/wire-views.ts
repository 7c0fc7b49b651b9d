import type * as z from 'zod';
import type {
  ConsequencesView,
  DraftReviewView,
  Entry,
  Player,
  Slice,
  TournamentView,
  WrittenEntry,
} from '../engine/index.ts';
import type { fileImageSchema, ReadOnly } from './commands.ts';
import { type FieldsPatch, PatchMisfit, patched } from './patch.ts';
import type { filledInSchema, formatSchema, planAnswerSchema } from './wire-answers.ts';
import type { reportSchema } from './wire-nouns.ts';

/** What the server answers with that the engine has a type for. */
export type {
  AboutView,
  DrawInput,
  Entry,
  Explanation,
  GameView,
  MatchView,
  Place,
  PlayerView,
  RoundView,
  Slice,
  StandingView,
  TournamentView,
} from '../engine/index.ts';

/** The slices that are newer than the version that was asked for. `head` names the log at `version`. */
export interface SliceUpdate {
  readonly version: number;
  readonly head: string;
  readonly slices: readonly Slice[];
}

/** For the desk: the entries after the version that was asked for. */
export interface EntryUpdate {
  readonly version: number;
  readonly head: string;
  readonly entries: readonly Entry[];
}

/** The public view as a reader puts it together: the newest slice of each name. */
export interface PublicView {
  readonly version: number;
  readonly head: string;
  readonly slices: Readonly<Record<string, Slice>>;
}

export const nothingSeen: PublicView = { version: 0, head: '', slices: {} };

/** The view after an update; rounds that `about` does not list any more are gone. */
export function withUpdate(view: PublicView, update: SliceUpdate): PublicView {
  const slices: Record<string, Slice> = { ...view.slices };
  for (const slice of update.slices) slices[slice.slice] = slice;
  const about = slices.about;
  if (about?.slice === 'about') {
    const listed = new Set(about.about.rounds.map((round) => `round:${round.number}`));
    for (const name of Object.keys(slices)) if (name.startsWith('round:') && !listed.has(name)) delete slices[name];
  }
  return { version: update.version, head: update.head, slices };
}

/** What changed in one slice. */
export interface SlicePatch {
  readonly slice: string;
  readonly version: number;
  readonly patch?: FieldsPatch;
}

/** What changed in the public view since exactly the version `from`: slices that are new or cheaper whole, and patches. */
export interface ViewChanges {
  readonly from: number;
  readonly version: number;
  readonly head: string;
  readonly slices: readonly Slice[];
  readonly patches: readonly SlicePatch[];
}

/** The view after changes; undefined when they are changes of another view than this one. */
export function withChanges(view: PublicView, changes: ViewChanges): PublicView | undefined {
  if (changes.from !== view.version) return undefined;
  try {
    const slices = changes.patches.map(({ slice, version, patch = {} }) => {
      const before = view.slices[slice];
      if (!before) throw new PatchMisfit(`no slice ${slice}`);
      return { ...patched(before, patch), version };
    });
    return withUpdate(view, { ...changes, slices: [...changes.slices, ...slices] });
  } catch (error) {
    if (error instanceof PatchMisfit) return undefined;
    throw error;
  }
}

/** DK-12: what was reported at a table and is not settled yet. */
export type TableReport = ReadOnly<z.output<typeof reportSchema>>;

/** With the draft and its findings, for the desk. */
export type DeskTournament = TournamentView & {
  readonly draft?: DraftReviewView | null;
  readonly foreign?: Readonly<Record<string, Pick<Player, 'externalId' | 'metadata'>>>;
};

/** The version is that of the log the preview was made on. */
export type Previewed = ConsequencesView & { readonly version: number };

export type FormatDescription = z.output<typeof formatSchema>;
export type FilledInSettings = z.output<typeof filledInSchema>;
export type PlanAnswer = z.output<typeof planAnswerSchema>;

/** DK-18: one document with the whole log. */
export interface TournamentFile {
  readonly tiltyard: 1;
  readonly entries: readonly Entry[];
  /** DK-24: the event's picture is stored beside the log. */
  readonly image?: z.output<typeof fileImageSchema>;
  /** So are the organiser's contact details. */
  readonly contact?: string;
}

/** The same as someone else wrote it, perhaps long ago. */
export type WrittenFile = Omit<TournamentFile, 'entries'> & { readonly entries: readonly WrittenEntry[] };
