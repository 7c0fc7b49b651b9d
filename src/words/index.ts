export { activityOf, toldIn } from './activity.ts';
export { eventParts, playersText, zoneAt } from './event.ts';
export {
  type Language,
  languageFor,
  languages,
  learn,
  learnFormat,
  listText,
  numberText,
  speaksOf,
} from './languages.ts';
export { progressParts } from './progress.ts';
export { resultText, scoreText, seatTexts, turnedOutcome, writtenResult } from './result-text.ts';
export {
  choiceName,
  countText,
  criterionName,
  formatAbout,
  formatName,
  gameKindName,
  headingText,
  howName,
  labelText,
  type Names,
  namesOf,
  planName,
  presetName,
  roundStateName,
  say,
  sayFinding,
  sayListProblem,
  sayNotationProblem,
  sayRefusal,
  settingName,
  shortLabel,
  slotText,
  stateName,
  statusName,
} from './say.ts';
export type { Heading } from './table.ts';
