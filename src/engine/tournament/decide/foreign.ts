import type { Metadata, NewPlayer } from '../commands.ts';
import type { PlayerId } from '../model.ts';
import { type Refusal, refusal } from '../refusal.ts';
import type { Deciding } from './deciding.ts';

/** What another program keeps with a player: its own id, and a few words. */

const LONGEST_ID = 100;
const MAX_WORDS = 10;
const LONGEST_KEY = 40;
const LONGEST_WORD = 200;

type Foreign = Pick<NewPlayer, 'externalId' | 'metadata'>;

const readable = (text: string, most: number): boolean => [...text].length <= most && !/\p{Cc}/u.test(text);

const goodMetadata = (metadata: Metadata): boolean => {
  const words = Object.entries(metadata);
  return (
    words.length <= MAX_WORDS &&
    words.every(([key, value]) => key !== '' && readable(key, LONGEST_KEY) && readable(value, LONGEST_WORD))
  );
};

export const externalIds = (d: Deciding, besides?: PlayerId): Set<string> =>
  new Set([...d.facts.players.values()].flatMap(({ id, externalId }) => (id === besides ? [] : (externalId ?? []))));

export function foreignProblem({ externalId, metadata }: Foreign, taken: ReadonlySet<string>): Refusal | undefined {
  if (externalId !== undefined && !readable(externalId, LONGEST_ID))
    return refusal('bad-external-id', { most: LONGEST_ID });
  if (externalId && taken.has(externalId)) return refusal('same-external-id', { externalId });
  if (metadata && !goodMetadata(metadata)) return refusal('bad-metadata', { words: MAX_WORDS, most: LONGEST_WORD });
  return undefined;
}

/** What is empty is not kept. */
export const foreignOf = ({ externalId, metadata }: Foreign): Foreign => ({
  ...(externalId && { externalId }),
  ...(metadata && Object.keys(metadata).length > 0 && { metadata }),
});
