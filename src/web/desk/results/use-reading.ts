import { useMemo, useState } from 'react';
import { type Round, roundRules, type Table } from '../../../engine/index.ts';
import { useDesk } from '../context.tsx';
import { mannerOf } from './entry-mode.ts';
import { readLine } from './reading.ts';
import { isTurned } from './sides.ts';

/** What is typed in the line, and how it is read at a table. */
export function useReading(round: Round, current: Table | undefined) {
  const { names, derived } = useDesk();
  const [text, setText] = useState('');
  const rules = roundRules(derived, round);
  const entryMode = current && mannerOf(rules, current);
  const target = rules.form.kind === 'target' ? rules.form.target : undefined;
  const reading = useMemo(
    () =>
      current &&
      entryMode &&
      readLine(text, { round, current, entryMode, names, turned: (table) => isTurned(derived, round, table), target }),
    [text, derived, round, current, entryMode, names, target],
  );
  return { rules, entryMode, reading, text, setText };
}
