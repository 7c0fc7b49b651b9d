/** A plan as a person reads it: the same document, one line a field; matches of a bracket one a line. */

type Side = { readonly seed?: number; readonly winnerOf?: number; readonly loserOf?: number };

interface PlannedMatch {
  readonly match: number;
  readonly player1: Side;
  readonly player2: Side;
}

const isMatch = (value: unknown): value is PlannedMatch =>
  typeof value === 'object' && value !== null && 'match' in value && 'player1' in value && 'player2' in value;

function sideText(side: Side): string {
  if (side.seed !== undefined) return `seed ${side.seed}`;
  if (side.winnerOf !== undefined) return `winner of ${side.winnerOf}`;
  return side.loserOf === undefined ? 'nobody' : `loser of ${side.loserOf}`;
}

function valueLines(value: unknown, indent: string): string[] {
  if (isMatch(value)) return [`${indent}match ${value.match}: ${sideText(value.player1)} v ${sideText(value.player2)}`];
  if (Array.isArray(value)) {
    if (value.every((item) => typeof item !== 'object' || item === null)) return [`${indent}${value.join(' ')}`];
    return value.flatMap((item, at) => {
      const lines = valueLines(item, indent);
      return Array.isArray(item) && item.some(isMatch)
        ? [`${indent}round ${at + 1}`, ...valueLines(item, `${indent}  `)]
        : lines;
    });
  }
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([name, field]) => fieldLines(name, field, indent));
  }
  return [`${indent}${String(value)}`];
}

function fieldLines(name: string, value: unknown, indent: string): string[] {
  const lines = valueLines(value, `${indent}  `);
  const [only] = lines;
  return lines.length === 1 && only !== undefined
    ? [`${indent}${name}: ${only.trim()}`]
    : [`${indent}${name}:`, ...lines];
}

export const planText = (plan: Readonly<Record<string, unknown>>): string =>
  `${Object.entries(plan)
    .flatMap(([name, value]) => fieldLines(name, value === null ? 'none' : value, ''))
    .join('\n')}\n`;
