import { useDesk } from '../context.tsx';

/** «Spring Open · Round 3», so that a sheet on the wall says what it is. */
export function SheetTitle({ what }: { what: string }) {
  const { facts } = useDesk();
  return (
    <h1 className="sheet-title">
      {facts.about?.name} <span className="quiet">·</span> {what}
    </h1>
  );
}
