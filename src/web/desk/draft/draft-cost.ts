import {
  type Command,
  type DraftReview,
  type Finding,
  judgeDraft,
  type State,
  said,
  submit,
} from '../../../engine/index.ts';

type Adjustment = Extract<Command, { type: 'AdjustDraft' }>;

export interface CostChange {
  readonly name: string;
  readonly was: number;
  readonly now: number;
}

/** DK-2: what a change of the draft costs, before it is made and after. */
export interface ChangeJudged {
  /** All that is counted, in order of weight. */
  readonly costs: readonly CostChange[];
  readonly added: readonly Finding[];
  readonly gone: readonly Finding[];
  /** It takes a spoken override. */
  readonly forbidden: boolean;
}

/** Undefined where it cannot be done at all, not even with an override. */
export function judgeChange(state: State, command: Adjustment): ChangeJudged | undefined {
  const before = judgeDraft(state);
  const at = state.log.head?.at ?? 0;
  const tried = (override?: string) =>
    submit(state, {
      commandId: 'dry-run',
      at,
      by: 'desk',
      command: { ...command, ...(override !== undefined && { override }) },
    });
  const plain = tried();
  const answer = plain.ok ? plain : tried('dry run');
  const after = answer.ok ? judgeDraft(answer.value.state) : undefined;
  return before && after && { ...difference(before, after), forbidden: !plain.ok };
}

const keyOf = (finding: Finding): string => JSON.stringify(finding);

function difference(before: DraftReview, after: DraftReview): Omit<ChangeJudged, 'forbidden'> {
  const had = new Set(before.findings.map(keyOf));
  const has = new Set(after.findings.map(keyOf));
  const valueIn = ({ cost }: DraftReview, name: string): number => {
    const found = cost.find((one) => one.name === name);
    return found ? said(found.value) : 0;
  };
  const names = new Set([...before.cost, ...after.cost].map(({ name }) => name));
  return {
    costs: [...names].map((name) => ({ name, was: valueIn(before, name), now: valueIn(after, name) })),
    added: after.findings.filter((finding) => !had.has(keyOf(finding))),
    gone: before.findings.filter((finding) => !has.has(keyOf(finding))),
  };
}
