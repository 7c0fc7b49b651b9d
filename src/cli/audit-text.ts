import type { AuditReport, Difference } from '../engine/index.ts';
import type { Colours } from './terminal.ts';

/** The rules that the events in question follow, where they name any. */
function rulesIn(value: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(value)) for (const item of value) rulesIn(item, found);
  else if (typeof value === 'object' && value !== null) {
    for (const [key, field] of Object.entries(value)) {
      if (key === 'rule' && typeof field === 'string') found.add(field);
      else rulesIn(field, found);
    }
  }
  return found;
}

const short = (value: unknown): string => {
  const text = value === undefined ? 'nothing' : JSON.stringify(value);
  return text.length > 120 ? `${text.slice(0, 117)}…` : text;
};

/** Where two documents differ first, as a path with both values; at most a few. */
function differing(expected: unknown, found: unknown, path = '', list: string[] = []): string[] {
  const whole = (value: unknown) => typeof value !== 'object' || value === null;
  if (whole(expected) || whole(found)) {
    if (expected !== found) list.push(`${path}: ${short(found)} instead of ${short(expected)}`);
    return list;
  }
  const [a, b] = [expected as Record<string, unknown>, found as Record<string, unknown>];
  for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
    differing(a[key], b[key], path === '' ? key : `${path}.${key}`, list);
  }
  return list;
}

const mostShown = 5;

function differenceText(difference: Difference): string {
  switch (difference.kind) {
    case 'version':
      return `Entry ${difference.version} stands where entry ${difference.expected} should be: one is missing or doubled. The audit ends here.`;
    case 'chain':
      return `Entry ${difference.version}: the chain is broken. It or the entry before it was changed.`;
    case 'refused':
      return `Entry ${difference.version}: the rules refuse this now (${difference.code}).`;
    case 'decided-otherwise': {
      const rules = [...rulesIn(difference.expected)].join(', ');
      const places = differing(difference.expected, difference.found);
      const more = places.length > mostShown ? [`… and ${places.length - mostShown} more`] : [];
      const about = rules === '' ? '' : ` (${rules})`;
      const lines = [...places.slice(0, mostShown), ...more].map((line) => `    ${line}`);
      return `Entry ${difference.version}: decided otherwise${about}.\n${lines.join('\n')}`;
    }
    case 'unreadable':
      return `Entry ${difference.version}: cannot be read: ${difference.problem}.`;
    case 'not-viewable':
      return `After entry ${difference.version} the tournament cannot be shown: ${difference.problem}.`;
    case 'head':
      return `The code is ${difference.found}, not ${difference.expected}: the file is not the one that the code was noted from.`;
  }
}

/** DK-31: the log is not as it was first written, and says so itself. */
const erasedText = ({ erasures, headErasedIn }: AuditReport): string[] => [
  ...erasures.map(
    ({ version, from, to, player }) =>
      `Entry ${version}: player ${player.slice(1)} was erased. ${from === to ? `Entry ${from} was` : `Entries ${from} to ${to} were`} rewritten without the name and chained anew.`,
  ),
  ...(headErasedIn === undefined
    ? []
    : [`The code was noted before the erasure in entry ${headErasedIn}, which knows it: this is the same tournament.`]),
];

export function auditText(report: AuditReport, colours: Colours): string {
  const { differences, entries, head, headKnown } = report;
  const erased = erasedText(report);
  const unknown = headKnown
    ? []
    : ['A file that was rewritten as a whole cannot be told from the true one without a code noted earlier (--head).'];
  if (differences.length === 0) {
    const good = `${colours.green('Nothing differs:')} ${entries} entries, each decided again. Code ${head ?? 'none'}.`;
    return `${[good, ...erased, ...unknown].join('\n')}\n`;
  }
  const title = colours.red(differences.length === 1 ? '1 difference' : `${differences.length} differences`);
  return `${[`${title} in ${entries} entries. Code ${head ?? 'none'}.`, ...differences.map(differenceText), ...erased, ...unknown].join('\n')}\n`;
}
