import type { WireScore } from '../../kit/index.ts';
import { type Derived, type PlaceNeeded, type Reason, type Rulebook, said } from '../tournament/index.ts';
import { type BracketView, bracketView, type RaceView, raceView } from './bracket.ts';
import { crossTablesView, type GroupRoundView } from './cross-tables.ts';
import { type ReasonView, reasonView } from './reason.ts';

/** The format's own picture of the whole tournament, beside rounds and standings; `label`: what the format calls it. */
export type BoardView = Picture & { readonly label?: ReasonView };

type Picture =
  /** `whole`: everyone is in one table, not in that of a group. */
  | { readonly kind: 'cross-tables'; readonly whole: boolean; readonly rounds: readonly GroupRoundView[] }
  /** A race for places, a bracket, or one after the other; each once there is something to see of it. */
  | { readonly kind: 'bracket'; readonly race?: RaceView; readonly bracket?: BracketView }
  /** What players take in each round adds up towards a limit; the rounds that count, by their numbers. */
  | {
      readonly kind: 'bars';
      readonly limit: WireScore;
      readonly rounds: readonly number[];
      /** The place that each player with an open game needs to stay under it. */
      readonly needs: readonly PlaceNeeded[];
    }
  /** Formats whose standings say it all. */
  | { readonly kind: 'none' };

/**
 * The picture of the format: cross tables of groups, a bracket, …
 *
 * @example
 * const cup = Tournament.create({ format: 'hybrid', name: 'Cup', players: ['Ana', 'Ben', 'Cy', 'Dee'] }).start();
 * boardView(derive(formats, cup.state.facts)).kind; // 'bracket'
 */
export function boardView(derived: Derived): BoardView {
  const label = boardLabel(derived);
  return { ...pictureOf(derived), ...(label && { label: reasonView(label) }) };
}

function pictureOf(derived: Derived): Picture {
  const crossTables = crossTablesView(derived);
  if (crossTables) return { kind: 'cross-tables', ...crossTables };
  const bars = barsView(derived);
  if (bars) return bars;
  const race = raceView(derived);
  const bracket = bracketView(derived);
  return race || bracket ? { kind: 'bracket', ...(race && { race }), ...(bracket && { bracket }) } : { kind: 'none' };
}

function barsView(derived: Derived): Extract<Picture, { kind: 'bars' }> | undefined {
  const { facts } = derived;
  const stage = facts.stages.findIndex((_, at) => at <= facts.stage && derived.rulebook(at).bars);
  if (stage < 0) return undefined;
  const { rulebook, history, sheet } = derived.stage(stage);
  const bars = rulebook.bars?.(history, sheet);
  return bars && { kind: 'bars', limit: said(bars.limit), rounds: bars.rounds, needs: bars.needs };
}

/** What it is called: one cross table, or those of groups. */
export type BoardKind = Picture['kind'] | 'cross-table';

const kindOf = ({ crossTables, oneTable, bars, race, bracket }: Rulebook): BoardKind => {
  if (crossTables) return oneTable ? 'cross-table' : 'cross-tables';
  if (bars) return 'bars';
  return race || bracket ? 'bracket' : 'none';
};

/** The rulebook whose picture is or will be shown. */
function drawnBy(derived: Derived): Rulebook | undefined {
  const { formats, facts } = derived;
  const version = facts.about?.rulesVersion ?? formats.rulesVersion;
  const rulebooks = derived.plannedStages.map(({ rulebook }) => formats.rulebook(rulebook, version));
  return rulebooks.find((rulebook) => kindOf(rulebook) !== 'none');
}

/** Which picture there is or will be, before anything is drawn. */
export function boardKind(derived: Derived): BoardKind {
  const rulebook = drawnBy(derived);
  return rulebook ? kindOf(rulebook) : 'none';
}

/** What the format calls it, where its kind does not say so: by the stage that is played, once it has a picture. */
export function boardLabel(derived: Derived): Reason | undefined {
  const present = derived.facts.stages.length > 0 ? derived.rulebook() : undefined;
  return (present && kindOf(present) !== 'none' ? present : drawnBy(derived))?.board;
}
