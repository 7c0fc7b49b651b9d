import { type Chance, ok, type Result } from '../../../kit/index.ts';
import { type DutchPair, type DutchRound, hasDutchPairing, pairDutchRound } from '../../pairing/dutch.ts';
import { type Colour, preferenceOf } from '../../pairing/dutch-colours.ts';
import type { DutchField } from '../../pairing/dutch-field.ts';
import {
  type Drawn,
  type GamePlan,
  type PlayerId,
  type Reason,
  type Refusal,
  refusal,
  refuse,
  type TablePlan,
} from '../../tournament/index.ts';
import type { DutchConfig } from './config.ts';
import { judgeDutch } from './judgement.ts';
import { initialColourOf, nextNumbers, numbersOf } from './numbers.ts';
import { because } from './reasons.ts';
import { totalRounds } from './rounds.ts';
import type { DutchHistory, Line, Sheet } from './sheet.ts';

/** Those to be paired, in order of pairing number; without those who announced that they miss the round (DK-33). */
const entrantsOf = (sheet: Sheet, numbers: readonly PlayerId[]): Line[] =>
  numbers.flatMap((id) => sheet.get(id) ?? []).filter((line) => line.playsNext);

/** What is given up, step by step, where no pairing is left and the desk allowed rematches (1.9.3). */
interface Lifted {
  /** Meetings up to this round no longer count. */
  readonly forgotten: number;
  readonly rest: boolean;
}

const NOTHING_LIFTED: Lifted = { forgotten: 0, rest: false };

function fieldOf(
  history: DutchHistory,
  lines: readonly Line[],
  numbers: readonly PlayerId[],
  colour: Colour,
  lifted: Lifted,
): DutchField {
  const { length } = history.rounds;
  const at = new Map(lines.map(({ player }, index) => [player, index]));
  const numberOf = new Map(numbers.map((id, index) => [id, index + 1]));
  return {
    players: lines.map((line, index) => ({
      score: line.points,
      // DU-5: in round 1 “odd” counts the position among those paired.
      number: length === 0 ? index + 1 : (numberOf.get(line.player) ?? 0),
      met: metSince(line, lifted.forgotten).flatMap((id) => at.get(id) ?? []),
      played: line.colours,
      preference: preferenceOf(line.colours),
      floats: [line.floats.at(-1), line.floats.at(-2)],
      mayHaveBye: lifted.rest || line.mayHaveBye,
      unplayed: line.records.filter(({ kind }) => kind !== 'played').length,
    })),
    initialColour: colour,
    topscorersAbove: lifted.rest ? -1 : length + 1 === totalRounds(history) ? length : undefined,
  };
}

const metSince = ({ records }: Line, round: number): PlayerId[] =>
  records.slice(round).flatMap(({ kind, opponent }) => (kind === 'played' && opponent !== undefined ? [opponent] : []));

/** Why no pairing by the absolute criteria is left. */
export function unpairable(history: DutchHistory, sheet: Sheet): Refusal | undefined {
  const numbers = nextNumbers(history);
  const lines = entrantsOf(sheet, numbers);
  if (history.rematchesAllowed || hasDutchPairing(fieldOf(history, lines, numbers, 'white', NOTHING_LIFTED)))
    return undefined;
  return refusal('no-legal-pairing', { players: lines.map(({ player }) => player), reason: 'rematches' });
}

function pairLifting(
  history: DutchHistory,
  lines: readonly Line[],
  numbers: readonly PlayerId[],
  colour: Colour,
): DutchRound | undefined {
  const steps: Lifted[] = [NOTHING_LIFTED];
  if (history.rematchesAllowed) {
    for (let forgotten = 1; forgotten <= history.rounds.length; forgotten++) steps.push({ forgotten, rest: false });
    steps.push({ forgotten: history.rounds.length, rest: true });
  }
  for (const lifted of steps) {
    const round = pairDutchRound(fieldOf(history, lines, numbers, colour, lifted));
    if (round) return round;
  }
  return undefined;
}

