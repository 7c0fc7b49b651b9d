import { withAbsences } from './absences.ts';
import { countsFrom, isSameList, withAdjustments } from './adjustments.ts';
import { attendance, judged } from './attendance.ts';
import { type ConcludedStage, standingsOf, verdictOf } from './conclusion.ts';
import { type DraftReview, reviewDraft, samePairing } from './draft.ts';
import { entrantsOf, historyOf, isSameHistory, plannedStages, rulebookOf } from './history.ts';
import type { Finding, Pairing, PlayerId, Rating, Round, Table } from './model.ts';
import type { Meaning } from './presentation.ts';
import type {
  Conclusion,
  Counted,
  Formats,
  History,
  Judgement,
  Rulebook,
  StagePlan,
  Standing,
  Step,
  Tally,
  Verdict,
} from './rulebook.ts';
import type { Facts } from './state.ts';

/** One stage: its history and what its rulebook makes of it, worked out when somebody asks and then kept. */
class StageDerivation implements ConcludedStage {
  #counted: Counted | undefined;
  #verdict: Verdict | undefined;
  #standings: readonly Standing[] | undefined;
  #ratings: { readonly ratings: ReadonlyMap<PlayerId, Rating> | undefined } | undefined;
  #judged: { readonly pairing: Pairing; readonly judgement: Judgement } | undefined;

  constructor(
    readonly rulebook: Rulebook,
    readonly history: History,
    counted: Counted | undefined,
  ) {
    this.#counted = counted;
  }

  /** The newest sheet there is: its own, or the one it will be made from. */
  get counted(): Counted | undefined {
    return this.#counted;
  }

