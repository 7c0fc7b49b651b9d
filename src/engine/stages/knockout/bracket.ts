import type { BracketRound } from '../../../kit/index.ts';
import { bracketOf } from '../../pairing/bracket.ts';
import type { History, Reason } from '../../tournament/index.ts';
import type { Elimination, Encounter } from '../elimination.ts';
import type { KnockoutConfig } from './config.ts';
import { because, type KnockoutReasons } from './reasons.ts';

export type KnockoutHistory = History<KnockoutConfig>;

/** HK-25: the rounds that have a name of their own, by how many are in them. */
const roundNames = {
  2: 'label-final',
  4: 'label-semi-finals',
  8: 'label-quarter-finals',
  16: 'label-last-16',
} as const satisfies Readonly<Record<number, keyof KnockoutReasons>>;

const hasName = (players: number): players is keyof typeof roundNames => players in roundNames;

/** HK-2, HK-25: “Round 3 · Quarter-finals”. */
function labelOf(history: KnockoutHistory, round: BracketRound): Reason {
  const players = Math.max(2, history.config.size >> (round - 1));
  const code = hasName(players) ? roundNames[players] : 'label-last';
  return because('HK-25', code, { round: labelNumber(history, round), of: players });
}

export const labelNumber = (history: KnockoutHistory, round: BracketRound): number =>
  (history.config.firstRound ?? history.roundsBefore + 1) + round - 1;

function sourceSaid(_history: KnockoutHistory, pairing: Encounter): Reason {
  const [one, other] = pairing.plan.sources;
  const { match } = pairing.plan;
  if (one.kind === 'seed' && other.kind === 'seed') {
    return because('HK-15', 'seeds-meet', { match, first: one.seed, second: other.seed });
  }
  if (one.kind === 'loser-of' && other.kind === 'loser-of') {
    return because('HK-19', 'third-place', { match, first: one.match, second: other.match });
  }
  const matches = { first: 'match' in one ? one.match : 0, second: 'match' in other ? other.match : 0 };
  const code = pairing.plan.purpose === 'final' ? 'final' : 'winners-meet';
  return because('HK-16', code, { match, ...matches });
}

/** HK-15 to HK-19: one bracket, numbered straight on. */
export const bracketRules: Omit<Elimination<KnockoutConfig>, 'conclude' | 'standings'> = {
  name: 'knockout',
  plan: ({ size, thirdPlace }) => bracketOf(size, thirdPlace),
  kindOf: () => 'knockout',
  // Its rounds are drawn in the order of the bracket.
  roundOf: (history, round) => round.number - history.roundsBefore,
  label: labelOf,
  source: sourceSaid,
  title: ({ purpose }) => (purpose === 'third-place' ? because('HK-19', 'title-third-place') : undefined),
};
