import { de as formats } from '../formats/de.ts';
import { withFormats } from '../formats/with-formats.ts';
import { de as stages } from '../stages/de.ts';
import type { Sentences } from '../table.ts';
import { activity } from './activity.ts';
import { reason } from './reasons.ts';
import { refusal } from './refusals.ts';
import { words } from './words.ts';

export const de: Sentences = withFormats(
  { ...words, refusal, activity, reason, formats: {}, stages: {} },
  { formats, stages },
);
