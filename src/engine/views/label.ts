import { type Facts, type Formats, historyOf, type Round, rulebookOf } from '../tournament/index.ts';
import { type ReasonView, reasonView } from './reason.ts';

/** As people call the round. */
export const labelOf = (formats: Formats, facts: Facts, round: Round): ReasonView =>
  reasonView(rulebookOf(formats, facts, round.stage).label(historyOf(facts, round.stage), round));
