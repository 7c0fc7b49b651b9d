import { type Facts, type Formats, historyOf, type Reason, type Round, rulebookOf } from '../tournament/index.ts';

/** As people call the round. */
export const labelOf = (formats: Formats, facts: Facts, round: Round): Reason =>
  rulebookOf(formats, facts, round.stage).label(historyOf(facts, round.stage), round);
