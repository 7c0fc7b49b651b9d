import { describe, expect, test } from 'vitest';
import { formats } from '../../src/engine/formats/index.ts';
import {
  type Condition,
  conclude,
  derive,
  type Need,
  needsOf,
  type Outcome,
  type PlayerId,
  type State,
  type Table,
} from '../../src/engine/index.ts';
import { type Command, type Finish, openGames, rulebookOf, trial as tried } from '../../src/engine/tournament/index.ts';
import { type Chance, chanceFrom, hashOf } from '../../src/kit/index.ts';
import { Hall } from '../hall.ts';

/** DK-29: what the engine itself makes of every way a small open round can end, command by command. Each format has its trials. */

interface Trial {
  readonly config: Readonly<Record<string, unknown>>;
  readonly players: number;
  /** As many games stay open as can be tried in every way. */
  readonly open: number;
  readonly outcomes: (table: Table) => readonly Outcome[];
  /** A win, a draw and a loss as people say them (3, 1, 0), where several games of one player can be open. */
  readonly worth?: Worths;
  /** Where trying takes long, only every so many positions are. */
  readonly every?: number;
  /** Where an evening has few, more of them. */
  readonly times?: number;
  /** What a game is played to, so that less is a timed win (SW-2); 0 where places count, not who beat whom. */
  readonly target?: number;
  /** Where it matters which result is in first (HK-11), they come in every order. */
  readonly anyOrder?: true;
}

const scores = (...numbers: number[]): Outcome => ({ kind: 'scores', scores: numbers.map((one) => 1000 * one) });
const half: Outcome = { kind: 'scores', scores: [500, 500] };
export const chess = (): Outcome[] => [scores(1, 0), half, scores(0, 1)];
export const toOne = (): Outcome[] => [scores(1, 0), scores(0, 0), scores(0, 1)];
export const decisive = (): Outcome[] => [scores(1, 0), scores(0, 1)];
export const toTwo = (): Outcome[] =>
  [
    [2, 0],
    [2, 1],
    [1, 0],
    [0, 0],
    [1, 1],
    [0, 1],
    [1, 2],
    [0, 2],
  ].map((pair) => scores(...pair));

/** Every order of the seats, ties included. */
export const orders = ({ seats }: Table): Outcome[] => {
  let all: number[][] = [[]];
  for (const _ of seats) all = all.flatMap((ranks) => seats.map((__, rank) => [...ranks, rank]));
  return all.filter((ranks) => Math.max(...ranks) === new Set(ranks).size - 1).map((ranks) => scores(...ranks));
};

/** Answers as a desk would, without writing anything down. */
class Evening {
  private at = 1_000_000;

  constructor(public state: State) {}

  go(command: Command): boolean {
    const answer = tried(formats, this.state, { commandId: '', at: ++this.at, by: '', command });
    if (answer.ok) this.state = answer.value.state;
    return answer.ok;
  }

  openTables() {
    return this.state.facts.rounds.flatMap((round) =>
      round.state === 'draft' ? [] : round.tables.filter(hasOpenGame).map((table) => ({ round, table })),
    );
  }

  /** Whether it is one: a knockout takes no draw. */
  record(number: number, match: number, outcome: Outcome): boolean {
    const round = this.state.facts.rounds[number - 1];
    const table = round?.tables[match - 1];
    const game = (table?.games.findIndex(({ recorded }) => !recorded) ?? -1) + 1;
    const place = { round: number, edition: round?.edition ?? 0, match, game };
    return this.go({ type: 'RecordOutcome', place, outcome });
  }

  /** Closes what is complete and draws what comes next, so that everything these results decide is decided. */
  moveOn(): void {
    const last = this.state.facts.rounds.at(-1);
    if (last?.state === 'published' && last.open === 0) this.go({ type: 'CloseRound', round: last.number });
    if (openGames(this.state.facts) === 0) this.go({ type: 'PairRound' });
  }
}

const hasOpenGame = ({ games }: Table): boolean => games.some(({ recorded }) => !recorded);

type Truth = 'through' | 'out' | 'on';

function truthOf(state: State, player: PlayerId, goal: Need['goal']): Truth {
  const { finished, winners, standings } = conclude(formats, state.facts);
  if (winners.includes(player)) return 'through';
  if (finished && goal === 'win') return 'out';
  const row = standings.find((one) => one.player === player);
  if (row?.state === 'eliminated') return 'out';
  const league = rulebookOf(formats, state.facts).race !== undefined;
  // HK-13: a playoff for the last place is between those who are in it.
  const playoff = state.facts.rounds.at(-1);
  const seated = playoff?.tables.some(({ seats }) => seats.includes(player)) || playoff?.byes.includes(player);
  if (league && playoff?.kind === 'playoff' && row?.state === 'active') return seated ? 'on' : 'out';
  if (goal === 'win' || (league && row?.state === 'active')) return 'on';
  return 'through';
}

