import type { WireScore } from '../../kit/index.ts';
import {
  type ByeWorth,
  type Derived,
  type PlayerId,
  type Reason,
  type ResultForm,
  type Round,
  type Sides,
  said,
  tableOf,
} from '../tournament/index.ts';
import { type ReasonView, reasonView } from './reason.ts';

/** What a desk must know of the rules by which a round is played; the rulebook answers, whatever it is called. */
export interface RoundRules {
  readonly form: ResultForm;
  /** What the format calls the numbers that are entered, where it has a word of its own. */
  readonly called?: Reason;
  /** What a result is worth stands beside it, where that is not the result itself. */
  readonly shows: 'points' | 'nothing';
  /** What players take in each round adds up, and at this total a player is out. */
  readonly limit?: WireScore;
  /** The criterion that people follow. */
  readonly headline?: string;
  /** A player without an opponent rests: it is not a bye (RR-1). */
  readonly rests: boolean;
  /** How long it is meant to last. */
  readonly time?: number;
}

export const resultFormOf = (derived: Derived, stage: number): ResultForm =>
  derived.rulebook(stage).results?.(derived.facts.stages[stage]?.config) ?? { kind: 'one-point' };

/** Of the stage that is played; before the start, of the first that is planned. */
export function presentForm(derived: Derived): ResultForm {
  const { formats, facts } = derived;
  const stage = derived.plannedStages[facts.stage];
  const version = facts.about?.rulesVersion ?? formats.rulesVersion;
  return (stage && formats.rulebook(stage.rulebook, version).results?.(stage.config)) ?? { kind: 'one-point' };
}

export type FormView = ResultForm<ReasonView>;

/** As pages are told. */
export function formView(form: ResultForm): FormView {
  if (form.kind !== 'scores' && form.kind !== 'places') return form;
  const { label, ...rest } = form;
  return { ...rest, ...(label && { label: reasonView(label) }) };
}

export type SidesView = Sides<ReasonView>;

/** DK-3: undefined where the sides are white and black, and white begins. */
export function sidesView(derived: Derived, stage: number): SidesView | undefined {
  const sides = derived.rulebook(stage).sides?.(derived.facts.stages[stage]?.config);
  return sides && { first: sides.first, white: reasonView(sides.white), black: reasonView(sides.black) };
}

export const byeWorthOf = (derived: Derived, stage: number): ByeWorth =>
  derived.rulebook(stage).bye?.(derived.facts.stages[stage]?.config) ?? 'win';

/** Of the stage that is played. */
export const headlineOf = (derived: Derived): string | undefined =>
  derived.facts.stages.length === 0 ? undefined : derived.rulebook().headline;

/** DU-11: of the first stage; a cut that follows is another tournament to a report. */
export function fideSystemOf({ formats, facts, plannedStages }: Derived): string | undefined {
  const [stage] = plannedStages;
  const version = facts.about?.rulesVersion ?? formats.rulesVersion;
  return stage && formats.rulebook(stage.rulebook, version).fideSystem?.(stage.config);
}

export function roundRules(derived: Derived, round: Round): RoundRules {
  const { stage, number } = round;
  const { rulebook, history, sheet } = derived.stage(stage);
  const form = resultFormOf(derived, stage);
  const bars = rulebook.bars?.(history, sheet);
  const time = rulebook.roundTime?.(derived.facts.stages[stage]?.config);
  return {
    form,
    ...('label' in form && form.label && { called: form.label }),
    rests: byeWorthOf(derived, stage) === 'rest',
    shows: form.kind === 'one-point' || rulebook.bracket ? 'nothing' : 'points',
    ...(bars?.rounds.includes(number) && { limit: said(bars.limit) }),
    ...(rulebook.headline !== undefined && { headline: rulebook.headline }),
    ...(time !== undefined && { time }),
  };
}

/** The most who sit at one table. */
export function mostSeats(derived: Derived): number {
  const { formats, facts } = derived;
  const version = facts.about?.rulesVersion ?? formats.rulesVersion;
  const seats = derived.plannedStages.map(
    ({ rulebook, config }) => formats.rulebook(rulebook, version).seats?.(config) ?? 2,
  );
  return Math.max(2, ...seats);
}

/** DK-3: what the sides of a round's games are called; undefined where they are white and black. */
export const sidesAt = (derived: Derived, round: number): SidesView | undefined =>
  sidesView(derived, derived.facts.rounds[round - 1]?.stage ?? 0);

/** Who makes the first move in the games of a round. */
export const firstToMove = (derived: Derived, round: number): 'white' | 'black' =>
  sidesAt(derived, round)?.first ?? 'white';

/** GR-2: when the clock of a game started with its round; undefined where somebody starts it by hand. */
export function clockStartedAt(derived: Derived, number: number, match: number): number | undefined {
  const round = derived.facts.rounds[number - 1];
  const stage = round && derived.facts.stages[round.stage];
  if (!stage || round.state === 'draft') return undefined;
  if (!derived.rulebook(round.stage).startsClocks?.(stage.config)) return undefined;
  return tableOf(round, match)?.openedAt ?? round.publishedAt;
}

/** GR-18: how long a player may take for the first move of a game of this round; undefined where the clock alone counts. */
export function noShowAt(derived: Derived, number: number): number | undefined {
  const stage = derived.facts.rounds[number - 1]?.stage ?? 0;
  return derived.rulebook(stage).noShow?.(derived.facts.stages[stage]?.config);
}

/** GR-18: players whom the desk is asked about, with the number of games that they have missed. */
export function absentPlayers(derived: Derived): ReadonlyMap<PlayerId, number> {
  if (derived.facts.stages.length === 0) return new Map();
  const { rulebook, history, sheet } = derived.stage(derived.facts.stage);
  return rulebook.absent?.(history, sheet) ?? new Map();
}

/** SW-5: whether the organiser says how many rounds the present stage has. */
export const countsRounds = (derived: Derived): boolean =>
  derived.facts.stages.length > 0 && (derived.rulebook().countsRounds ?? false);
