import { assertDefined, type HalfPoints, inHalves, type RoundNumber } from '../../../kit/index.ts';
import { halvesGiven, isInNext, type Part, partsOf } from '../../stages/counting.ts';
import {
  type Counted,
  type History,
  isAway,
  type PlayerId,
  type Round,
  roundsInCommon,
} from '../../tournament/index.ts';
import type { SwissConfig } from './config.ts';
import { type Worth, worthOf } from './points.ts';

export type SwissHistory = History<SwissConfig>;

export interface Meeting {
  readonly opponent: PlayerId;
  readonly round: RoundNumber;
  readonly result: 'won' | 'lost' | 'drawn' | 'neither' | 'open';
}

/** One player's Swiss so far. */
export interface Line {
  readonly player: PlayerId;
  readonly active: boolean;
  /** DK-33: neither gone nor absent from the next round as announced. */
  readonly playsNext: boolean;
  readonly points: HalfPoints;
  /** SW-3. */
  readonly differential: number;
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  /** SW-12: with those for missed rounds, where such count as byes (SW-14). */
  readonly byes: number;
  /** SW-14: rounds that were drawn without them. */
  readonly missed: number;
  readonly meetings: readonly Meeting[];
}

type Filling = { -readonly [K in keyof Line]: Line[K] };

/** Everyone in order of entry, with what they have scored. */
export type Lines = ReadonlyMap<PlayerId, Line>;

export interface Sheet {
  readonly lines: Lines;
  /** Before the first round, and after each; without what the desk gave and took. */
  readonly afterRounds: readonly Lines[];
}

/** A copy, or a new line. Written out: `{ ...line }` costs twice as much, and there is one for each player and round. */
const lineOf = (line: Partial<Line> & Pick<Line, 'player' | 'active'>): Filling => ({
  player: line.player,
  active: line.active,
  playsNext: line.playsNext ?? line.active,
  points: line.points ?? 0,
  differential: line.differential ?? 0,
  wins: line.wins ?? 0,
  draws: line.draws ?? 0,
  losses: line.losses ?? 0,
  byes: line.byes ?? 0,
  missed: line.missed ?? 0,
  meetings: line.meetings ?? [],
});

const resultAt = (worth: Worth | undefined, seat: number): Meeting['result'] => {
  if (!worth) return 'open';
  if (worth.winner === seat) return 'won';
  return worth.how === 'draw' ? 'drawn' : worth.how === 'double-forfeit' ? 'neither' : 'lost';
};

/** A round adds to the lines before it: those of rounds that are as they were are taken over. */
export function sheetOf(history: SwissHistory, previous?: Counted<SwissConfig, Sheet>): Sheet {
  const { players, field, config, rounds } = history;
  const before = previous?.history;
  const isComparable = before?.players === players && before.field === field && before.config === config;
  const afterRounds = isComparable
    ? (previous?.sheet.afterRounds.slice(0, roundsInCommon(before.rounds, rounds) + 1) ?? [])
    : [atTheStart(history)];
  let lines = assertDefined(afterRounds.at(-1), 'lines');
  for (const round of rounds.slice(afterRounds.length - 1)) {
    lines = afterRound(lines, history, round);
    afterRounds.push(lines);
  }
  return { lines: afterAll(lines, history), afterRounds };
}

/** DK-33, DK-34: what holds after all rounds, whatever they were. */
function afterAll(lines: Lines, history: SwissHistory): Lines {
  const { adjustments, players, field } = history;
  if (adjustments.length === 0 && !field.some((player) => players.get(player)?.absences)) return lines;
  const given = halvesGiven(adjustments);
  return new Map(
    [...lines].map(([player, line]) => {
      const points = line.points + (given.get(player) ?? 0);
      return [player, { ...line, points, playsNext: isInNext(history, player) }];
    }),
  );
}

const atTheStart = ({ players, field }: SwissHistory): Lines =>
  new Map(field.map((player) => [player, lineOf({ player, active: !isAway(players.get(player)) })]));

function afterRound(before: Lines, history: SwissHistory, round: Round): Lines {
  const after = new Map<PlayerId, Filling>();
  before.forEach((line, player) => {
    after.set(player, lineOf(line));
  });
  fillRound(after, history, round);
  return after;
}

function fillMeeting(
  config: SwissConfig,
  line: Filling,
  round: number,
  part: Extract<Part, { readonly table: unknown }>,
): void {
  const { seats } = part.table;
  if (seats.length !== 2) return;
  const seat = part.seat === 0 ? 0 : 1;
  const opponent = seats[1 - seat] as PlayerId;
  const worth = part.kind === 'open' ? undefined : worthOf(config, part.outcome);
  const result = resultAt(worth, seat);
  line.meetings = [...line.meetings, { opponent, round, result }];
  if (!worth) return;
  line.points += worth.points[seat];
  line.differential += worth.differential[seat];
  if (result === 'won') line.wins++;
  else if (result === 'drawn') line.draws++;
  else line.losses++;
}

function fillRound(lines: ReadonlyMap<PlayerId, Filling>, history: SwissHistory, round: Round): void {
  const { config } = history;
  const [forBye, forLoss] = [inHalves(config.byePoints), inHalves(config.loss)];
  const fillBye = (line: Filling): void => {
    line.byes++;
    line.points += forBye;
  };
  for (const [player, part] of partsOf(history, round)) {
    const line = lines.get(player);
    if (!line) continue;
    switch (part.kind) {
      case 'bye':
        fillBye(line);
        break;
      case 'missed':
        line.missed++;
        if (config.lateAs === 'bye') fillBye(line);
        else if (config.lateAs === 'loss') line.points += forLoss;
        break;
      case 'announced':
        if (part.bye === 'full') fillBye(line);
        else if (part.bye === 'half') line.points += inHalves(config.draw);
        break;
      case 'gone':
        break; // SW-13: a player who has left no longer misses rounds.
      default:
        fillMeeting(config, line, round.number, part);
    }
  }
}
