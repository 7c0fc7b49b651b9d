import type { CommonFinding, Finding, Judgement, Pairing, PlayerId, TablePlan } from '../../tournament/index.ts';
import { before, byeClaims } from './byes.ts';
import { ableToRest, type Entrants, entrantsOf } from './legal.ts';
import type { Line, Sheet, SwissHistory } from './sheet.ts';

/** What is wrong with a pairing, drawn or made by hand (DK-2). */
export function judgeSwiss(
  history: SwissHistory,
  sheet: Sheet,
  pairing: Pairing,
  entrants = entrantsOf(sheet),
): Judgement<CommonFinding> {
  const numbers = numbersAt(pairing.tables, entrants);
  const pairs = judgePairs(history, pairing, entrants, numbers);
  const findings = [...pairs.findings, ...judgeByes(history, sheet, pairing, entrants)];
  const broken = (code: CommonFinding) => pairs.findings.filter((finding) => finding.code === code).length;
  return {
    cost: [
      { name: 'rematches', value: broken('rematch') },
      { name: 'kept-apart', value: broken('keep-apart') },
      // SW-8: a half point squared is a quarter.
      { name: 'squared-difference', value: { hundredths: 25 * pairs.squared } },
    ],
    findings,
  };
}

/** Who sits at each table, by number; undefined for those who are not to be paired. */
type Numbers = readonly (readonly (number | undefined)[])[];

const numbersAt = (tables: readonly TablePlan[], { numberOf }: Entrants): Numbers =>
  tables.map(({ seats }) => seats.map((id) => numberOf.get(id)));

function judgePairs(history: SwissHistory, pairing: Pairing, { lines, met }: Entrants, numbers: Numbers) {
  const findings: Finding<CommonFinding>[] = [];
  const apart = new Map<PlayerId, Set<PlayerId>>();
  for (const [a, b] of history.keepApart) {
    apart.set(a, (apart.get(a) ?? new Set()).add(b));
    apart.set(b, (apart.get(b) ?? new Set()).add(a));
  }
  let squared = 0;
  pairing.tables.forEach(({ seats: players }, at) => {
    if (players.length !== 2) {
      findings.push({ code: 'table-size', hard: true, impossible: true, players, size: players.length });
      return;
    }
    const [a, b] = players as [PlayerId, PlayerId];
    if (apart.get(a)?.has(b)) findings.push({ code: 'keep-apart', hard: false, players, size: 1 });
    const [first, second] = numbers[at] as Numbers[number];
    if (first === undefined || second === undefined) return;
    // SW-6 is a hard rule, unless the organiser allowed rematches for this round (SW-9).
    if (met[first]?.includes(second))
      findings.push({ code: 'rematch', hard: !history.rematchesAllowed, players, size: 1 });
    const [one, other] = [lines[first] as Line, lines[second] as Line];
    const gap = Math.abs(one.points - other.points);
    squared += gap * gap;
    if (gap > 0) findings.push({ code: 'score-gap', hard: false, players, size: { halves: gap } });
  });
  return { findings, squared };
}

function judgeByes(
  history: SwissHistory,
  sheet: Sheet,
  { byes }: Pairing,
  entrants: Entrants,
): Finding<CommonFinding>[] {
  const needed = entrants.lines.length % 2;
  if (byes.length > needed) return [{ code: 'wrong-bye', hard: true, players: byes, size: byes.length - needed }];
  const [bye] = byes;
  const number = bye === undefined ? undefined : entrants.numberOf.get(bye);
  if (bye === undefined || number === undefined) return [];
  const due = before(byeClaims(history, sheet, entrants), number);
  if (due.length === 0) return [];
  const passedOver = due.some(ableToRest(entrants, history.rematchesAllowed));
  return passedOver ? [{ code: 'wrong-bye', hard: false, players: [bye], size: due.length }] : [];
}
