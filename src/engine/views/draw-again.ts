import { chanceFrom } from '../../kit/index.ts';
import {
  apply,
  type Entry,
  Folding,
  type Formats,
  historyOf,
  type PlayerId,
  roundOf,
  type State,
} from '../tournament/index.ts';
import { type DrawHistory, drawHistory } from './public-facts.ts';

/** The proof of a draw: with its key and what it was made from anyone can run it again. */

export type DrawInput =
  | {
      readonly kind: 'input';
      readonly rulebook: string;
      readonly rulesVersion: number;
      readonly history: DrawHistory;
    }
  /** DK-9: the keep-apart list is private, and the draw cannot be run again without it. */
  | { readonly kind: 'private' }
  /** Its tables were opened as earlier matches ended; who meets whom is not drawn. */
  | { readonly kind: 'no-draw' };

/** The result of a draw: who sits together, and who sits out. */
export interface DrawnAgain {
  readonly tables: readonly (readonly PlayerId[])[];
  readonly byes: readonly PlayerId[];
}

/**
 * What a round was drawn from, for everyone: with its key the draw can be run again. Undefined: no such round has been shown.
 *
 * @example
 * drawInput(cup.state, 1).kind; // 'input'
 */
export function drawInput(state: State, number: number): DrawInput | undefined {
  const steps = drawInputInSteps(state, number);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** The same with a rest after every entry of the log and before the last piece of work, for those who have others to serve meanwhile. */
export function* drawInputInSteps(state: State, number: number): Generator<undefined, DrawInput | undefined> {
  const round = roundOf(state.facts, number);
  if (!round?.draw || round.state === 'draft') return undefined;
  const before = yield* stateBefore(state, round.draw.key);
  if (!before?.facts.about) return { kind: 'no-draw' };
  const { facts } = before;
  if (facts.keepApart.length > 0) return { kind: 'private' };
  const stage = facts.stages[facts.stage];
  if (!stage) return { kind: 'no-draw' };
  yield;
  return {
    kind: 'input',
    rulebook: stage.rulebook,
    rulesVersion: before.facts.about.rulesVersion,
    history: drawHistory(historyOf(facts)),
  };
}

/** As it was just before the round was paired, whatever was corrected since. */
function* stateBefore({ log }: State, key: string): Generator<undefined, State | undefined> {
  const aside = log.setAside();
  const entries = log.slice();
  const at = entries.findLastIndex((entry) => !aside.has(entry.version) && pairingIn(entry, key) >= 0);
  const entry = entries[at];
  if (!entry) return undefined;
  const folding = new Folding();
  for (const earlier of entries.slice(0, at)) {
    folding.take(earlier);
    yield;
  }
  return apply(folding.state, { ...entry, events: entry.events.slice(0, pairingIn(entry, key)) });
}

const pairingIn = ({ events }: Entry, key: string): number =>
  events.findIndex((event) => event.type === 'RoundPaired' && event.draw.key === key);

/**
 * A draw run again from what it was made from and its key. Undefined: with this input the rules would not draw a round.
 *
 * @example
 * const { key } = cup.view.rounds[0].draw;
 * drawAgain(formats, drawInput(cup.state, 1), key) !== undefined; // true
 */
export function drawAgain(
  formats: Formats,
  { rulebook, rulesVersion, history }: Extract<DrawInput, { kind: 'input' }>,
  key: string,
): DrawnAgain | undefined {
  const players = new Map(
    history.players.map((player) => [player.id, { ...player, name: player.id, checkedIn: true }]),
  );
  const rules = formats.rulebook(rulebook, rulesVersion);
  const adjustments = (history.adjustments ?? []).map((one) => ({ ...one, reason: '' }));
  const before = { ...history, players, adjustments, keepApart: [] };
  const step = rules.next(before, rules.sheet(before));
  const drawn = step.kind === 'pair-round' ? step.pair(chanceFrom(key)) : undefined;
  if (!drawn?.ok) return undefined;
  const { tables, byes } = drawn.value.pairing;
  return { tables: tables.map(({ seats }) => seats), byes };
}
