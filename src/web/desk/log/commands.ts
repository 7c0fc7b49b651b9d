import type { Command, Event, Facts } from '../../../engine/index.ts';

/** Commands that draw: shown only when they are stored, so that nothing is entered at tables that may not come (DK-22). */
const drawing = new Set<Command['type']>(['Start', 'PairRound', 'PairAgain', 'AllowRematches', 'CallFinalGame']);

/** What the draw secret decides, which only the server knows before the end. */
export const isDraw = ({ type }: Event): boolean =>
  type === 'RoundPaired' || type === 'TableOpened' || type === 'LotsDrawn';

export const drawsLots = (command: Command): boolean => drawing.has(command.type);

/** A result belongs to tables that the server knows: a round that so far was drawn on this page alone takes none. */
export function standsOnStoredRound(command: Command, stored: Facts): boolean {
  const places = 'place' in command ? [command.place] : 'reports' in command ? command.reports.map((r) => r.place) : [];
  return places.every(({ round, edition }) => {
    const known = stored.rounds[round - 1];
    // An edition that has passed is the engine's to refuse, with its own words.
    return known !== undefined && known.edition >= edition;
  });
}
