import type { Facts, Formats } from '../tournament/index.ts';
import { type BracketView, bracketView, type RaceView, raceView } from './bracket.ts';
import { type GroupRoundView, groupsView } from './groups.ts';

/** The format's own picture of the whole tournament, beside rounds and standings. */
export type BoardView =
  | { readonly kind: 'groups'; readonly rounds: readonly GroupRoundView[] }
  /** A race for places, a bracket, or one after the other; each once there is something to see of it. */
  | { readonly kind: 'bracket'; readonly race?: RaceView; readonly bracket?: BracketView }
  /** Formats whose standings say it all. */
  | { readonly kind: 'none' };

export function boardView(formats: Formats, facts: Facts): BoardView {
  const groups = groupsView(formats, facts);
  if (groups) return { kind: 'groups', rounds: groups };
  const race = raceView(formats, facts);
  const bracket = bracketView(formats, facts);
  return race || bracket ? { kind: 'bracket', ...(race && { race }), ...(bracket && { bracket }) } : { kind: 'none' };
}
