import { es as formats } from '../formats/es.ts';
import { withFormats } from '../formats/with-formats.ts';
import { es as stages } from '../stages/es.ts';
import type { Sentences } from '../table.ts';
import { activity } from './activity.ts';
import { reason } from './reasons.ts';
import { refusal } from './refusals.ts';
import { words } from './words.ts';

export const es: Sentences = withFormats(
  { ...words, refusal, activity, reason, formats: {}, stages: {} },
  { formats, stages },
);
