import type { Absence, AnnouncedBye } from '../engine/index.ts';
import { listText, translate } from './catalogue.ts';
import type { Language } from './language.ts';
import { headingText } from './say.ts';

/** DK-33: in lists of a round, in place of a result. */
export const absentText = (language: Language, bye: AnnouncedBye): string =>
  headingText(language, ({ nothing: 'absent', half: 'absentHalf', full: 'absentFull' } as const)[bye]);

/** “rounds 2–3 (worth a draw) and every round from 7 on”. */
export const absencesText = (language: Language, absences: readonly Absence[]): string =>
  listText(
    language,
    absences.map(({ from, to, bye }) => {
      const which = to === undefined ? 'open' : to === from ? 'one' : 'several';
      const rounds = translate(language, `activity.absences.${which}`, { from, to: to ?? from });
      if (bye === 'nothing') return rounds;
      const worth = translate(language, `activity.absences.${bye}`);
      return translate(language, 'activity.absences.worth', { rounds, worth });
    }),
  );