function finishOf(table: Table, outcome: Outcome, player: PlayerId, target: number): Finish {
  const seat = table.seats.indexOf(player);
  const all = outcome.kind === 'scores' ? outcome.scores.map((one) => one ?? 0) : [];
  const own = all[seat] ?? 0;
  if (table.seats.length > 2 || target === 0) {
    const place = 1 + all.filter((other) => other > own).length;
    return { kind: 'place', place, level: all.filter((other) => other === own).length };
  }
  const other = all[1 - seat] ?? 0;
  if (own === other) return { kind: 'drawn' };
  const timed = Math.max(own, other) < 1000 * target;
  return { kind: own > other ? 'won' : 'lost', ...(timed && { timed: true as const }) };
}

interface Ending {
  /** With all results in, before anything follows from them. */
  readonly before: State;
  readonly state: State;
  readonly outcomes: ReadonlyMap<string, { readonly table: Table; readonly outcome: Outcome }>;
}

/** Everything these results decide is decided; lots come out as the secret has it. */
function concluded(state: State, secret?: string): State {
  const { about } = state.facts;
  const facts = about && secret !== undefined ? { ...state.facts, about: { ...about, secret } } : state.facts;
  const evening = new Evening({ ...state, facts });
  evening.moveOn();
  return evening.state;
}

/** Enough to see anyone of five who are level come out of the hat first, and last. */
const HATS = 60;

/** Where lots were drawn: whether they may come out otherwise. */
const mayDiffer = ({ before, state }: Ending, isOther: (state: State) => boolean): boolean =>
  state.facts.lots.length > before.facts.lots.length &&
  Array.from({ length: HATS }, (_, at) => hashOf(`hat ${at}`)).some((secret) => isOther(concluded(before, secret)));

