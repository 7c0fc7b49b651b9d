import { en as formats } from '../formats/en.ts';
import { withFormats } from '../formats/with-formats.ts';
import { en as stages } from '../stages/en.ts';
import type { Sentences } from '../table.ts';
import { activity } from './activity.ts';
import { reason } from './reasons.ts';
import { refusal } from './refusals.ts';
import { words } from './words.ts';

export const en: Sentences = withFormats(
  { ...words, refusal, activity, reason, formats: {}, stages: {} },
  { formats, stages },
);
