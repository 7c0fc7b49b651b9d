import type { Entry, Place, Round, State } from '../../../engine/index.ts';

/** What was entered of a round last, newest first: by this desk or another, and not taken back since. */
export function lastEntered(state: State, { number, edition }: Round, most: number) {
  const aside = state.log.setAside();
  const found: { readonly entry: Entry; readonly place: Place }[] = [];
  for (let version = state.log.length; version > 0 && found.length < most; version--) {
    const entry = state.log.at(version);
    if (!entry || entry.events.some((event) => event.type === 'RoundPublished' && event.round === number)) break;
    const { command } = entry;
    if (aside.has(version) || (command.type !== 'RecordOutcome' && command.type !== 'Forfeit')) continue;
    const { place } = command;
    if (place.round === number && place.edition === edition) found.push({ entry, place });
  }
  return found;
}
