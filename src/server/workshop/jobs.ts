import { z } from 'zod';
import { type Entry, fold, outlook } from '../../engine/index.ts';
import { pairingsCsv, pgnText, standingsCsv, trfReport } from '../../exchange/index.ts';
import { readPlayerList } from '../../protocol/player-lists/index.ts';
import { playerListSchema } from '../../protocol/wire.ts';
import type { TournamentView } from '../../protocol/wire-views.ts';
import { type Language, learn } from '../../words/index.ts';
import { RequestProblem } from '../problems.ts';
import { checkReadable } from '../readable-text.ts';
import { type TakeOverJob, takenOver } from './take-over.ts';

/** What takes longer than a moment and needs nothing but its input. Texts go in and out: they cost the least to hand over. */
export type Job =
  | { readonly kind: 'export'; readonly file: ExportFile; readonly document: string; readonly language: Language }
  | { readonly kind: 'player-list'; readonly body: string }
  | TakeOverJob
  /** The log, its secret hidden. */
  | { readonly kind: 'forecast'; readonly entries: string };

export type Done =
  /** A text, as it is sent: a long one is handed over without being copied. */
  | { readonly kind: 'made'; readonly bytes: Uint8Array<ArrayBuffer> }
  /** Such a file cannot express this tournament. */
  | { readonly kind: 'none' }
  | { readonly kind: 'unreadable'; readonly problems: readonly string[] };

/** DK-18: of what is public. */
const exported = {
  'standings.csv': (view: TournamentView, language: Language) => standingsCsv(view, language),
  'pairings.csv': (view: TournamentView, language: Language) => pairingsCsv(view, language),
  'games.pgn': (view: TournamentView, language: Language) => pgnText(view, language),
  'report.trf': (view: TournamentView) => {
    const report = trfReport(view);
    return 'text' in report ? report.text : undefined;
  },
} as const;

export type ExportFile = keyof typeof exported;

/** A request with a thousand mistakes is told only the first ones. */
const MAX_PROBLEMS = 20;

export async function perform(job: Job): Promise<Done> {
  switch (job.kind) {
    case 'export': {
      await learn(job.language);
      const text = exported[job.file](JSON.parse(job.document) as TournamentView, job.language);
      return text === undefined ? { kind: 'none' } : made(text);
    }
    case 'player-list':
      return playerList(job.body);
    case 'take-over':
      await learn(job.language);
      return made(JSON.stringify(takenOver(job)));
    case 'forecast': {
      const told = outlook(fold(JSON.parse(job.entries) as Entry[]));
      return told ? made(JSON.stringify(told)) : { kind: 'none' };
    }
  }
}

const made = (text: string): Done => ({ kind: 'made', bytes: new TextEncoder().encode(text) });

function playerList(body: string): Done {
  const sent = readBody(body);
  if (sent.kind !== 'sent') return sent;
  const parsed = playerListSchema.safeParse(sent.value);
  if (!parsed.success) {
    const issues = parsed.error.issues.slice(0, MAX_PROBLEMS);
    return { kind: 'unreadable', problems: issues.map(({ path, message }) => `/${path.join('/')}: ${message}`) };
  }
  const chosen = Object.entries(parsed.data.columns).map(([at, meaning]) => [Number(at), meaning] as const);
  return made(JSON.stringify(readPlayerList(parsed.data.text, { chosen: new Map(chosen) })));
}

const told = z.object({ problems: z.array(z.string()) });

function readBody(body: string): { readonly kind: 'sent'; readonly value: unknown } | Done {
  try {
    const value: unknown = JSON.parse(body);
    checkReadable(value);
    return { kind: 'sent', value };
  } catch (error) {
    const details = error instanceof RequestProblem ? told.safeParse(error.details).data : undefined;
    return { kind: 'unreadable', problems: details?.problems ?? ['request: is no JSON'] };
  }
}
