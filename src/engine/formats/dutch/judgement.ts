import { preferenceOf } from '../../pairing/dutch-colours.ts';
import type { CommonFinding, Finding, Judgement, Pairing, PlayerId, TablePlan } from '../../tournament/index.ts';
import { totalRounds } from './rounds.ts';
import type { DutchHistory, Line, Sheet } from './sheet.ts';

/** What is wrong with a pairing, drawn or made by hand (DU-12): what breaks an absolute criterion asks for an override. */
export function judgeDutch(history: DutchHistory, sheet: Sheet, pairing: Pairing): Judgement<CommonFinding> {
  const findings: Finding<CommonFinding>[] = [];
  const find = (code: CommonFinding, players: readonly PlayerId[], more: Partial<Finding<CommonFinding>> = {}) =>
    findings.push({ code, hard: true, players, size: 1, ...more });
  let denied = 0;
  for (const table of pairing.tables) {
    const { seats } = table;
    if (seats.length !== 2) {
      find('table-size', seats, { impossible: true });
      continue;
    }
    const [one, other] = seats.map((id) => sheet.get(id));
    if (!one || !other) continue;
    if (one.met.includes(other.player)) find('rematch', seats, { hard: !history.rematchesAllowed }); // C1
    if (clash(history, one, other)) find('colours', seats, { hard: !history.rematchesAllowed }); // C3
    const gap = Math.abs(one.points - other.points);
    if (gap > 0) find('score-gap', seats, { hard: false, size: { halves: gap } });
    denied += deniedAt(table, one, other);
  }
  const there = [...sheet.values()].filter(({ active }) => active).length;
  if (pairing.byes.length > there % 2) find('wrong-bye', pairing.byes, { size: pairing.byes.length });
  for (const id of pairing.byes) {
    if (sheet.get(id)?.mayHaveBye === false) find('wrong-bye', [id], { hard: !history.rematchesAllowed }); // C2
  }
  const rematches = findings.filter(({ code }) => code === 'rematch').length;
  return {
    cost: [
      { name: 'rematches', value: rematches },
      { name: 'colours', value: denied },
    ],
    findings,
  };
}

/** C3: the same absolute preference; topscorers of the last round may meet all the same. */
function clash(history: DutchHistory, one: Line, other: Line): boolean {
  const [a, b] = [preferenceOf(one.colours), preferenceOf(other.colours)];
  if (a.strength !== 'absolute' || b.strength !== 'absolute' || a.colour !== b.colour) return false;
  const { length } = history.rounds;
  const isLast = length + 1 === totalRounds(history);
  return !(isLast && (one.points > length || other.points > length));
}

/** C12: how many do not have the colour that they prefer. */
function deniedAt({ games }: TablePlan, one: Line, other: Line): number {
  const white = games[0]?.white ?? 0;
  return [one, other].filter(({ colours }, seat) => {
    const { colour } = preferenceOf(colours);
    return colour !== undefined && colour !== (seat === white ? 'white' : 'black');
  }).length;
}
