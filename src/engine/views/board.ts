import type { Facts, Formats } from '../tournament/index.ts';
import { type GroupRoundView, groupsView } from './groups.ts';

/** The format's own picture of the whole tournament, beside rounds and standings. */
export type BoardView =
  | { readonly kind: 'groups'; readonly rounds: readonly GroupRoundView[] }
  /** Formats whose standings say it all. */
  | { readonly kind: 'none' };

export function boardView(formats: Formats, facts: Facts): BoardView {
  const groups = groupsView(formats, facts);
  return groups ? { kind: 'groups', rounds: groups } : { kind: 'none' };
}
