import type { CommonFinding, Criterion, Finding, Judgement, Pairing, PlayerId } from '../../tournament/index.ts';
import { costLevels, mayHaveBye, meetings, meetingsOf, pairCost } from './pairing.ts';
import type { Qualification } from './qualification.ts';
import type { LeagueHistory } from './sheet.ts';

/** What is wrong with a pairing made by hand, or with one that a correction has overtaken (DK-2, DK-4). */
export function judgeRound(
  _history: LeagueHistory,
  qualification: Qualification,
  pairing: Pairing,
): Judgement<CommonFinding> {
  const findings = [...wrongSizes(pairing)];
  if (pairing.kind === 'playoff') findings.push(...playoffFindings(qualification, pairing));
  else findings.push(...phaseFindings(qualification, pairing));
  return { cost: costOf(qualification, pairing), findings };
}

/** A phase is for all who are left, a playoff for its contenders; neither for anyone once it is over. */
export function dueIn({ playoffs, over, playing }: Qualification, pairing: Pairing): readonly PlayerId[] {
  if (playoffs.length > 0) return pairing.kind === 'playoff' ? playoffs.flatMap(({ contenders }) => contenders) : [];
  return over || pairing.kind === 'playoff' ? [] : playing;
}

function* wrongSizes({ tables }: Pairing): Generator<Finding<CommonFinding>> {
  for (const { seats } of tables) {
    if (seats.length !== 2) yield { code: 'table-size', hard: true, impossible: true, players: seats, size: 1 };
  }
}

function* phaseFindings(
  { playing: active, lines }: Qualification,
  { tables, byes }: Pairing,
): Generator<Finding<CommonFinding>> {
  const playing = new Set(active);
  for (const { seats } of tables) {
    const [first = '', second = ''] = seats;
    const met = meetings(lines, first, second).length;
    if (met === 0) continue;
    // HK-6: nobody meets the same player again before having met everyone else.
    const others = (id: PlayerId) => active.filter((other) => other !== id && meetings(lines, id, other).length < met);
    const early = others(first).length > 0 || others(second).length > 0;
    yield { code: 'rematch', hard: early && playing.has(first) && playing.has(second), players: seats, size: met };
  }
  const fewest = mayHaveBye(active, lines);
  for (const id of byes) {
    if (playing.has(id) && !fewest.includes(id)) yield { code: 'wrong-bye', hard: false, players: [id], size: 1 };
  }
}

function* playoffFindings({ playoffs }: Qualification, { tables }: Pairing): Generator<Finding<CommonFinding>> {
  for (const { seats } of tables) {
    const together = playoffs.some(({ contenders }) => seats.every((id) => contenders.includes(id)));
    if (!together) yield { code: 'wrong-match', hard: true, players: seats, size: 1 };
  }
}

function costOf({ lines }: Qualification, { kind, tables }: Pairing): Criterion[] {
  if (kind === 'playoff') return [];
  const sums = costLevels.map(() => 0);
  for (const { seats } of tables) {
    const [white, black] = seats.map((id) => lines.get(id));
    if (!white || !black) continue;
    const met = meetingsOf(meetings(lines, white.player, black.player));
    for (const level of sums.keys()) sums[level] = (sums[level] ?? 0) + pairCost(white, black, met, level);
  }
  return costLevels.map((name, level) => ({ name, value: sums[level] ?? 0 }));
}