  get sheet(): unknown {
    const { history, rulebook } = this;
    if (this.#counted?.history === history) return this.#counted.sheet;
    const sheet = rulebook.sheet(history, this.#counted);
    this.#counted = { history, sheet };
    return sheet;
  }

  get verdict(): Verdict {
    this.#verdict ??= this.rulebook.conclude(this.history, this.sheet);
    return this.#verdict;
  }

  get standings(): readonly Standing[] {
    this.#standings ??= this.#rows();
    return this.#standings;
  }

  #rows(): readonly Standing[] {
    const { rulebook, history } = this;
    const rows = rulebook.standings(history, this.sheet);
    return withAdjustments(rulebook.announcedByes ? withAbsences(rows, history) : rows, history.adjustments);
  }

  get ratings(): ReadonlyMap<PlayerId, Rating> | undefined {
    this.#ratings ??= { ratings: this.rulebook.ratings?.(this.history, this.sheet) };
    return this.#ratings.ratings;
  }

  next(): Step {
    return this.rulebook.next(this.history, this.sheet);
  }

  /** What one match alone leads to: a further game, then any match whose players it made known. */
  nextAfter(round: Round, table: Table): Step | undefined {
    const { rulebook, history } = this;
    return rulebook.afterGame?.(history, round, table) ?? rulebook.opening?.(history, this.sheet);
  }

  tally(table: Table): Tally {
    return this.rulebook.tally(this.history, this.sheet, table);
  }

  /** Who is out, missing or seated twice in a round as it was drawn. */
  attendance(pairing: Pairing): readonly Finding[] {
    return attendance(this.rulebook.due(this.history, this.sheet, pairing), pairing);
  }

  /** A draft is judged when it is changed, shown and published: once, while neither it nor the history changes. */
  judge(pairing: Pairing): Judgement {
    if (this.#judged && samePairing(this.#judged.pairing, pairing)) return this.#judged.judgement;
    const judgement = judged(this.rulebook, this.history, this.sheet, pairing);
    this.#judged = { pairing, judgement };
    return judgement;
  }
}

class Derivation {
  readonly #stages: (StageDerivation | undefined)[] = [];
  /** What was derived before these facts, the newest of each stage. */
  readonly #before: readonly (StageDerivation | undefined)[];
  #entrants: { readonly players: Facts['players']; readonly ids: readonly PlayerId[] } | undefined;
  #verdict: Verdict | undefined;
  #standings: readonly Standing[] | undefined;
  #review: { readonly review: DraftReview | undefined } | undefined;
  #earlier: Derivation | undefined;

  constructor(
    readonly formats: Formats,
    readonly facts: Facts,
    previous?: Derivation,
  ) {
    this.#before = previous ? facts.stages.map((_, at) => previous.#stages[at] ?? previous.#before[at]) : [];
    if (!previous) return;
    this.#entrants = previous.#entrants;
    this.#earlier = previous.#earlier;
  }

  /** A stage of `previous` serves again only if every part of its history is the very same. */
  stage(at = this.facts.stage): StageDerivation {
    const known = this.#stages[at];
    if (known) return known;
    const rulebook = this.rulebook(at);
    const history = historyOf(this.facts, at, undefined, this.#entrantIds());
    const before = this.#before[at];
    const comparable = before?.rulebook === rulebook ? before : undefined;
    const stage =
      comparable && isSameHistory(comparable.history, history)
        ? comparable
        : new StageDerivation(rulebook, history, comparable?.counted);
    this.#stages[at] = stage;
    return stage;
  }

  /** The stage as it was before a round was drawn. */
  stageBefore(at: number, round: number): StageDerivation {
    const { rulebook, history, sheet } = this.stage(at);
    return new StageDerivation(rulebook, historyOf(this.facts, at, round, this.#entrantIds()), { history, sheet });
  }

  /** The same list while the players are the same: results do not change them. */
  #entrantIds(): readonly PlayerId[] {
    const { players } = this.facts;
    const known = this.#entrants;
    if (known?.players === players) return known.ids;
    const ids = entrantsOf(this.facts);
    this.#entrants = { players, ids };
    return ids;
  }

  rulebook(stage = this.facts.stage): Rulebook {
    return rulebookOf(this.formats, this.facts, stage);
  }

  history(stage = this.facts.stage): History {
    return this.stage(stage).history;
  }

  tally({ stage }: Round, table: Table): Tally {
    return this.stage(stage).tally(table);
  }

  /** What a result that is being typed would mean beyond who wins. */
  meaning({ stage }: Round, table: Table): Meaning | undefined {
    const { rulebook, history, sheet } = this.stage(stage);
    return rulebook.meaning?.(history, sheet, table);
  }

  /** The stages as they are planned; before the start, as they would be with the players there are. */
  get plannedStages(): readonly StagePlan[] {
    return plannedStages(this.formats, this.facts);
  }

  /** Whether the tournament is over, and who has won. */
  get verdict(): Verdict {
    this.#verdict ??= verdictOf(this.facts, (at) => this.stage(at));
    return this.#verdict;
  }

  get standings(): readonly Standing[] {
    this.#standings ??= standingsOf(this.facts, this.verdict, (at) => this.stage(at));
    return this.#standings;
  }

  /** GR-11: the present ratings, where the format keeps them live. Those who have played no rated game are not among them. */
  get ratings(): ReadonlyMap<PlayerId, Rating> | undefined {
    const stage = this.facts.stages.findIndex((_, at) => this.rulebook(at).ratings !== undefined);
    return stage < 0 ? undefined : this.stage(stage).ratings;
  }

  /** DK-2: what a draft costs and breaks now. */
  reviewDraft(): DraftReview | undefined {
    this.#review ??= { review: reviewDraft(this.facts, (at) => this.stage(at)) };
    return this.#review.review;
  }

  /** As it was after so many rounds: the same players, later results left out, and what the desk gave for later rounds. */
  afterRounds(rounds: number): Derived {
    const adjustments = this.facts.adjustments.filter((one) => countsFrom(one) <= rounds);
    const known = this.#earlier?.facts;
    const same =
      known?.players === this.facts.players &&
      isSameList(known.adjustments, adjustments) &&
      known.rounds.length === rounds &&
      known.rounds.every((round, at) => round === this.facts.rounds[at]);
    if (this.#earlier && same) return this.#earlier;
    const facts = { ...this.facts, rounds: this.facts.rounds.slice(0, rounds), adjustments };
    this.#earlier = new Derivation(this.formats, facts, this.#earlier ?? this);
    return this.#earlier;
  }
}

/**
 * What follows from the facts by the rules: worked out when somebody asks and then kept here, by whoever decides or shows.
 */
export type Derived = Derivation;

/**
 * `previous`: of facts shortly before; what is still the same is taken over.
 *
 * @example
 * const formats = formatsOf(swiss);
 * derive(formats, cup.state.facts).verdict.finished; // false
 */
export const derive = (formats: Formats, facts: Facts, previous?: Derived): Derived =>
  previous?.facts === facts && previous.formats === formats ? previous : new Derivation(formats, facts, previous);

/**
 * @example
 * const formats = formatsOf(swiss);
 * conclude(formats, cup.state.facts).finished; // false
 */
export function conclude(formats: Formats, facts: Facts): Conclusion {
  const { verdict, standings } = derive(formats, facts);
  return { ...verdict, standings };
}
