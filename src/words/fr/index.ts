import { activity } from './activity.ts';
import { reason } from './reasons.ts';
import { refusal } from './refusals.ts';
import { words } from './words.ts';

export const fr = { ...words, refusal, activity, reason };
