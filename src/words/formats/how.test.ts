import { describe, expect, test } from 'vitest';
import { formats } from '../../engine/formats/index.ts';
import { formatNamed } from '../../engine/index.ts';
import { assertDefined } from '../../kit/index.ts';
import { sayingIn } from '../how/say.ts';
import { type Language, languages } from '../language.ts';
import * as loaders from './loaders.ts';

const books = new Map(
  await Promise.all(Object.entries(loaders).map(async ([name, { how }]) => [name, await how()] as const)),
);
const howItIsPlayed = (language: Language, format: string, config: unknown) =>
  assertDefined(books.get(format), format)[language](config as never, sayingIn(language));

const configured = (format: string, preset: Readonly<Record<string, unknown>>) => {
  const made = assertDefined(formatNamed(formats, format), format).configure(preset);
  return made.ok ? made.value : undefined;
};

describe.each(formats.names)('[DK-25] %s', (format) => {
  test('is told in at least five sentences, in every language and every preset, and each cites its rule', () => {
    for (const preset of Object.values(assertDefined(formatNamed(formats, format), format).presets)) {
      for (const language of languages) {
        const said = howItIsPlayed(language, format, configured(format, preset));
        expect(said.length).toBeGreaterThanOrEqual(5);
        for (const { cite, text } of said) {
          expect(cite).toMatch(/^[A-Z]{2}-\d+/);
          expect(text).toMatch(/^\S.*\.$/);
          expect(text).not.toMatch(/undefined|NaN|\[object/);
        }
      }
      expect(howItIsPlayed('de', format, configured(format, preset))).not.toEqual(
        howItIsPlayed('en', format, configured(format, preset)),
      );
    }
  });
});

test('[DK-25] the sentences follow the settings', () => {
  const said = (config: Readonly<Record<string, unknown>>) =>
    howItIsPlayed('en', 'swiss', configured('swiss', config))
      .map(({ text }) => text)
      .join('\n');
  expect(said({})).toContain('as many rounds as the number of players asks for');
  expect(said({ rounds: 5 })).toContain('Swiss, 5 rounds.');
  expect(said({ draw: 1.5, roundClock: 5_400_000 })).toMatch(/level, 1½ each[\s\S]*1 hour 30 minutes/);
  expect(said({ tieBreaks: [] })).toContain('Players level on points share the place.');
  expect(said({ topCut: 8 })).toContain('the best 8 play a knockout');
});
