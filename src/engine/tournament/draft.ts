import { canonicalJson } from '../../kit/index.ts';
import type { Finding, Pairing, Round, TablePlan } from './model.ts';
import { said } from './quantity.ts';
import type { Criterion, Judgement, Step } from './rulebook.ts';
import { draftOf, type Facts } from './state.ts';

/** What is wrong with a draft now (DK-2). */
export interface DraftReview {
  readonly round: number;
  readonly edition: number;
  readonly cost: readonly Criterion[];
  readonly findings: readonly Finding[];
  /** Those it did not have when it was drawn, and that nobody accepted since: it cannot be published with them. */
  readonly stale: readonly Finding[];
}

export const pairingOf = (round: Pick<Round, 'kind' | 'tables' | 'byes' | 'notes'>): Pairing => ({
  kind: round.kind,
  tables: round.tables,
  byes: round.byes,
  notes: round.notes,
});

const samePlan = (one: TablePlan, other: TablePlan | undefined): boolean =>
  one.seats === other?.seats &&
  one.games === other.games &&
  one.why === other.why &&
  one.group === other.group &&
  one.bracketMatch === other.bracketMatch;

export const samePairing = (one: Pairing, other: Pairing): boolean =>
  one.kind === other.kind &&
  one.byes === other.byes &&
  one.notes === other.notes &&
  one.tables.length === other.tables.length &&
  one.tables.every((table, at) => samePlan(table, other.tables[at]));

/** The findings that are new, or worse than the known ones about the same players: a gap that shrank is not a new fault (DK-4). */
export function newOrWorse(known: readonly Finding[], all: readonly Finding[]): Finding[] {
  const same = new Set(known);
  const findings = all.filter((finding) => !same.has(finding));
  if (findings.length === 0) return findings;
  const about = ({ code, players }: Finding) => canonicalJson([code, [...players].sort()]);
  const worst = new Map<string, { hard: boolean; size: number }>();
  for (const finding of known) {
    const before = worst.get(about(finding));
    const hard = finding.hard || before?.hard === true;
    worst.set(about(finding), { hard, size: Math.max(before?.size ?? 0, said(finding.size)) });
  }
  return findings.filter((finding) => {
    const before = worst.get(about(finding));
    return !before || said(finding.size) > before.size || (finding.hard && !before.hard);
  });
}

/** The findings that neither the draw knew of nor an override accepted. */
export const unaccepted = (draft: Round, findings: readonly Finding[]): Finding[] =>
  newOrWorse([...draft.findings, ...draft.overrides.flatMap((override) => override.accepted)], findings);

/** What the review of a draft asks of a stage. */
interface JudgingStage {
  judge(pairing: Pairing): Judgement;
  next(): Step;
}

export function reviewDraft(facts: Facts, stageOf: (stage: number) => JudgingStage): DraftReview | undefined {
  const draft = draftOf(facts);
  if (!draft) return undefined;
  const { cost, findings: found } = stageOf(facts.stage).judge(pairingOf(draft));
  const findings = [...found, ...handOverFindings(facts, draft, stageOf)];
  return { round: draft.number, edition: draft.edition, cost, findings, stale: unaccepted(draft, findings) };
}

/** A stage's first draft was drawn from the seeds it was handed; they may have changed since (DK-5, HK-14). */
function handOverFindings(facts: Facts, draft: Round, stageOf: (stage: number) => JudgingStage): Finding[] {
  const before = draft.stage - 1;
  if (before < 0 || facts.rounds[draft.number - 2]?.stage === draft.stage) return [];
  const step = stageOf(before).next();
  const now = step.kind === 'hand-over' ? step.seeds : [];
  const seeds = facts.stages[draft.stage]?.seeds ?? [];
  const moved = seeds.filter((id, at) => now[at] !== id);
  const size = moved.length + Math.max(0, now.length - seeds.length);
  return size === 0 ? [] : [{ code: 'wrong-match', hard: true, players: moved, size }];
}
