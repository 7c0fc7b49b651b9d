import type { Command } from '../engine/index.ts';
import { isKnownTimeZone } from '../protocol/time-zone.ts';
import { RefusedByRules } from './problems.ts';

/** HK-11: the moment at which something was entered, on the host's clock; devices say what theirs showed when they sent it. */
export function onOurClock(command: Command, sentAt: number | undefined, now: number): Command {
  if (sentAt === undefined) return command;
  const ahead = now - sentAt;
  const adjusted = <T extends { readonly enteredAt?: number }>(one: T): T =>
    one.enteredAt === undefined ? one : { ...one, enteredAt: Math.max(0, one.enteredAt + ahead) };
  if (command.type === 'RecordSeveral') return { ...command, reports: command.reports.map(adjusted) };
  return 'enteredAt' in command ? adjusted(command) : command;
}

/** DK-24: which zones there are differs from machine to machine; the engine cannot know. */
export function checkTimeZone(command: Command): void {
  if (command.type !== 'DescribeEvent' || !command.timeZone || isKnownTimeZone(command.timeZone)) return;
  throw new RefusedByRules({ code: 'bad-event', details: { problem: 'time-zone' } });
}
