import { assertDefined } from '../../kit/index.ts';
import type { Contest, Derived, Game, History, MatchEnd, OpenMatch, Outcome, PlayerId } from '../tournament/index.ts';
import type { Fixed } from './rivals.ts';

/** DK-29: every way a small open round can end, tie-breaks and lots included, as the rulebook itself concludes it. */

type Truth = 'through' | 'out';
type Stage = ReturnType<Derived['stage']>;

export interface Ending {
  readonly ends: Fixed;
  /** Both where a lot decides. */
  readonly truths: ReadonlyMap<PlayerId, ReadonlySet<Truth>>;
}

/** Two tables of four that end in any order, or seven games that are won, drawn or lost. */
const MAX_ENDINGS = 6_000;

type Way = readonly { readonly match: OpenMatch; readonly end: MatchEnd; readonly outcome: Outcome }[];

/** Undefined where a match has ends without outcomes, or there are too many to try. */
export function endingsOf(stage: Stage, contest: Contest): readonly Ending[] | undefined {
  const { open } = contest;
  const ways = open.map((match) =>
    match.ends.flatMap((end) => (end.outcomes ?? []).map((outcome) => ({ match, end, outcome }))),
  );
  const complete = open.every(({ ends }) => ends.every(({ outcomes = [] }) => outcomes.length > 0));
  if (!complete || ways.reduce((all, { length }) => all * length, 1) > MAX_ENDINGS) return undefined;
  let all: Way[] = [[]];
  for (const next of ways) all = all.flatMap((way) => next.map((one) => [...way, one]));
  return all.map((way) => ({
    ends: new Map(way.map(({ match, end }) => [match, end])),
    truths: truthsAfter(stage, contest, way),
  }));
}

function truthsAfter(stage: Stage, contest: Contest, way: Way): Map<PlayerId, Set<Truth>> {
  const truths = new Map(Array.from(contest.points.keys(), (player) => [player, new Set<Truth>()]));
  for (const history of withLots(stage, played(stage.history, way))) {
    const through = throughIn(stage, contest, history);
    for (const [player, seen] of truths) seen.add(through.has(player) ? 'through' : 'out');
  }
  return truths;
}

function played(history: History, way: Way): History {
  const rounds = history.rounds.map((round) => {
    const here = way.filter(({ match }) => match.round === round.number);
    if (here.length === 0) return round;
    const tables = round.tables.map((table) => {
      const done = here.find(({ match }) => match.match === table.match);
      if (!done) return table;
      const recorded = { outcome: done.outcome, completedAt: 0, sequence: 0 };
      return { ...table, games: table.games.map((game): Game => (game.recorded ? game : { ...game, recorded })) };
    });
    return { ...round, tables, open: 0, state: 'closed' as const };
  });
  return { ...history, rounds };
}

/** Where lots are to be drawn: once with each player first, so that everyone is also last once. */
function withLots({ rulebook, history: before, sheet }: Stage, history: History): readonly History[] {
  const step = rulebook.next(history, rulebook.sheet(history, { history: before, sheet }));
  if (step.kind !== 'draw-lots') return [history];
  const { purpose, players } = step;
  const after = history.roundsBefore + history.rounds.length;
  return players.map((_, at) => {
    const order = [...players.slice(at), ...players.slice(0, at)];
    return { ...history, lots: [...history.lots, { purpose, order, after, draw: { name: purpose, key: '' } }] };
  });
}

function throughIn({ rulebook, history: before, sheet: counted }: Stage, { goal }: Contest, history: History) {
  const sheet = rulebook.sheet(history, { history: before, sheet: counted });
  const { winners, through } = rulebook.conclude(history, sheet);
  if (goal === 'win') return new Set(winners);
  // Within the last stage, who goes on is who stays in (GR-14).
  if (goal === 'go-on' && !history.lastStage) return new Set(through);
  const staying = rulebook.standings(history, sheet).filter(({ state }) => state === 'active');
  return new Set([...winners, ...staying.map(({ player }) => player)]);
}

/** What all endings agree on in which these matches end so. */
export function truthIn(endings: readonly Ending[], player: PlayerId, fixed: Fixed): Truth | 'depends' {
  const seen = new Set<Truth>();
  for (const { ends, truths } of endings) {
    if (![...fixed].every(([match, end]) => ends.get(match) === end)) continue;
    for (const truth of assertDefined(truths.get(player), player)) seen.add(truth);
    if (seen.size > 1) return 'depends';
  }
  return [...seen][0] ?? 'depends';
}
