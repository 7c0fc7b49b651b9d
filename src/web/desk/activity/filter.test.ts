import { expect, test } from 'vitest';
import { Hall } from '../../../../test/hall.ts';
import { formats } from '../../../engine/formats/index.ts';
import { activityOf, labelText, languages } from '../../../words/index.ts';
import { labelOfRound } from '../rounds.ts';
import { speaksOf } from './filter.ts';

const entry = (what: string, ...also: string[]) => ({ what, also });

test('[DK-6] by player, table and round; accents and capitals do not matter', () => {
  const result = entry('Result at table 12 of round 3: Zoë – Ana 5–3.', 'Round 3 was closed.');
  for (const typed of ['table 12', 'round 3', 'zoe', 'ANA', ' Table 12 ', ''])
    expect(speaksOf(result, typed), typed).toBe(true);
  for (const typed of ['table 1', 'table 2', 'round 31', 'Bo', '2']) expect(speaksOf(result, typed), typed).toBe(false);
  expect(speaksOf(entry('Result at table 12 of round 1: Ana – Bo 1–0. Table 1 next.'), 'table 1')).toBe(true);
});

test('[DK-6] what the field suggests finds something, in every format and language', () => {
  for (const format of formats.names) {
    const { state, derived } = new Hall(format, 'abcdef').begin();
    for (const language of languages) {
      const list = activityOf(formats, language, state.log.slice());
      const suggested = [labelText(language, labelOfRound(derived, 1)), ...'abcdef'];
      for (const typed of suggested)
        expect(
          list.some((one) => speaksOf(one, typed)),
          `${format} ${language} ${typed}`,
        ).toBe(true);
    }
  }
});
