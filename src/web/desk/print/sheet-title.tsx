import { createContext, use } from 'react';
import { eventParts } from '../../../words/index.ts';
import { useSpeech } from '../../shared/words.ts';
import { useDesk } from '../context.tsx';

/** “Spring Open · Round 3”, so that a sheet on the wall says what it is; below, when and where (DK-24). */
export function SheetTitle({ what }: { what: string }) {
  const { facts } = useDesk();
  return (
    <>
      <h1 className="sheet-title">
        {facts.about?.name} <span className="quiet">·</span> {what}
      </h1>
      <SheetEvent />
    </>
  );
}

/** Fetched once, however many sheets there are. */
export const SheetContact = createContext<string | undefined>(undefined);

/** When and where it is and whom to ask, if that is known. */
export function SheetEvent() {
  const { language } = useSpeech();
  const { facts } = useDesk();
  const when = eventParts(language, facts.event, { contact: use(SheetContact) });
  return when.length > 0 && <p className="sheet-event">{when.join(' · ')}</p>;
}
