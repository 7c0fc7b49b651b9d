import type { WireScore } from '../../kit/index.ts';
import { type Consequences, type DraftReview, type Finding, said } from '../tournament/index.ts';
import type { CriterionView } from './tournament.ts';

/** Findings about a pairing, with figures as people say them. */
export interface FindingView extends Omit<Finding, 'size'> {
  readonly size: WireScore;
}

export interface DraftReviewView extends DraftReview {
  readonly cost: readonly CriterionView[];
  readonly findings: readonly FindingView[];
  readonly stale: readonly FindingView[];
}

export interface ConsequencesView extends Consequences {
  readonly keep: Omit<Consequences['keep'], 'faults'> & {
    readonly faults: readonly { readonly round: number; readonly table?: number; readonly finding: FindingView }[];
  };
}

export const findingView = (finding: Finding): FindingView => ({ ...finding, size: said(finding.size) });

export const draftReviewView = ({ cost, findings, stale, ...rest }: DraftReview): DraftReviewView => ({
  ...rest,
  cost: cost.map(({ name, value }) => ({ name, value: said(value) })),
  findings: findings.map(findingView),
  stale: stale.map(findingView),
});

export const consequencesView = ({ keep, unwind }: Consequences): ConsequencesView => ({
  keep: { ...keep, faults: keep.faults.map((fault) => ({ ...fault, finding: findingView(fault.finding) })) },
  unwind,
});
