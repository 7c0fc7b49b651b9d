import { type Chance, chanceFrom, hashOf } from '../../kit/index.ts';
import {
  type Command,
  type Derived,
  derive,
  draftOf,
  emptyState,
  type Formats,
  inWholeRounds,
  type Outcome,
  type PlayerId,
  playedOut,
  type Refusal,
  type Report,
  type ResultForm,
  type RoundResults,
  type State,
  type TablePlan,
  trial,
  withNextRound,
} from '../tournament/index.ts';
import { drawSkills, outcomeOf, performances, type SkillModel } from './skill.ts';
import { formOf } from './strength.ts';

export interface Simulated {
  readonly format: string;
  readonly config: Readonly<Record<string, unknown>>;
  readonly players: number;
  readonly model: SkillModel;
  /** Whether the organiser allows rematches where no pairing is left, or ends it there. Allowed unless set. */
  readonly rematches?: 'never';
}

export interface Played {
  readonly state: State;
  /** What follows from its end. */
  readonly derived: Derived;
  /** By number of player, from p1 on. */
  readonly skills: readonly number[];
  readonly finished: boolean;
}

/** No tournament takes more turns; one that does has stopped getting on. */
const MAX_TURNS = 5_000;

/** Chance of one run for one purpose: runs can be played in any order, by any number of threads. */
export const chanceOf = (seed: string, run: number, purpose: string): Chance =>
  chanceFrom(hashOf(`${seed}\n${run}\n${purpose}`));

/** The players of a run depend on nothing but the seed, the run and their number: formats can be compared with the same ones. */
const skillsOf = (players: number, model: SkillModel, seed: string, run: number): number[] =>
  drawSkills(players, model, chanceOf(seed, run, 'players'));

/** By commands there are drafts, findings and reasons as on an evening; by rounds there is only what decides who wins. */
export type Pace = 'by-commands' | 'by-rounds';

/** Plays one whole tournament. */
export function playTournament(
  formats: Formats,
  simulated: Simulated,
  seed: string,
  run: number,
  pace: Pace = 'by-commands',
): Played {
  const { players, model, format, config, rematches } = simulated;
  const skills = skillsOf(players, model, seed, run);
  const skillOf = (id: PlayerId) => skills[Number(id.slice(1)) - 1] ?? 0;
  const game = new Playing(
    formats,
    emptyState,
    skillOf,
    model,
    chanceOf(seed, run, 'games'),
    pace,
    undefined,
    rematches,
  );
  const secret = hashOf(`${seed}\n${run}\nsecret`);
  game.must({ type: 'CreateTournament', id: 'simulation', name: 'Simulation', format, config, secret });
  game.must({
    type: 'AddPlayers',
    players: skills.map((skill, index) => ({ name: `P${index + 1}`, ...(model.rated && { rating: skill }) })),
  });
  game.must({ type: 'Start' });
  const finished = game.toTheEnd();
  return { state: game.state, derived: game.derived, skills, finished };
}

/** A tournament that plays itself, from wherever it stands. */
export class Playing {
  private at: number;
  #derived: Derived | undefined;

  constructor(
    private readonly formats: Formats,
    public state: State,
    private readonly skillOf: (player: PlayerId) => number,
    private readonly model: SkillModel,
    private readonly chance: Chance,
    private readonly pace: Pace = 'by-commands',
    previous?: Derived,
    private readonly rematches?: 'never',
  ) {
    this.#derived = previous;
    this.at = Math.max(state.log.head?.at ?? 0, state.facts.lastCompletedAt);
  }

  get derived(): Derived {
    this.#derived = derive(this.formats, this.state.facts, this.#derived);
    return this.#derived;
  }

