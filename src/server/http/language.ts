import type { FastifyRequest } from 'fastify';
import { type Language, languageFor } from '../../words/index.ts';

/** `?lang=` where it is said; else the reader's first wish that there is a table for: «nl, de-AT;q=0.8, en;q=0.5» is German. */
export function languageOf(request: FastifyRequest): Language {
  // From the address as it came: problems are told before anything of a request is read.
  const asked = new URLSearchParams(request.url.split('?')[1]).get('lang');
  if (asked !== null) return languageFor(asked);
  const wishes = (request.headers['accept-language'] ?? '').split(',').map((wish) => {
    const [tag = '', ...parameters] = wish.split(';').map((part) => part.trim());
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    return { tag, weight: weight === undefined ? 1 : Number(weight) || 0 };
  });
  wishes.sort((a, b) => b.weight - a.weight);
  const isSpoken = ({ tag }: { tag: string }) => languageFor(tag) !== 'en' || /^en\b/i.test(tag);
  return languageFor(wishes.find(isSpoken)?.tag);
}
