import { z } from 'zod';
import { type Entry, type Formats, fold, outlook } from '../../engine/index.ts';
import { type TakeOverRequest, takenOver } from '../../exchange/index.ts';
import { readPlayerList } from '../../protocol/player-lists/index.ts';
import { playerListSchema } from '../../protocol/wire.ts';
import '../../words/all.ts';
import { checkReadable } from '../../hosting/readable-text.ts';
import { RequestProblem } from '../problems.ts';

/** What takes longer than a moment and needs nothing but its input. Texts go in and out: they cost the least to hand over. */
export type Job =
  | { readonly kind: 'player-list'; readonly body: string }
  | ({ readonly kind: 'take-over' } & TakeOverRequest)
  /** The log, its secret hidden. */
  | { readonly kind: 'forecast'; readonly entries: string };

export type Done =
  /** A text, as it is sent: a long one is handed over without being copied. */
  | { readonly kind: 'made'; readonly bytes: Uint8Array<ArrayBuffer> }
  /** Nothing can be forecast. */
  | { readonly kind: 'none' }
  | { readonly kind: 'unreadable'; readonly problems: readonly string[] };

/** A request with a thousand mistakes is told only the first ones. */
const MAX_PROBLEMS = 20;

export async function perform(formats: Formats, job: Job): Promise<Done> {
  switch (job.kind) {
    case 'player-list':
      return playerList(job.body);
    case 'take-over':
      return made(JSON.stringify(takenOver(formats, job)));
    case 'forecast': {
      const told = outlook(formats, fold(JSON.parse(job.entries) as Entry[]));
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
