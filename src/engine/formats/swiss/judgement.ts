import type { CommonFinding, Finding, Judgement, Pairing, PlayerId, TablePlan } from '../../tournament/index.ts';
import { before, byeClaims } from './byes.ts';
import { ableToRest, type Entrants, entrantsOf, lastDrawn } from './legal.ts';
import { type Line, type Sheet, type SwissHistory, sheetOf } from './sheet.ts';

/** What is wrong with a pairing, drawn or made by hand (DK-2). */
export function judgeSwiss(history: SwissHistory, pairing: Pairing): Judgement<CommonFinding> {
  const sheet = sheetOf(history);
  const entrants = entrantsOf(sheet);
  const numbers = numbersAt(pairing.tables, entrants);
  const pairs = judgePairs(history, pairing, entrants, numbers);
  const findings = [
    ...judgeAttendance(pairing, entrants, numbers),
    ...pairs.findings,
    ...judgeByes(history, sheet, pairing, entrants),
  ];
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

function numbersAt(tables: readonly TablePlan[], entrants: Entrants): Numbers {
  const drawn = lastDrawn.get(entrants);
  if (drawn?.tables === tables) return drawn.pairs;
  return tables.map(({ seats }) => seats.map((id) => entrants.numberOf.get(id)));
}

/** Tables of two, at which or with the bye everyone has one place and nobody else has: as a rule it is so. */
function isWhole({ byes }: Pairing, { numberOf }: Entrants, numbers: Numbers): boolean {
  const placed = new Uint8Array(numberOf.size);
  const place = (number: number | undefined): boolean => {
    if (number === undefined || placed[number] === 1) return false;
    placed[number] = 1;
    return true;
  };
  if (2 * numbers.length + byes.length !== numberOf.size) return false;
  return (
    numbers.every((seats) => seats.length === 2 && place(seats[0]) && place(seats[1])) &&
    byes.every((id) => place(numberOf.get(id)))
  );
}

function judgeAttendance(pairing: Pairing, entrants: Entrants, numbers: Numbers): Finding<CommonFinding>[] {
  if (isWhole(pairing, entrants, numbers)) return [];
  const { numberOf } = entrants;
  const findings: Finding<CommonFinding>[] = [];
  const hard = (code: CommonFinding, players: readonly PlayerId[], size = 1) =>
    findings.push({ code, hard: true, players, size });
  const times = new Map<PlayerId, number>();
  const seat = (id: PlayerId) => times.set(id, (times.get(id) ?? 0) + 1);
  for (const table of pairing.tables) {
    const { seats } = table;
    if (seats.length !== 2) {
      findings.push({ code: 'table-size', hard: true, impossible: true, players: seats, size: seats.length });
    }
    seats.forEach(seat);
  }
  pairing.byes.forEach(seat);
  for (const [id, seats] of times) {
    if (!numberOf.has(id)) hard('is-out', [id]);
    if (seats > 1) hard('seated-twice', [id], seats);
  }
  for (const id of numberOf.keys()) if (!times.has(id)) hard('missing', [id]);
  return findings;
}

function judgePairs(history: SwissHistory, pairing: Pairing, { lines, met }: Entrants, numbers: Numbers) {
  const findings: Finding<CommonFinding>[] = [];
  const apart = new Map<PlayerId, Set<PlayerId>>();
  for (const [a, b] of history.keepApart) {
    apart.set(a, (apart.get(a) ?? new Set()).add(b));
    apart.set(b, (apart.get(b) ?? new Set()).add(a));
  }
  let squared = 0;
  pairing.tables.forEach(({ seats: players }, at) => {
    if (players.length !== 2) return;
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
