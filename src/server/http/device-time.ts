import type { Command } from '../../engine/index.ts';

/** HK-11: the moment at which something was entered, on the server's clock; devices say what theirs showed when they sent it. */
export function onOurClock(command: Command, sentAt: number | undefined, now: number): Command {
  if (sentAt === undefined) return command;
  const ahead = now - sentAt;
  const adjusted = <T extends { readonly enteredAt?: number }>(one: T): T =>
    one.enteredAt === undefined ? one : { ...one, enteredAt: Math.max(0, one.enteredAt + ahead) };
  if (command.type === 'RecordSeveral') return { ...command, reports: command.reports.map(adjusted) };
  return 'enteredAt' in command ? adjusted(command) : command;
}
