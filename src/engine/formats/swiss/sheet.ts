import { type HalfPoints, inHalves, memory, type RoundNumber, withOneMore } from '../../../kit/index.ts';
import type { History } from '../../tournament/index.ts';
import { outcomeOf, type PlayerId, type Round } from '../../tournament/index.ts';
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
export type Sheet = ReadonlyMap<PlayerId, Line>;

/** A copy, or a new line. Written out: `{ ...line }` costs twice as much, and there is one for each player and round. */
const lineOf = (line: Partial<Line> & Pick<Line, 'player' | 'active'>): Filling => ({
  player: line.player,
  active: line.active,
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

const sheets = memory<SwissHistory, Sheet>();

/** Worked out once per history: the draw, its judgement and the standings all ask. */
export function sheetOf(history: SwissHistory): Sheet {
  const known = sheets.get(history);
  if (known) return known;
  const sheet = history.rounds.reduce((before, round) => afterRound(before, history, round), atTheStart(history));
  sheets.set(history, sheet);
  return sheet;
}

type Beginning = Pick<SwissHistory, 'field' | 'config'> & { readonly sheet: Sheet };

const beginnings = memory<SwissHistory['players'], Beginning>();

/** One and the same sheet for the same players and settings: those after the rounds stand on it. */
function atTheStart({ players, field, config }: SwissHistory): Sheet {
  const known = beginnings.get(players);
  if (known?.field === field && known.config === config) return known.sheet;
  const sheet = new Map(
    field.map((player) => [player, lineOf({ player, active: players.get(player)?.droppedAfter === undefined })]),
  );
  beginnings.set(players, { field, config, sheet });
  return sheet;
}

/** The sheet before the last round: the same players in the same order, their meetings fewer. None before the first. */
export const sheetBefore = memory<Sheet, Sheet>();

const grown = memory<Round, { readonly before: Sheet; readonly after: Sheet }>();

/** A round never changes: what it makes of a sheet is worked out once, and the rounds before it are not counted again. */
function afterRound(before: Sheet, history: SwissHistory, round: Round): Sheet {
  const known = grown.get(round);
  if (known?.before === before) return known.after;
  const after = new Map<PlayerId, Filling>();
  before.forEach((line, player) => {
    after.set(player, lineOf(line));
  });
  fillRound(after, history, round);
  grown.set(round, { before, after });
  sheetBefore.set(after, before);
  return after;
}

function fillMeeting(
  line: Filling | undefined,
  seat: 0 | 1,
  opponent: PlayerId,
  round: number,
  worth: Worth | undefined,
): void {
  if (!line) return;
  const result = resultAt(worth, seat);
  line.meetings = withOneMore(line.meetings, { opponent, round, result });
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
  const withoutMeeting = new Set<PlayerId>(round.byes);
  for (const id of round.byes) {
    const line = lines.get(id);
    if (!line) continue;
    line.byes++;
    line.points += forBye;
  }
  for (const table of round.tables) {
    if (table.seats.length !== 2) {
      for (const id of table.seats) withoutMeeting.add(id);
      continue;
    }
    const outcome = outcomeOf(table);
    const worth = outcome && worthOf(config, outcome);
    const [first, second] = table.seats as readonly [PlayerId, PlayerId];
    fillMeeting(lines.get(first), 0, second, round.number, worth);
    fillMeeting(lines.get(second), 1, first, round.number, worth);
  }
  lines.forEach((line, player) => {
    if (line.meetings.at(-1)?.round === round.number || withoutMeeting.has(player)) return;
    // SW-13: a player who has left no longer misses rounds.
    const left = history.players.get(player)?.droppedAfter;
    if (left !== undefined && round.number > left) return;
    line.missed++;
    if (config.lateAs === 'loss') line.points += forLoss;
    if (config.lateAs !== 'bye') return;
    line.byes++;
    line.points += forBye;
  });
}
