import { eventParts, formatName, playersText } from '../../../words/index.ts';
import { useEvening } from '../../shared/evening-words.ts';
import { useContact } from '../../shared/use-contact.ts';
import { useSpeech } from '../../shared/words.ts';
import { useDesk } from '../context.tsx';

/** What it was: format, how many played, when and where, in the words of its organiser. */
export function useEventFacts(): readonly (readonly [string, string])[] {
  const { language, locale } = useSpeech();
  const say = useEvening();
  const { id, facts } = useDesk();
  const { about, players, rounds } = facts;
  const when = eventParts(language, facts.event, { weekday: true, locale, contact: useContact(id) }).join(' · ');
  const known: readonly (readonly [string, string | undefined])[] = [
    [say('report.format'), about && formatName(language, about.format)],
    [say('report.players'), playersText(language, [...players.values()].filter(({ approved }) => approved).length)],
    [say('report.rounds'), String(rounds.filter(({ state }) => state !== 'draft').length)],
    [say('report.when'), when],
    [say('report.about'), facts.event?.description],
  ];
  return known.flatMap(([name, value]) => (value ? [[name, value] as const] : []));
}
