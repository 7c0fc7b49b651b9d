import {
  type Contest,
  type Derived,
  type Finish,
  type MatchEnd,
  type OpenMatch,
  type PlayerId,
  type Reason,
  said,
} from '../tournament/index.ts';
import { reasonView } from '../views/reason.ts';
import { type Ending, endingsOf, truthIn } from './endings.ts';
import type { Likelihood } from './forecast.ts';
import { type Fixed, pointsWith, type Rivals, reachers, rivalsOf } from './rivals.ts';

/** DK-29: “What do I need?”, exactly, from every way the open games can end. Forfeits and withdrawals are not reckoned with. */

/** Through, out, neither yet, or it takes others. */
export type Prospect = 'through' | 'out' | 'on' | 'depends';

export type Condition =
  /** One other match decides: these ends of it, by its first seat, are what is needed. */
  | {
      readonly kind: 'match';
      readonly round: number;
      readonly match: number;
      readonly table: number;
      readonly seats: readonly PlayerId[];
      readonly needed: readonly ('won' | 'drawn' | 'lost')[];
    }
  /** One rival decides, and must not get more than this out of their remaining games. */
  | {
      readonly kind: 'rival';
      readonly player: PlayerId;
      readonly games: number;
      /** As people say it, like all points here. */
      readonly most: number;
      readonly all: boolean;
    };

export interface Case {
  /** How the one game left can end for them; empty where they have none. */
  readonly finishes: readonly Finish[];
  /** With several games left: what they must bring in all. */
  readonly gain?: { readonly points: number; readonly games: number };
  readonly verdict: Prospect;
  readonly condition?: Condition;
  /** Where it depends on others: the share of the playouts with this result in which it came out well. */
  readonly chance?: Likelihood;
}

export interface Need {
  readonly player: PlayerId;
  readonly goal: Contest['goal'];
  readonly cases: readonly Case[];
  /** Where points make it: how many are missing, and the first round they can be there. */
  readonly missing?: { readonly points: number; readonly label: Reason };
}

const MAX_OWN = 200;
/** Where more matches than these make a difference, no single one decides. */
const MAX_DECIDING = 8;

/** What one player wants to know; `endings` where every way it can end was tried. */
interface Question {
  readonly contest: Contest;
  readonly player: PlayerId;
  readonly endings: readonly Ending[] | undefined;
}

const verdictOf = ({ contest, player, endings }: Question, fixed: Fixed): Prospect =>
  endings ? truthIn(endings, player, fixed) : byPoints(contest, player, fixed);

function byPoints(contest: Contest, player: PlayerId, fixed: Fixed): Prospect {
  const { line } = contest;
  const own = pointsWith(contest, fixed).get(player) ?? 0;
  switch (line.kind) {
    case 'own':
      if (own >= line.at) return 'through';
      if (line.onAt !== undefined && own >= line.onAt) return 'on';
      return line.lastOut ? 'depends' : 'out';
    case 'places':
      return ofPlaces(line, rivalsOf(contest, player, fixed));
    case 'first': {
      const { least, most } = reachers(contest, player, fixed, line.at);
      if (own >= line.at)
        return most < line.places ? 'through' : reachesLevel(contest, player, fixed) ? 'on' : 'depends';
      if (least >= line.places) return 'out';
      return most < line.places ? 'on' : 'depends';
    }
  }
}

/** HK-13: two who reach it in one match, the only ones who can, play for the one place that is left. */
function reachesLevel(contest: Contest, player: PlayerId, fixed: Fixed): boolean {
  const { line } = contest;
  if (line.kind !== 'first' || line.places !== 1) return false;
  const points = pointsWith(contest, fixed);
  const rivals = [...fixed.keys()].flatMap(({ seats }) => (seats.includes(player) ? seats : []));
  const together = rivals.some((rival) => rival !== player && (points.get(rival) ?? 0) >= line.at);
  return together && reachers(contest, player, fixed, line.at).most === 1;
}

function ofPlaces(
  { places, level }: Extract<Contest['line'], { kind: 'places' }>,
  { above, notBelow }: Rivals,
): Prospect {
  if (above.least >= places) return 'out';
  return (level === 'share' ? above.most : notBelow.most) < places ? 'through' : 'depends';
}

const first = ({ finishes }: MatchEnd): 'won' | 'drawn' | 'lost' => {
  const [finish] = finishes;
  return finish && finish.kind !== 'place' ? finish.kind : 'drawn';
};

