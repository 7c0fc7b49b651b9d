import { z } from 'zod';
import { publicNames, type State } from '../../engine/index.ts';
import { saying } from '../../hosting/sentences.ts';
import { type Language, type Names, namesOf } from '../../words/index.ts';
import { seesAll } from '../auth/roles.ts';
import type { Sentences } from '../live/snapshot.ts';
import type { Visitor } from './visitor.ts';

/** Sentences beside the codes of reasons, labels and findings, for programs that show them to people. */

const lang = z.string().max(35).optional();

/** For answers that have sentences in any case. */
export const inLanguage = z.object({
  lang: lang.describe('The language of the sentences: en, de, fr or es; without it that of Accept-Language.'),
});

/** For documents that have none unless they are asked for. */
export const withLanguage = {
  lang: lang.describe(
    'With it every reason, label and finding also has its sentence, in this language: en, de, fr, es.',
  ),
};

/** DK-16: the public reads names as they are shown to it. */
export const namesFor = ({ facts }: State, { standing }: Pick<Visitor, 'standing'>): Names =>
  seesAll(standing.role) ? namesOf(facts.players.values()) : publicNames(facts);

/** The sentences of what everyone may read. */
export const publicSentences = (language: Language, { facts }: State): Sentences => ({
  language,
  saying: saying(language, publicNames(facts)),
});