export function drawDutch(history: DutchHistory, sheet: Sheet, chance: Chance): Result<Drawn, Refusal> {
  const numbers = nextNumbers(history);
  const lines = entrantsOf(sheet, numbers);
  const colour = initialColourOf(history) ?? drawnColour(history.config, chance);
  const round = pairLifting(history, lines, numbers, colour);
  if (!round) return refuse('no-legal-pairing', { players: lines.map(({ player }) => player), reason: 'rematches' });
  const lineAt = (index: number): Line => lines[index] as Line;
  const pairing = {
    kind: 'dutch',
    tables: inBoardOrder(round.pairs, lineAt).map((pair) => tableOf(history, pair, lineAt)),
    byes: round.bye === undefined ? [] : [lineAt(round.bye).player],
    byeReasons: round.bye === undefined ? [] : [whyBye(lineAt(round.bye))],
    notes: notesOf(history, numbers, colour),
  };
  return ok({ pairing, judgement: judgeDutch(history, sheet, pairing) });
}

const drawnColour = ({ initialColour }: DutchConfig, chance: Chance): Colour =>
  initialColour === 'lot' ? (chance.below(2) === 0 ? 'white' : 'black') : initialColour;

function notesOf(history: DutchHistory, numbers: readonly PlayerId[], colour: Colour): Reason[] {
  const isNew = numbersOf(history).join() !== numbers.join();
  return [
    ...(isNew ? [because('DU-2', 'pairing-numbers', { players: numbers })] : []),
    ...(history.rounds.length === 0 ? [because('DU-4', 'initial-colour', { colour })] : []),
  ];
}

/** C.04.2: the higher score of the two first, then the sum of both, then the higher ranked player. */
function inBoardOrder(pairs: readonly DutchPair[], lineAt: (index: number) => Line): DutchPair[] {
  const points = ({ white, black }: DutchPair): [number, number] => [lineAt(white).points, lineAt(black).points];
  const key = (pair: DutchPair): [number, number, number] => {
    const [one, other] = points(pair);
    const { white, black } = pair;
    const higher = one === other ? Math.min(white, black) : one > other ? white : black;
    return [Math.max(one, other), one + other, higher];
  };
  return pairs
    .map((pair) => ({ pair, key: key(pair) }))
    .sort(({ key: a }, { key: b }) => b[0] - a[0] || b[1] - a[1] || a[2] - b[2])
    .map(({ pair }) => pair);
}

/** The first seat has white. */
function tableOf(history: DutchHistory, pair: DutchPair, lineAt: (index: number) => Line): TablePlan {
  const { base, increment, bonusAt40 } = history.config;
  const side = base === undefined ? undefined : { base, increment, bonusAt40 };
  const game: GamePlan = { kind: 'regular', white: 0, black: 1, ...(side && { clock: { white: side, black: side } }) };
  const [white, black] = [lineAt(pair.white), lineAt(pair.black)];
  return {
    seats: [white.player, black.player],
    games: [game],
    why: [...whyTogether(pair, white, black), whyColours(pair, white, black)],
  };
}

function whyTogether({ isOddBracket }: DutchPair, white: Line, black: Line): Reason[] {
  if (white.points === black.points) return [because('DU-4', 'dutch-bracket', { points: { halves: white.points } })];
  const [upper, lower] = white.points > black.points ? [white, black] : [black, white];
  const floating = {
    player: upper.player,
    opponent: lower.player,
    points: { halves: upper.points },
    other: { halves: lower.points },
  };
  // C14 and C16 are about the last two rounds.
  const again = upper.floats.slice(-2).lastIndexOf('down');
  const round = Math.max(0, upper.floats.length - 2) + again + 1;
  return [
    because('DU-4', isOddBracket ? 'dutch-float-odd' : 'dutch-float-needed', floating),
    ...(again < 0 ? [] : [because('DU-4', 'dutch-float-again', { player: upper.player, round })]),
  ];
}

const COLOUR_REASONS = {
  '5.2.1': 'colours-preferred',
  '5.2.2': 'colours-stronger',
  '5.2.3': 'colours-alternate',
  '5.2.4': 'colours-higher',
  '5.2.5': 'colours-initial',
} as const;

const whyColours = ({ rule }: DutchPair, white: Line, _black: Line): Reason =>
  because('DU-5', COLOUR_REASONS[rule], { player: white.player });

const whyBye = ({ player, points, records }: Line): Reason =>
  because('DU-3', 'dutch-bye', {
    player,
    points: { halves: points },
    unplayed: records.filter(({ kind }) => kind !== 'played').length,
  });
