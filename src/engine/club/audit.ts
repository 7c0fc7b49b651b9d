import { chainHash, shortCode } from '../log/index.ts';
import type { Difference } from '../tournament/index.ts';
import { decidedClub, saysTheSame } from './decide/decide.ts';
import type { ClubEntry } from './events.ts';
import { applyClub } from './evolve.ts';
import { emptyClub } from './state.ts';

export interface ClubAudit {
  readonly entries: number;
  readonly head: string | undefined;
  readonly differences: readonly Difference[];
}

/** Each entry: does the chain hold, and does its command, decided again, lead to exactly its events? */
export function auditClub(entries: readonly ClubEntry[], head?: string): ClubAudit {
  const differences: Difference[] = [];
  const formerCodes = new Set<string>();
  let state = emptyClub;
  let previous: ClubEntry | undefined;
  for (const entry of entries) {
    const { version } = entry;
    const expected = (previous?.version ?? 0) + 1;
    if (version !== expected) {
      differences.push({ kind: 'version', version, expected });
      break;
    }
    const hash = chainHash(previous, entry);
    if (hash !== entry.hash) differences.push({ kind: 'chain', version, expected: hash, found: entry.hash });
    previous = entry;
    const again = decidedClub(state, entry);
    if (!again.ok) differences.push({ kind: 'refused', version, code: again.error.code });
    else if (!saysTheSame(again.value.events, entry.events)) {
      differences.push({ kind: 'decided-otherwise', version, expected: again.value.events, found: entry.events });
    }
    // DK-31: a code that was noted before a person was erased is still known.
    if (entry.command.type === 'EraseMember') for (const code of entry.command.codes) formerCodes.add(code);
    state = applyClub(state, entry);
  }
  const found = previous && shortCode(previous.hash);
  if (head !== undefined && head !== found && !formerCodes.has(head)) {
    differences.push({ kind: 'head', expected: head, found: found ?? '' });
  }
  return { entries: entries.length, head: found, differences };
}
