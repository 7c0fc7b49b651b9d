import type { Millis } from '../../kit/index.ts';

/** One accepted command and what followed from it, whatever the log is about. The hash chains it to the previous entry. */
export interface LogEntry {
  readonly version: number;
  readonly commandId: string;
  readonly at: Millis;
  readonly by: string;
  readonly command: { readonly type: string };
  readonly events: readonly { readonly type: string }[];
  readonly hash: string;
}

/** The entry that a command sets aside, if it is an undo. */
export const undoneBy = (command: LogEntry['command'] | undefined): number | undefined =>
  command?.type === 'Undo' && 'version' in command && typeof command.version === 'number' ? command.version : undefined;
