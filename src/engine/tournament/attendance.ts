import type { CommonFinding, Finding, Pairing, PlayerId } from './model.ts';
import type { History, Judgement, Rules } from './rulebook.ts';

/** Who is to be in a round: each of them once, or, with `several`, at as many tables as the rulebook likes (GR-3). */
export interface Due {
  readonly players: readonly PlayerId[];
  readonly several?: true;
}

/** DK-2: who is seated twice, which nobody can play; who is out, and who is missing. A bye is a place too. */
export function attendance({ players, several }: Due, { tables, byes }: Pairing): Finding<CommonFinding>[] {
  const due = new Set(players);
  const seats = new Map<PlayerId, number>();
  for (const id of [...tables.flatMap((table) => table.seats), ...byes]) seats.set(id, (seats.get(id) ?? 0) + 1);
  const hard = (code: CommonFinding, id: PlayerId): Finding<CommonFinding> => ({
    code,
    hard: true,
    players: [id],
    size: 1,
  });
  const twice = several ? [] : [...seats].filter(([, count]) => count > 1);
  return [
    ...twice.map(([id, size]) => ({ ...hard('seated-twice', id), impossible: true as const, size })),
    ...[...seats.keys()].filter((id) => !due.has(id)).map((id) => hard('is-out', id)),
    ...[...due].filter((id) => !seats.has(id)).map((id) => hard('missing', id)),
  ];
}

/** What a pairing costs and breaks: by who is there, which is the same in every format, and by the rules of this one. */
export function judged<Config, Found extends string, Sheet>(
  rules: Pick<Rules<Config, Found, Sheet>, 'due' | 'judge'>,
  history: History<Config>,
  sheet: Sheet,
  pairing: Pairing,
): Judgement<Found | CommonFinding> {
  const { cost, findings } = rules.judge(history, sheet, pairing);
  return { cost, findings: [...attendance(rules.due(history, sheet, pairing), pairing), ...findings] };
}
