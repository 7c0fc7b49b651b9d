import { type BracketRound, certain } from '../../../kit/index.ts';
import type { PlannedMatch } from '../../pairing/bracket.ts';
import { type Elimination, type Encounter, playersOf } from '../../stages/elimination.ts';
import type { History, Reason } from '../../tournament/index.ts';
import type { DoubleConfig } from './config.ts';
import { type DoubleRound, doubleBracketOf } from './double-bracket.ts';
import { because } from './reasons.ts';

export type DoubleHistory = History<DoubleConfig>;

const kindIn = ({ side, number }: DoubleRound): string =>
  side === 'winners' || side === 'losers' ? `${side}-${number}` : side;

interface Plan {
  readonly rounds: readonly DoubleRound[];
  readonly matches: readonly (readonly PlannedMatch[])[];
  /** Which round of the bracket a word of the log means. */
  readonly byKind: ReadonlyMap<string, number>;
}

const plans = new Map<string, Plan>();

function planOf({ size, reset }: Pick<DoubleConfig, 'size' | 'reset'>): Plan {
  const key = `${size} ${reset}`;
  const known = plans.get(key);
  if (known) return known;
  const rounds = doubleBracketOf(size, reset);
  const made = {
    rounds,
    matches: rounds.map(({ matches }) => matches),
    byKind: new Map(rounds.map((round, at) => [kindIn(round), at + 1])),
  };
  plans.set(key, made);
  return made;
}

export const roundsOf = (config: Pick<DoubleConfig, 'size' | 'reset'>): readonly DoubleRound[] => planOf(config).rounds;

export const roundAt = (config: DoubleConfig, round: BracketRound): DoubleRound =>
  certain(roundsOf(config)[round - 1], `round ${round}`);

/** DE-4. */
function labelIn({ side, number }: DoubleRound): Reason {
  switch (side) {
    case 'winners':
      return because('DE-4', 'label-winners', { number });
    case 'losers':
      return because('DE-4', 'label-losers', { number });
    case 'final':
      return because('DE-4', 'label-grand-final');
    case 'reset':
      return because('DE-4', 'label-second-grand-final');
  }
}

function sourceSaid(history: DoubleHistory, { plan, round }: Encounter): Reason {
  const [one, other] = plan.sources;
  const { match } = plan;
  if (one.kind === 'seed' || other.kind === 'seed') {
    const [first, second] = [one, other].map((source) => (source.kind === 'seed' ? source.seed : 0));
    return because('HK-15', 'seeds-meet', { match, first: first ?? 0, second: second ?? 0 });
  }
  const figures = { match, first: one.match, second: other.match };
  switch (roundAt(history.config, round).side) {
    case 'winners':
      return because('HK-16', 'winners-meet', figures);
    case 'losers':
      if (one.kind === 'winner-of') return because('DE-1', 'winners-meet', figures);
      return because('DE-1', other.kind === 'loser-of' ? 'losers-meet' : 'drops-down', figures);
    case 'final':
      return because('DE-2', 'grand-final', figures);
    case 'reset':
      return because('DE-2', 'second-grand-final', figures);
  }
}

/** DE-2: the second grand final is played if the one from the losers' side, player2, won the first. */
function isReset(final: Encounter | undefined): boolean {
  if (!final?.settled) return true;
  return (
    playersOf(final.slots).length === 2 && final.winner !== undefined && final.winner === playersOf(final.slots)[1]
  );
}

export const bracketRules: Omit<Elimination<DoubleConfig>, 'conclude'> = {
  name: 'double',
  plan: (config) => planOf(config).matches,
  kindOf: (config, round) => kindIn(roundAt(config, round)),
  roundOf: (history, { kind }) => certain(planOf(history.config).byKind.get(kind), `round ${kind}`),
  label: (history, round) => labelIn(roundAt(history.config, round)),
  source: sourceSaid,
  isNeeded: ({ purpose, sources: [source] }, before) =>
    purpose !== 'reset' || source.kind === 'seed' || isReset(before.get(source.match)),
  side: (config, round) => {
    const { side } = roundAt(config, round);
    const name = side === 'reset' ? 'final' : side;
    return { name, label: because('DE-4', `side-${name}`) };
  },
};
