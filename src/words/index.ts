export { absencesText, absentText } from './absences.ts';
export { activityOf, overrideIn, toldIn } from './activity.ts';
export { adjustmentMarks, signedText } from './adjustments.ts';
export { listText, numberText, translator } from './catalogue.ts';
export { eventParts, playersText, timeText, zoneAt } from './event.ts';
export { type Language, languageFor, languages } from './language.ts';
export { progressParts } from './progress.ts';
export { movesText, resultText, scoreText, seatTexts, turnedOutcome, writtenResult } from './result-text.ts';
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
  unitName,
  unitText,
} from './say.ts';
export type { Heading } from './table.ts';