/** Every way the open games can end. */
function endings(start: State, { outcomes, anyOrder }: Trial): Ending[] {
  const found: Ending[] = [];
  type Open = ReturnType<Evening['openTables']>[number];
  const play = (state: State, left: readonly Open[], told: Ending['outcomes']): void => {
    if (left.length === 0) found.push({ before: state, state: concluded(state), outcomes: told });
    for (const next of anyOrder ? left : left.slice(0, 1)) {
      const { round, table } = next;
      const rest = left.filter((one) => one !== next);
      for (const outcome of outcomes(table)) {
        const one = new Evening(state);
        if (!one.record(round.number, table.match, outcome)) continue;
        play(one.state, rest, new Map(told).set(`${round.number}.${table.match}`, { table, outcome }));
      }
    }
  };
  play(start, new Evening(start).openTables(), new Map());
  return found;
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

type Worths = readonly [number, number, number];

/** What the games that were open brought a player; those against `but` apart. */
const gained = ({ outcomes }: Ending, player: PlayerId, [win, draw, loss]: Worths, but?: PlayerId): number =>
  [...outcomes.values()].reduce((sum, { table, outcome }) => {
    if (!table.seats.includes(player) || table.seats.includes(but ?? '')) return sum;
    const { kind } = finishOf(table, outcome, player, 1);
    return sum + (kind === 'won' ? win : kind === 'drawn' ? draw : loss);
  }, 0);

/** Whether the condition holds in this ending; undefined where this trial cannot tell. */
function meets(condition: Condition, ending: Ending, one: Trial, player: PlayerId): boolean | undefined {
  if (condition.kind === 'rival') {
    return one.worth && gained(ending, condition.player, one.worth, player) <= condition.most;
  }
  const outcome = ending.outcomes.get(`${condition.round}.${condition.match}`);
  const finish = outcome && finishOf(outcome.table, outcome.outcome, condition.seats[0] ?? '', one.target ?? 1);
  return finish && finish.kind !== 'place' ? condition.needed.includes(finish.kind) : undefined;
}

interface Found {
  /** Sentences, and how many endings they were held against in all. */
  cases: number;
  endings: number;
  through: number;
  out: number;
  conditions: number;
  depends: number;
}

function check(state: State, trial: Trial, found: Found): void {
  const { target = 1, worth } = trial;
  const allNeeds = needsOf(derive(formats, state.facts));
  if (allNeeds.length === 0) return;
  const all = endings(state, trial);
  const open = new Evening(state).openTables();
  for (const need of allNeeds) {
    const own = open.filter(({ table }) => table.seats.includes(need.player));
    const key = own[0] && `${own[0].round.number}.${own[0].table.match}`;
    for (const one of need.cases) {
      const fitting = all.filter((ending) => {
        const { outcomes: told } = ending;
        if (one.gain) return worth && gained(ending, need.player, worth) === one.gain.points;
        if (one.finishes.length === 0) return true;
        const mine = told.get(key ?? '');
        if (!mine) return true;
        const finish = finishOf(mine.table, mine.outcome, need.player, target);
        return one.finishes.some((expected) => same(expected, finish) || untimed(expected, finish, need));
      });
      if (fitting.length === 0) continue;
      found.cases++;
      found.endings += fitting.length;
      const truths = fitting.map((ending) => truthOf(ending.state, need.player, need.goal));
      const sentence = `${need.player} ${JSON.stringify(one)}`;
      if (one.verdict === 'through' || one.verdict === 'out') {
        found[one.verdict]++;
        expect({ told: sentence, truths: [...new Set(truths)] }).toEqual({ told: sentence, truths: [one.verdict] });
      } else if (one.verdict === 'on') expect(truths, sentence).not.toContain('out');
      else {
        found.depends++;
        const [always] = truths;
        const otherwise = (after: State) => truthOf(after, need.player, need.goal) !== always;
        const depends = new Set(truths).size > 1 || fitting.some((ending) => mayDiffer(ending, otherwise));
        expect(depends, `${sentence}, though it is always ${always}`).toBe(true);
      }
      if (one.condition) {
        found.conditions++;
        for (const [at, ending] of fitting.entries()) {
          const met = meets(one.condition, ending, trial, need.player);
          if (met !== undefined)
            expect({ told: sentence, truth: truths[at] }).toEqual({ told: sentence, truth: met ? 'through' : 'out' });
        }
      }
    }
  }
}

/** Where time makes no difference, a win is a win. */
const untimed = (expected: Finish, finish: Finish, { cases }: Need): boolean =>
  expected.kind !== 'place' &&
  finish.kind === expected.kind &&
  !cases.some((one) => one.finishes.some((other) => 'timed' in other));

/** Up to here results come by lot; then the rest of the round is tried in every way. */
function positions(format: string, one: Trial, chance: Chance, found: Found): void {
  const names = 'abcdefghijklmnop'.slice(0, one.players);
  const hall = new Hall(format, names, { config: one.config, seed: String(chance.below(1_000_000)) }).begin();
  const evening = new Evening(hall.state);
  for (let turn = 0; turn < 40 && !conclude(formats, evening.state.facts).finished; turn++) {
    const open = chance.shuffle(evening.openTables());
    if (open.length === 0) {
      const before = evening.state;
      evening.moveOn();
      const draft = evening.state.facts.rounds.at(-1);
      if (draft?.state === 'draft') evening.go({ type: 'PublishRound', round: draft.number });
      if (evening.state === before) return;
      continue;
    }
    if (open.length <= one.open && chance.below(one.every ?? 1) === 0) check(evening.state, one, found);
    const [next] = open;
    if (next) evening.record(next.round.number, next.table.match, chance.pick(one.outcomes(next.table)));
  }
}

/** About 2,600 sentences against 29,000 endings in all; `LONG=1` tries ten times as many. */
const RUNS = process.env.LONG ? 40 : 4;

export function needsAgree(format: string, trials: readonly Trial[]): void {
  describe('[DK-29] what do I need?', () => {
    let sentences = 0;

    test.each(trials)('$config: sentences agree with every way it can end', (one) => {
      const found: Found = { cases: 0, endings: 0, through: 0, out: 0, conditions: 0, depends: 0 };
      const seed = { format, ...one, target: undefined, anyOrder: undefined };
      const chance = chanceFrom(hashOf(JSON.stringify(seed)));
      for (let run = 0; run < RUNS * (one.times ?? 1); run++) positions(format, one, chance, found);
      expect(found.cases).toBeGreaterThan(25);
      expect(found.endings).toBeGreaterThan(150);
      expect(found.through).toBeGreaterThan(0);
      expect(found.out).toBeGreaterThan(0);
      sentences += found.cases;
    });

    test('there were hundreds', () => {
      expect(sentences).toBeGreaterThan(180);
    });
  });
}
