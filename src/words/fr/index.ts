import { fr as formats } from '../formats/fr.ts';
import { withFormats } from '../formats/with-formats.ts';
import { fr as stages } from '../stages/fr.ts';
import type { Sentences } from '../table.ts';
import { activity } from './activity.ts';
import { reason } from './reasons.ts';
import { refusal } from './refusals.ts';
import { words } from './words.ts';

export const fr: Sentences = withFormats(
  { ...words, refusal, activity, reason, formats: {}, stages: {} },
  { formats, stages },
);
