import type { BracketMatchView, SlotView } from '../../../engine/index.ts';
import { type Names, slotText } from '../../../words/index.ts';
import type { Speech } from '../words.ts';

/** A seed that nobody took is a bye; later in the bracket somebody simply did not come (HK-14, HK-25). */
export function slotName({ t, language }: Speech, slot: SlotView, names: Names, first: boolean): string {
  if (slot.kind === 'nobody') return first ? t('bracket.bye') : t('bracket.nobody');
  return slotText(language, slot, names);
}

/** What is so about a match beyond its score; undefined where the score says it all. */
export function stateText({ t }: Speech, match: BracketMatchView): string | undefined {
  if (match.how === 'forfeit') return t('bracket.forfeit');
  if (match.how === 'double-forfeit') return t('bracket.doubleForfeit');
  switch (match.state) {
    case 'open':
      return match.table === undefined ? t('bracket.open') : t('bracket.atTable', { table: match.table });
    case 'walkover':
      return t('bracket.walkover');
    case 'void':
      return t('bracket.void');
    default:
      return undefined;
  }
}
