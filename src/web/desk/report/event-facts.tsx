import { eventParts, formatName, playersText } from '../../../words/index.ts';
import { useSpeech, useT } from '../../shared/words.ts';
import { useDesk } from '../context.tsx';

/** What it was: format, how many played, when and where, whom to ask, in the words of its organiser. */
export function useEventFacts(contact: string | undefined): readonly (readonly [string, string])[] {
  const { language, locale } = useSpeech();
  const say = useT('evening');
  const { facts } = useDesk();
  const { about, players, rounds } = facts;
  const when = eventParts(language, facts.event, { weekday: true, locale, contact }).join(' · ');
  const known: readonly (readonly [string, string | undefined])[] = [
    [say('report.format'), about && formatName(language, about.format)],
    [say('report.players'), playersText(language, [...players.values()].filter(({ approved }) => approved).length)],
    [say('report.rounds'), String(rounds.filter(({ state }) => state !== 'draft').length)],
    [say('report.when'), when],
    [say('report.about'), facts.event?.description],
  ];
  return known.flatMap(([name, value]) => (value ? [[name, value] as const] : []));
}
