import type { DeadlineChange } from './deadlines.ts';
import type { AppendAnswer, Attachments, StoredEntry } from './event-store.ts';
import type { PressAnswer } from './games.ts';

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

export type WriteJob =
  | ({ readonly kind: 'entries'; answer(answer: AppendAnswer): void; reject(error: unknown): void } & AppendRequest)
  | ({ readonly kind: 'presses'; answer(answer: PressAnswer): void; reject(error: unknown): void } & PressRequest);
