import { assertDefined, type BracketRound } from '../../../kit/index.ts';
import { type Elimination, type Encounter, playersOf } from '../../stages/elimination.ts';
import type { History, Reason } from '../../tournament/index.ts';
import type { DoubleConfig } from './config.ts';
import { doubleBracketOf, type SideRound, sideRounds } from './double-bracket.ts';
import { because } from './reasons.ts';

export type DoubleHistory = History<DoubleConfig>;

const kindIn = ({ side, number }: SideRound): string =>
  side === 'winners' || side === 'losers' ? `${side}-${number}` : side;

export const roundAt = (rounds: readonly SideRound[], round: BracketRound): SideRound =>
  assertDefined(rounds[round - 1], `round ${round}`);

const roundIn = ({ size, reset }: DoubleConfig, round: BracketRound): SideRound =>
  roundAt(sideRounds(size, reset), round);

/** Which round of the bracket a word of the log means. */
function roundOfKind({ size, reset }: DoubleConfig, kind: string): BracketRound {
  const at = sideRounds(size, reset).findIndex((round) => kindIn(round) === kind);
  if (at < 0) throw new Error(`No round ${kind}`);
  return at + 1;
}

/** DE-4. */
function labelIn({ side, number }: SideRound): Reason {
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
  switch (roundIn(history.config, round).side) {
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

export const bracketRules: Omit<Elimination<DoubleConfig>, 'conclude' | 'standings'> = {
  name: 'double',
  plan: ({ size, reset }) => doubleBracketOf(size, reset).map(({ matches }) => matches),
  kindOf: (config, round) => kindIn(roundIn(config, round)),
  roundOf: ({ config }, { kind }) => roundOfKind(config, kind),
  label: (history, round) => labelIn(roundIn(history.config, round)),
  source: sourceSaid,
  isNeeded: ({ purpose, sources: [source] }, encounterAt) =>
    purpose !== 'reset' || source.kind === 'seed' || isReset(encounterAt(source.match)),
  side: (config, round) => {
    const { side } = roundIn(config, round);
    const name = side === 'reset' ? 'final' : side;
    return { name, label: because('DE-4', `side-${name}`) };
  },
};
