import type { WireScore } from '../../kit/index.ts';
import {
  type BracketMatch,
  type Derived,
  type Facts,
  type PlayerId,
  type RacePhase,
  roundOf,
  type Slot,
  said,
  tableOf,
} from '../tournament/index.ts';
import { type MatchView, matchView } from './match.ts';
import { type ReasonView, reasonView } from './reason.ts';

/** One side of a match: who plays there, or where they will come from. */
export type SlotView = Slot & {
  readonly seed?: number;
  /** Of the whole match, as it stands. */
  readonly score?: WireScore;
  readonly won: boolean;
};

export interface BracketMatchView {
  readonly match: number;
  /** Where it is played, once it has been opened. */
  readonly id?: string;
  /** The number on the table. */
  readonly table?: number;
  readonly state: BracketMatch['state'];
  readonly purpose: string;
  /** What it is played for, where its round does not say so. */
  readonly title?: ReasonView;
  /** Beside the tree, below the last match of its column. */
  readonly aside?: true;
  readonly slots: readonly [SlotView, SlotView];
  readonly winner?: PlayerId;
  readonly how?: string;
  /** The matches its players come from; drawn as lines. */
  readonly from: readonly number[];
  /** Height of its centre in half rows of the first column, so that lines never cross. */
  readonly row: number;
}

/** Columns from left to right, each in order of match number: the same data is drawn as a tree and read out as a list. */
export interface BracketView {
  readonly stage: number;
  readonly rows: number;
  readonly columns: readonly {
    readonly round: number;
    readonly label: ReasonView;
    /** DE-4: where there is more than one side, the one this column belongs to. Each side is a tree of its own. */
    readonly side?: string;
    readonly sideLabel?: ReasonView;
    readonly matches: readonly BracketMatchView[];
  }[];
}

/** One side of a bracket, with its own rows. */
export interface BracketPart extends BracketView {
  readonly sideLabel?: ReasonView;
  /** Which column of the whole its first is. */
  readonly first: number;
}

/** DE-4: both sides under each other, then what joins them; a bracket of one side is its only part. */
export const bracketParts = (bracket: BracketView): readonly BracketPart[] =>
  [...new Set(bracket.columns.map(({ side }) => side))].map((side): BracketPart => {
    const first = bracket.columns.findIndex((column) => column.side === side);
    const columns = bracket.columns.filter((column) => column.side === side);
    const rows = side ? 1 + Math.max(...columns.flatMap(({ matches }) => matches.map(({ row }) => row))) : bracket.rows;
    const { sideLabel } = columns[0] ?? {};
    return { stage: bracket.stage, rows, columns, first, ...(sideLabel && { sideLabel }) };
  });

export interface RaceView {
  readonly places: number;
  readonly threshold: WireScore;
  readonly over: boolean;
  /** The phases so far, by the number of their round. */
  readonly phases: readonly { readonly round: number; readonly label: ReasonView }[];
  readonly rows: readonly {
    readonly player: PlayerId;
    readonly seed?: number;
    readonly points: WireScore;
    readonly matches: number;
    readonly byes: number;
    readonly qualified?: { readonly phase: number; readonly at?: number };
    readonly dropped: boolean;
    readonly phases: readonly (Omit<RacePhase, 'points'> & { readonly points: WireScore })[];
  }[];
}

/** The first bracket among the stages that have been reached. */
export function bracketView(derived: Derived): BracketView | undefined {
  const { facts } = derived;
  const stage = facts.stages.findIndex((_, at) => at <= facts.stage && derived.rulebook(at).bracket !== undefined);
  if (stage < 0) return undefined;
  const { rulebook, history, sheet } = derived.stage(stage);
  const matches = rulebook.bracket?.(history, sheet);
  if (!matches || matches.length === 0) return undefined;
  // In the order in which they are first played: DE-4.
  const bySide = [...new Set(matches.map(({ side }) => side?.name))].map((name) =>
    matches.filter(({ side }) => side?.name === name),
  );
  const rows = new Map(bySide.flatMap((ofSide) => [...rowsOf(ofSide)]));
  const rounds = bySide.flatMap((ofSide) => [...new Set(ofSide.map(({ round }) => round))]);
  return {
    stage,
    rows: 2 * matches.filter(({ round }) => round === 1).length,
    columns: rounds.flatMap((round) => {
      const ofRound = matches.filter((match) => match.round === round);
      const [first] = ofRound;
      if (!first) return [];
      const views = ofRound.map((match) => shown(derived, match, rows.get(match.match) ?? 0));
      const side = first.side && { side: first.side.name, sideLabel: reasonView(first.side.label) };
      return [{ round, label: reasonView(first.label), ...side, matches: views }];
    }),
  };
}

