import type { DeadlineChange } from './deadlines.ts';
import type { AppendAnswer, Attachments, StoredEntry } from './event-store.ts';
import type { PressAnswer } from './games.ts';
import type { AfterAttempt, ClaimedMessage, DeliveryAttempt } from './outbox.ts';

export interface AppendRequest {
  readonly stream: string;
  readonly expectedVersion: number;
  readonly entries: readonly StoredEntry[];
  readonly attachments: Attachments;
}

export interface PressRequest {
  readonly stream: string;
  readonly game: string;
  readonly expectedSeq: number;
  readonly presses: readonly unknown[];
  readonly deadlines: readonly DeadlineChange[];
}

/** How an attempt to deliver a message went. */
export interface AttemptRecord {
  readonly claimed: Pick<ClaimedMessage, 'id' | 'lease'>;
  readonly attempt: DeliveryAttempt;
  readonly after: AfterAttempt;
}

interface Job<Kind extends string, Answer> {
  readonly kind: Kind;
  answer(answer: Answer): void;
  reject(error: unknown): void;
}

/** A job that adds to a stream. */
export type StreamJob = (Job<'entries', AppendAnswer> & AppendRequest) | (Job<'presses', PressAnswer> & PressRequest);

/** What comes by the hundred, and shares commits. */
export type WriteJob = StreamJob | (Job<'attempt', boolean> & AttemptRecord);
