import type { Id } from './facts.ts';
import type { Findings } from './verdict.ts';

/** Who is in which group of a round, by rating. */

/** GR-3. */
export function checkCut(inOrder: readonly (readonly Id[])[], sortedBy: (id: Id) => number, findings: Findings): void {
  for (const [at, members] of inOrder.entries()) {
    const below = inOrder.slice(at + 1).flat();
    const good = members.every((one) => below.every((other) => sortedBy(one) >= sortedBy(other)));
    findings.holds(
      'GR-3',
      `group ${at + 1} is sorted by rating`,
      good,
      inOrder.map((group) => group.map(sortedBy)),
    );
  }
}

/** The sequence by its definition: each beginning is followed by itself with the two values exchanged. */
function thueMorse(length: number): number[] {
  let sequence = [0];
  while (sequence.length < length) sequence = [...sequence, ...sequence.map((one) => 1 - one)];
  return sequence;
}

/** GR-15: of every group, the figures that a deal in order of rating gives it. Who of equal ones is where is a matter of lot. */
export function checkDealt(groups: readonly (readonly Id[])[], figure: (id: Id) => number, findings: Findings): void {
  const deck = groups
    .flat()
    .map(figure)
    .sort((a, b) => b - a);
  const hands = groups.map((): number[] => []);
  for (const back of thueMorse(deck.length)) {
    const numbers = groups.map((_, at) => at);
    for (const at of back ? numbers.reverse() : numbers) {
      if ((hands[at] as number[]).length < (groups[at] as readonly Id[]).length)
        hands[at]?.push(deck.shift() as number);
    }
  }
  const seen = groups.map((members) => members.map(figure).sort((a, b) => b - a));
  findings.same('GR-15', 'groups are dealt by rating', seen, hands);
}
