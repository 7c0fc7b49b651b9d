import type { Command, Entry, Place, Round, State } from '../../../engine/index.ts';

/** Commands by which someone says how a game ended. */
const entering = new Set<Command['type']>([
  'RecordOutcome',
  'RecordSeveral',
  'Forfeit',
  'ConfirmResult',
  'CorrectOutcome',
]);

interface Entered {
  readonly entry: Entry;
  readonly place: Place;
}

/**
 * The results of a round with the entry that each comes from, newest first: by this desk or another, and not taken back
 * since. A result that was corrected is the corrector's.
 */
export function lastEntered(state: State, { number, edition }: Round, most = Number.POSITIVE_INFINITY): Entered[] {
  const aside = state.log.setAside();
  const found = new Map<string, Entered>();
  for (let version = state.log.length; version > 0 && found.size < most; version--) {
    const entry = state.log.at(version);
    if (!entry || entry.events.some((event) => event.type === 'RoundPublished' && event.round === number)) break;
    if (aside.has(version) || !entering.has(entry.command.type)) continue;
    for (const event of entry.events) {
      if ((event.type !== 'OutcomeRecorded' && event.type !== 'OutcomeCorrected') || event.round !== number) continue;
      const { match, game } = event;
      const key = `${match}.${game}`;
      if (!found.has(key)) found.set(key, { entry, place: { round: number, edition, match, game } });
    }
  }
  return [...found.values()].slice(0, most);
}

/** Whose entry the result of a game is. */
export const enteredBy = (state: State, round: Round, { match, game }: Place): Entry | undefined =>
  lastEntered(state, round).find(({ place }) => place.match === match && place.game === game)?.entry;
