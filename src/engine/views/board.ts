import {
  type Facts,
  type Formats,
  historyOf,
  type PlaceNeeded,
  plannedStages,
  type Reason,
  type Rulebook,
  rulebookOf,
  said,
} from '../tournament/index.ts';
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
      readonly limit: number;
      readonly rounds: readonly number[];
      /** The place that each player with an open game needs to stay under it. */
      readonly needs: readonly PlaceNeeded[];
    }
  /** Formats whose standings say it all. */
  | { readonly kind: 'none' };

export function boardView(formats: Formats, facts: Facts): BoardView {
  const label = boardLabel(formats, facts);
  return { ...pictureOf(formats, facts), ...(label && { label: reasonView(label) }) };
}

function pictureOf(formats: Formats, facts: Facts): Picture {
  const crossTables = crossTablesView(formats, facts);
  if (crossTables) return { kind: 'cross-tables', ...crossTables };
  const bars = barsView(formats, facts);
  if (bars) return bars;
  const race = raceView(formats, facts);
  const bracket = bracketView(formats, facts);
  return race || bracket ? { kind: 'bracket', ...(race && { race }), ...(bracket && { bracket }) } : { kind: 'none' };
}

function barsView(formats: Formats, facts: Facts): Extract<Picture, { kind: 'bars' }> | undefined {
  const stage = facts.stages.findIndex((_, at) => at <= facts.stage && rulebookOf(formats, facts, at).bars);
  const bars = stage < 0 ? undefined : rulebookOf(formats, facts, stage).bars?.(historyOf(facts, stage));
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
function drawnBy(formats: Formats, facts: Facts): Rulebook | undefined {
  const version = facts.about?.rulesVersion ?? formats.rulesVersion;
  const rulebooks = plannedStages(formats, facts).map(({ rulebook }) => formats.rulebook(rulebook, version));
  return rulebooks.find((rulebook) => kindOf(rulebook) !== 'none');
}

/** Which picture there is or will be, before anything is drawn. */
export function boardKind(formats: Formats, facts: Facts): BoardKind {
  const rulebook = drawnBy(formats, facts);
  return rulebook ? kindOf(rulebook) : 'none';
}

/** What the format calls it, where its kind does not say so: by the stage that is played, once it has a picture. */
export function boardLabel(formats: Formats, facts: Facts): Reason | undefined {
  const present = facts.stages.length > 0 ? rulebookOf(formats, facts) : undefined;
  return (present && kindOf(present) !== 'none' ? present : drawnBy(formats, facts))?.board;
}
