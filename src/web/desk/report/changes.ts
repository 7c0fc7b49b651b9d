import type { Command, Entry, Formats } from '../../../engine/index.ts';
import { activityOf, type Language, overrideIn } from '../../../words/index.ts';

/** What somebody who reads the results later should know: what was changed afterwards or against a rule. */
function isChange(entry: Entry): boolean {
  const changes: Partial<Record<Command['type'], true>> = {
    CorrectOutcome: true,
    RemoveOutcome: true,
    UpholdOutcome: true,
    UnwindToRound: true,
    ReopenRound: true,
    Reopen: true,
    EndEarly: true,
    Override: true,
    AllowRematches: true,
    ErasePerson: true,
    Undo: true,
  };
  return changes[entry.command.type] === true || overrideIn(entry) !== undefined;
}

export interface Change {
  readonly version: number;
  readonly at: number;
  readonly what: string;
}

/** The corrections of a tournament, oldest first, in the words of the activity list. */
export function changesIn(formats: Formats, language: Language, entries: readonly Entry[]): readonly Change[] {
  const wanted = new Set(entries.filter(isChange).map(({ version }) => version));
  if (wanted.size === 0) return [];
  return activityOf(formats, language, entries)
    .filter(({ version }) => wanted.has(version))
    .map(({ version, at, what }) => ({ version, at, what }));
}