  go(command: Command): Refusal | undefined {
    const answer = trial(this.formats, this.state, { commandId: '', at: ++this.at, by: '', command }, this.#derived);
    if (!answer.ok) return answer.error;
    this.state = answer.value.state;
    this.#derived = answer.value.derived;
    // Results of a list are a millisecond apart: the next command comes after the last of them.
    this.at = Math.max(this.at, this.state.facts.lastCompletedAt);
    return undefined;
  }

  must(command: Command): void {
    const refusal = this.go(command);
    if (refusal) throw new Error(`${command.type} was refused: ${JSON.stringify(refusal)}`);
  }

  /** Whether it came to its end; `moved` is called after each step, as results may open the next round by themselves. */
  toTheEnd(moved: (before: Derived) => void = () => undefined): boolean {
    for (let turn = 0; turn < MAX_TURNS; turn++) {
      const before = this.derived;
      if (!this.turn()) break;
      moved(before);
    }
    return this.derived.verdict.finished;
  }

  /** The open games, or what an organiser would press next; false if nothing helps. */
  turn(): boolean {
    const stroke = this.atAStroke();
    if (stroke !== 'not-whole') return stroke === 'taken';
    return this.playOpenGames() || this.moveOn();
  }

  /** Where rounds are whole: one played and closed, or the next one drawn. */
  private atAStroke(): 'taken' | 'over' | 'not-whole' {
    const facts = this.pace === 'by-rounds' ? inWholeRounds(this.formats, this.state.facts) : undefined;
    if (!facts) return 'not-whole';
    this.state = { ...this.state, facts };
    const reports = this.results();
    const open = reports.length > 0 || facts.rounds.at(-1)?.state === 'published';
    const after = open
      ? playedOut(this.derived, reports, ++this.at)
      : withNextRound(this.derived, this.state, (tables) => this.resultsOf(tables), ++this.at);
    if (!after) return this.derived.verdict.finished ? 'over' : 'not-whole';
    this.state = { ...this.state, facts: after };
    return 'taken';
  }

  /** Everything that is open, completed in any order. */
  private playOpenGames(): boolean {
    const reports = this.results();
    if (reports.length > 0) this.must({ type: 'RecordSeveral', reports });
    return reports.length > 0;
  }

  /** The same lots as for reports. */
  private resultsOf(tables: readonly TablePlan[]): RoundResults {
    const form = formOf(this.derived, this.state.facts.stage);
    const outcomes = tables.map(({ seats, games }) => (games.length > 0 ? this.outcomeAt(seats, form) : undefined));
    const played = Array.from(tables.keys()).filter((index) => outcomes[index]);
    return { outcomes, order: this.chance.shuffle(played) };
  }

  private outcomeAt(seats: readonly PlayerId[], form: ResultForm): Outcome {
    return outcomeOf(performances(seats.map(this.skillOf), this.model, this.chance), form, this.chance);
  }

  private results(): readonly Report[] {
    const { facts } = this.state;
    const reports: Report[] = [];
    for (const round of facts.rounds) {
      if (round.state === 'draft' || round.open === 0) continue;
      const form = formOf(this.derived, round.stage);
      for (const table of round.tables) {
        const open = table.games.findIndex((one) => !one.recorded);
        if (open < 0) continue;
        const outcome = this.outcomeAt(table.seats, form);
        const place = { round: round.number, edition: round.edition, match: table.match, game: open + 1 };
        reports.push({ place, outcome });
      }
    }
    return this.chance.shuffle(reports);
  }

  /** What an organiser would press next; false if nothing helps. */
  private moveOn(): boolean {
    const draft = draftOf(this.state.facts);
    if (draft) return this.go({ type: 'PublishRound', round: draft.number }) === undefined;
    const last = this.state.facts.rounds.at(-1);
    if (last?.state === 'published') return this.go({ type: 'CloseRound', round: last.number }) === undefined;
    const refusal = this.go({ type: 'PairRound' });
    if (!refusal) return true;
    const isStuck = refusal.code === 'no-legal-pairing' && refusal.details.reason === 'rematches';
    return isStuck && this.rematches !== 'never' && this.go({ type: 'AllowRematches' }) === undefined;
  }
}
