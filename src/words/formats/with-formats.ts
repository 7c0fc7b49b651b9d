import type { Sentences } from '../table.ts';
import type { Brought, FormatTables, Words } from './words.ts';

/** A language with what these formats say in it. */
export const withFormats = (sentences: Sentences, tables: Partial<FormatTables>): Sentences => {
  const together = (part: Brought): Words =>
    Object.assign({}, ...Object.values(tables).map((words) => words[part] ?? {}));
  return {
    ...sentences,
    formats: { ...sentences.formats, ...tables },
    reason: { ...sentences.reason, ...together('reasons') },
    finding: { ...sentences.finding, ...together('findings') },
    publicFinding: { ...sentences.publicFinding, ...together('publicFindings') },
    criterion: { ...sentences.criterion, ...together('criteria') },
    count: { ...sentences.count, ...together('counts') },
  };
};
