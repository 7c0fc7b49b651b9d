import {
  type Command,
  type Derived,
  type DraftChange,
  type DraftReview,
  type Finding,
  type PlayerId,
  type Round,
  type State,
  said,
  submit,
  type Table,
} from '../../../engine/index.ts';

type DraftAdjustment = Extract<Command, { type: 'AdjustDraft' }>;

export interface CostChange {
  readonly name: string;
  readonly was: number;
  readonly now: number;
}

/** DK-2: what a change of the draft costs, before it is made and after. */
export interface ChangeJudged {
  /** All that is weighed, in order of weight. */
  readonly costs: readonly CostChange[];
  /** How often what people speak of occurs. */
  readonly counts: readonly (CostChange & { readonly name: (typeof summed)[number] })[];
  readonly added: readonly Finding[];
  readonly gone: readonly Finding[];
  /** It takes a spoken override. */
  readonly forbidden: boolean;
}

/** What a change of a draft comes to. */
export const judging =
  (derived: Derived, state: State, { number, edition }: Round) =>
  (change: DraftChange): ChangeJudged | undefined =>
    judgeChange(derived, state, { type: 'AdjustDraft', round: number, edition, change });

/**
 * To a table as it is; if it is full, in place of the player for whom that costs least. Undefined where the rules have no place
 * for it.
 */
export function wayTo(
  judge: (change: DraftChange) => ChangeJudged | undefined,
  { seats, match }: Table,
  player: PlayerId,
): DraftChange | undefined {
  if (seats.includes(player)) return undefined;
  const move: DraftChange = { kind: 'move', player, match };
  if (judge(move)) return move;
  return cheapest(
    seats.map((other): DraftChange => ({ kind: 'swap', players: [player, other] })),
    judge,
  );
}

/** Undefined where it cannot be done at all, not even with an override. */
export function judgeChange(derived: Derived, state: State, command: DraftAdjustment): ChangeJudged | undefined {
  const before = derived.reviewDraft();
  const at = state.log.head?.at ?? 0;
  const tried = (override?: string) =>
    submit(derived.formats, state, {
      commandId: 'dry-run',
      at,
      by: 'desk',
      command: { ...command, ...(override !== undefined && { override }) },
    });
  const plain = tried();
  const answer = plain.ok ? plain : tried('dry run');
  const after = answer.ok ? answer.value.derived.reviewDraft() : undefined;
  return before && after && { ...difference(before, after), forbidden: !plain.ok };
}

/** What costs least of several changes: nothing forbidden, then cost by cost in order of weight. */
function cheapest<T>(options: readonly T[], judge: (option: T) => ChangeJudged | undefined): T | undefined {
  const judged = options.flatMap((option) => {
    const found = judge(option);
    return found ? [{ option, cost: [Number(found.forbidden), ...found.costs.map(({ now }) => now)] }] : [];
  });
  return judged.reduce<(typeof judged)[number] | undefined>(
    (best, one) => (best && compare(best.cost, one.cost) <= 0 ? best : one),
    undefined,
  )?.option;
}

function compare(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((cost, index) => cost !== other[index]);
  return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? 0);
}

const keyOf = (finding: Finding): string => JSON.stringify(finding);

const countOf = ({ findings }: DraftReview, code: Finding['code']): number =>
  findings.filter((finding) => finding.code === code).length;

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
    counts: summed.map((name) => ({ name, was: countOf(before, name), now: countOf(after, name) })),
    added: after.findings.filter((finding) => !had.has(keyOf(finding))),
    gone: before.findings.filter((finding) => !has.has(keyOf(finding))),
  };
}

/** What is counted over the whole draft, in order of weight; the row it belongs to says who. */
export const summed = ['rematch', 'keep-apart', 'met-often', 'score-gap', 'colours'] as const;

export const isSummed = (code: Finding['code']): boolean => (summed as readonly string[]).includes(code);
