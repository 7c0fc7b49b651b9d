import type { ReactNode } from 'react';
import { useT } from '../../shared/words.ts';
import { SheetTitle } from './sheet-title.tsx';

interface PagesProps<T> {
  readonly what: string;
  /** The rows of each sheet. */
  readonly sheets: readonly (readonly T[])[];
  readonly children: (rows: readonly T[], sheet: number) => ReactNode;
}

/** DK-15: sheet after sheet, each with its title, so that one that got lost still says what it is. */
export function PaperPages<T>({ what, sheets, children }: PagesProps<T>) {
  const t = useT();
  return sheets.map((rows, at) => {
    const part = sheets.length === 1 ? '' : ` ${t('print.part', { part: at + 1, parts: sheets.length })}`;
    const title = `${what}${part}`;
    return (
      <section key={title} className="paper-page">
        <SheetTitle what={title} />
        {children(rows, at)}
      </section>
    );
  });
}
