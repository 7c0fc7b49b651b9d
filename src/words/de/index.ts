import { de as formats } from '../formats/de.ts';
import { together } from '../formats/words.ts';
import type { Sentences } from '../table.ts';
import { activity } from './activity.ts';
import { reason } from './reasons.ts';
import { refusal } from './refusals.ts';
import { words } from './words.ts';

export const de: Sentences = {
  ...words,
  refusal,
  activity,
  formats,
  reason: { ...reason, ...together(formats, 'reasons') },
  criterion: { ...words.criterion, ...together(formats, 'criteria') },
  count: { ...words.count, ...together(formats, 'counts') },
};