/** The one other match that it depends on, if there is one. */
function decidingMatch(question: Question, fixed: Fixed): Condition | undefined {
  const { contest, player, endings } = question;
  const others = contest.open.filter((match) => !fixed.has(match));
  const matter = endings ? others : rivalsOf(contest, player, fixed).matter;
  if (matter.length > MAX_DECIDING) return undefined;
  for (const match of matter) {
    const verdicts = match.ends.map((end) => ({
      end: first(end),
      verdict: verdictOf(question, new Map(fixed).set(match, end)),
    }));
    if (verdicts.some(({ verdict }) => verdict === 'depends' || verdict === 'on')) continue;
    const needed = (['won', 'drawn', 'lost'] as const).filter((kind) =>
      verdicts.some(({ end, verdict }) => end === kind && verdict === 'through'),
    );
    // Ahead on time and at the target may differ: then who wins is not all there is to say.
    const plain = verdicts.every(({ end, verdict }) => (verdict === 'through') === needed.includes(end));
    if (!plain) continue;
    const { round, match: number, table, seats } = match;
    return { kind: 'match', round, match: number, table, seats, needed };
  }
  return undefined;
}

const inPoints = (contest: Contest, counted: number): number => said(contest.halves ? { halves: counted } : counted);

/** The one rival who can still come past. */
function decidingRival(contest: Contest, player: PlayerId, fixed: Fixed): Condition | undefined {
  const { line } = contest;
  if (line.kind !== 'places' || line.level !== 'share' || line.places !== 1) return undefined;
  const points = pointsWith(contest, fixed);
  const own = points.get(player) ?? 0;
  const left = (rival: PlayerId) => contest.open.filter((match) => !fixed.has(match) && match.seats.includes(rival));
  const best = (rival: PlayerId) =>
    left(rival).reduce(
      (all, match) => all + Math.max(...match.ends.map(({ gains }) => gains[match.seats.indexOf(rival)] ?? 0)),
      0,
    );
  const ahead = [...points].filter(([rival, has]) => rival !== player && has + best(rival) > own);
  const [only, ...others] = ahead;
  if (!only || others.length > 0 || only[1] > own) return undefined;
  const [rival, has] = only;
  const games = left(rival).length;
  // Whether nothing short of winning all of them takes them past.
  const all = games > 0 && has + best(rival) - 1 <= own;
  return { kind: 'rival', player: rival, games, most: inPoints(contest, own - has), all };
}

const conditionOf = (question: Question, fixed: Fixed): Condition | undefined =>
  decidingMatch(question, fixed) ?? decidingRival(question.contest, question.player, fixed);

function combinations(matches: readonly OpenMatch[]): Map<OpenMatch, MatchEnd>[] {
  let all: Map<OpenMatch, MatchEnd>[] = [new Map()];
  for (const match of matches) all = all.flatMap((one) => match.ends.map((end) => new Map(one).set(match, end)));
  return all;
}

/** Of several ways to the same result: the same if all of them agree. */
function together<T extends { readonly verdict: Prospect; readonly condition?: Condition }>(
  ways: readonly T[],
): Pick<Case, 'verdict' | 'condition'> {
  const [one] = ways;
  if (!one || ways.some(({ verdict }) => verdict !== one.verdict)) return { verdict: 'depends' };
  const same = ways.every(({ condition }) => JSON.stringify(condition) === JSON.stringify(one.condition));
  return { verdict: one.verdict, ...(same && one.condition && { condition: one.condition }) };
}

function judged(question: Question, fixed: Fixed): Pick<Case, 'verdict' | 'condition'> {
  const verdict = verdictOf(question, fixed);
  const condition = verdict === 'depends' ? conditionOf(question, fixed) : undefined;
  return { verdict, ...(condition && { condition }) };
}

const orderOf = (finish: Finish): number => {
  if (finish.kind === 'place') return 100 * finish.place + finish.level;
  return { won: 0, drawn: 20, lost: 30 }[finish.kind] + (finish.timed ? (finish.kind === 'won' ? 1 : -1) : 0);
};