function shown(derived: Derived, match: BracketMatch, row: number): BracketMatchView {
  const played = playedAt(derived, match);
  const { purpose, title, aside, from, winner } = match;
  const state = played?.state === 'unplayed' ? 'void' : match.state;
  const scores = played?.outcome?.scores ?? scoresSoFar(derived.facts, match);
  const slotView = (slot: Slot, at: 0 | 1): SlotView => {
    const seed = match.seeds[at];
    const score = slot.kind === 'player' ? scores?.[played?.seats.indexOf(slot.player) ?? -1] : undefined;
    const won = slot.kind === 'player' && slot.player === winner;
    return { ...slot, won, ...(seed !== undefined && { seed }), ...(typeof score === 'number' && { score }) };
  };
  const [one, other] = match.slots;
  return {
    match: match.match,
    ...(played && { id: played.id, table: played.table }),
    state,
    purpose,
    ...(title && { title: reasonView(title) }),
    ...(aside && { aside }),
    slots: [slotView(one, 0), slotView(other, 1)],
    ...(winner !== undefined && { winner }),
    ...(played?.outcome && { how: played.outcome.how }),
    from,
    row,
  };
}

/** Of a match of several games that is being played: what its games came to so far. */
function scoresSoFar(facts: Facts, { at }: BracketMatch): readonly WireScore[] | undefined {
  const round = at ? roundOf(facts, at.round) : undefined;
  const table = at && round ? tableOf(round, at.match) : undefined;
  const games = table?.games.flatMap(({ recorded }) => (recorded?.outcome.kind === 'scores' ? [recorded.outcome] : []));
  if (!table || !games || games.length === 0) return undefined;
  return table.seats.map((_, seat) =>
    said({ thousandths: games.reduce((sum, { scores }) => sum + (scores[seat] ?? 0), 0) }),
  );
}

function playedAt(derived: Derived, { at }: BracketMatch): MatchView | undefined {
  const round = at ? roundOf(derived.facts, at.round) : undefined;
  if (!at || !round) return undefined;
  const table = tableOf(round, at.match);
  return table && matchView(derived, round, table);
}

/** First-round matches one below the other in the order in which the tree reaches them; every other in the middle of its own. */
function rowsOf(matches: readonly BracketMatch[]): Map<number, number> {
  const byNumber = new Map(matches.map((match) => [match.match, match]));
  const rows = new Map<number, number>();
  let leaves = 0;
  const place = (match: BracketMatch): [low: number, high: number] => {
    const feeders = match.from.flatMap((feeder) => byNumber.get(feeder) ?? []);
    if (feeders.length === 0) leaves++;
    const spans = feeders.map(place);
    const low = spans.length === 0 ? leaves - 1 : Math.min(...spans.map(([from]) => from));
    const high = spans.length === 0 ? leaves - 1 : Math.max(...spans.map(([, to]) => to));
    rows.set(match.match, low + high + 1);
    return [low, high];
  };
  // Where they all lead to: the final, or the last match of a side.
  const root = matches.findLast(({ aside }) => !aside);
  if (root) place(root);
  for (const { match } of matches.filter(({ aside }) => aside)) rows.set(match, 2 * leaves - 1);
  return rows;
}

export function raceView(derived: Derived): RaceView | undefined {
  const { facts } = derived;
  const stage = facts.stages.findIndex((_, at) => at <= facts.stage && derived.rulebook(at).race !== undefined);
  if (stage < 0) return undefined;
  const { rulebook, history, sheet } = derived.stage(stage);
  const race = rulebook.race?.(history, sheet);
  if (!race) return undefined;
  return {
    places: race.places,
    threshold: said(race.threshold),
    over: race.over,
    phases: history.rounds.map((round) => ({ round: round.number, label: reasonView(rulebook.label(history, round)) })),
    rows: race.rows.map(({ player, seed, points, matches, byes, qualified, dropped, phases }) => ({
      player,
      ...(seed !== undefined && { seed }),
      points: said(points),
      matches,
      byes,
      ...(qualified && { qualified }),
      dropped,
      phases: phases.map(({ round, result, opponent, points: after }) => ({
        round,
        result,
        ...(opponent !== undefined && { opponent }),
        points: said(after),
      })),
    })),
  };
}
