import {
  type ByeWorth,
  type Facts,
  type Formats,
  historyOf,
  plannedStages,
  type Reason,
  type ResultForm,
  type Round,
  rulebookOf,
  type Sides,
  said,
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
  readonly limit?: number;
  /** The criterion that people follow. */
  readonly headline?: string;
  /** A player without an opponent rests: it is not a bye (RR-1). */
  readonly rests: boolean;
  /** How long it is meant to last. */
  readonly time?: number;
}

export const resultFormOf = (formats: Formats, facts: Facts, stage: number): ResultForm =>
  rulebookOf(formats, facts, stage).results?.(facts.stages[stage]?.config) ?? { kind: 'one-point' };

export type FormView = ResultForm<ReasonView>;

/** As pages are told. */
export function formView(form: ResultForm): FormView {
  if (form.kind !== 'scores' && form.kind !== 'places') return form;
  const { label, ...rest } = form;
  return { ...rest, ...(label && { label: reasonView(label) }) };
}

export type SidesView = Sides<ReasonView>;

/** DK-3: undefined where the sides are white and black, and white begins. */
export function sidesView(formats: Formats, facts: Facts, stage: number): SidesView | undefined {
  const sides = rulebookOf(formats, facts, stage).sides;
  return sides && { first: sides.first, white: reasonView(sides.white), black: reasonView(sides.black) };
}

export const byeWorthOf = (formats: Formats, facts: Facts, stage: number): ByeWorth =>
  rulebookOf(formats, facts, stage).bye?.(facts.stages[stage]?.config) ?? 'win';

/** Of the stage that is played. */
export const headlineOf = (formats: Formats, facts: Facts): string | undefined =>
  facts.stages.length === 0 ? undefined : rulebookOf(formats, facts).headline;

export function roundRules(formats: Formats, facts: Facts, round: Round): RoundRules {
  const { stage, number } = round;
  const rulebook = rulebookOf(formats, facts, stage);
  const form = resultFormOf(formats, facts, stage);
  const bars = rulebook.bars?.(historyOf(facts, stage));
  const time = rulebook.roundTime?.(facts.stages[stage]?.config);
  return {
    form,
    ...('label' in form && form.label && { called: form.label }),
    rests: byeWorthOf(formats, facts, stage) === 'rest',
    shows: form.kind === 'one-point' || rulebook.bracket ? 'nothing' : 'points',
    ...(bars?.rounds.includes(number) && { limit: said(bars.limit) }),
    ...(rulebook.headline !== undefined && { headline: rulebook.headline }),
    ...(time !== undefined && { time }),
  };
}

/** The most who sit at one table. */
export function mostSeats(formats: Formats, facts: Facts): number {
  const version = facts.about?.rulesVersion ?? formats.rulesVersion;
  const seats = plannedStages(formats, facts).map(
    ({ rulebook, config }) => formats.rulebook(rulebook, version).seats?.(config) ?? 2,
  );
  return Math.max(2, ...seats);
}