/** With one game left: finish by finish, best first; neighbours that come to the same are one case. */
function ofOneGame(question: Question, match: OpenMatch): Case[] {
  const { contest, player, endings } = question;
  const seat = match.seats.indexOf(player);
  const byFinish = new Map<string, { readonly finish: Finish; readonly ends: MatchEnd[] }>();
  for (const end of match.ends) {
    const finish = end.finishes[seat];
    if (!finish) continue;
    const key = JSON.stringify(finish);
    const group = byFinish.get(key) ?? { finish, ends: [] };
    group.ends.push(end);
    byFinish.set(key, group);
  }
  const cases: Case[] = [];
  for (const { finish, ends } of [...byFinish.values()].sort((a, b) => orderOf(a.finish) - orderOf(b.finish))) {
    // Nobody else's points matter for a line of one's own: one way to finish so is as good as another.
    const tried = contest.line.kind === 'own' && !endings ? ends.slice(0, 1) : ends;
    const answer = together(tried.map((end) => judged(question, new Map([[match, end]]))));
    const before = cases.at(-1);
    const same = before && before.verdict === answer.verdict && sameCondition(before, answer);
    if (same) cases.splice(-1, 1, { ...before, finishes: [...before.finishes, finish] });
    else cases.push({ finishes: [finish], ...answer });
  }
  return cases;
}

const sameCondition = (one: Pick<Case, 'condition'>, other: Pick<Case, 'condition'>): boolean =>
  JSON.stringify(one.condition) === JSON.stringify(other.condition);

/** With several left: by what they bring in all. */
function ofSeveralGames(question: Question, matches: readonly OpenMatch[]): Case[] {
  const { contest, player } = question;
  const games = matches.length;
  const byGain = new Map<number, Pick<Case, 'verdict' | 'condition'>[]>();
  const had = contest.points.get(player) ?? 0;
  for (const fixed of combinations(matches)) {
    const gain = (pointsWith(contest, fixed).get(player) ?? 0) - had;
    byGain.set(gain, [...(byGain.get(gain) ?? []), judged(question, fixed)]);
  }
  return [...byGain]
    .sort(([a], [b]) => b - a)
    .map(([gain, ways]) => ({ finishes: [], gain: { points: inPoints(contest, gain), games }, ...together(ways) }));
}

function casesOf(question: Question, own: readonly OpenMatch[]): Case[] {
  const [match, ...more] = own;
  if (!match) return [{ finishes: [], ...judged(question, new Map()) }];
  if (more.length === 0) return ofOneGame(question, match);
  const ways = own.reduce((all, { ends }) => all * ends.length, 1);
  return ways > MAX_OWN ? [{ finishes: [], verdict: verdictAtBest(question, own) }] : ofSeveralGames(question, own);
}

/** Too many games of their own to try them all: out if even the best is not enough. */
function verdictAtBest(question: Question, own: readonly OpenMatch[]): Prospect {
  const best = own.map((match) => {
    const gain = ({ gains }: MatchEnd) => gains[match.seats.indexOf(question.player)] ?? 0;
    return [match, match.ends.reduce((a, b) => (gain(b) > gain(a) ? b : a))] as const;
  });
  return verdictOf(question, new Map(best)) === 'out' ? 'out' : 'depends';
}

/** HK-10: how far it is, and when it can be reached at the earliest. */
function missingOf(
  contest: Contest,
  player: PlayerId,
  own: readonly OpenMatch[],
): { readonly points: number; readonly round: number } | undefined {
  const { line } = contest;
  if (line.kind !== 'first') return undefined;
  const missing = line.at - (contest.points.get(player) ?? 0);
  if (missing <= 0) return undefined;
  const rounds = Math.ceil(missing / line.perRound);
  return { points: inPoints(contest, missing), round: contest.round + rounds - (own.length > 0 ? 1 : 0) };
}

export function needsOf(derived: Derived): Need[] {
  const { facts } = derived;
  if (facts.stages.length === 0 || facts.ended) return [];
  const stage = derived.stage();
  const { rulebook, history, sheet } = stage;
  const contests = rulebook.stakes?.(history, sheet) ?? [];
  const labelOf = (from: number, number: number): Reason | undefined => {
    const round = facts.rounds[from - 1];
    return round && reasonView(rulebook.label(history, { ...round, number }));
  };
  return contests.flatMap((contest) => {
    // Where one's own points are enough, nothing else needs to be tried.
    const alone = contest.line.kind === 'own' && !contest.line.lastOut;
    const endings = alone ? undefined : endingsOf(stage, contest);
    return Array.from(contest.points.keys(), (player): Need => {
      const own = contest.open.filter(({ seats }) => seats.includes(player));
      const { goal, round } = contest;
      const missing = missingOf(contest, player, own);
      const label = missing && labelOf(round, missing.round);
      return {
        player,
        goal,
        cases: casesOf({ contest, player, endings }, own),
        ...(missing && label && { missing: { points: missing.points, label } }),
      };
    });
  });
}
