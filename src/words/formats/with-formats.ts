import type { Brought, StageTables, Words } from '../stages/words.ts';
import type { Sentences } from '../table.ts';
import type { FormatTables } from './words.ts';

export interface Tables {
  readonly formats?: Partial<FormatTables>;
  readonly stages?: Partial<StageTables>;
}

/** A language with what these formats and shared stages say in it. */
export const withFormats = (sentences: Sentences, { formats = {}, stages = {} }: Tables): Sentences => {
  const together = (part: Brought): Words =>
    Object.assign({}, ...[...Object.values(formats), ...Object.values(stages)].map((words) => words[part] ?? {}));
  return {
    ...sentences,
    formats: { ...sentences.formats, ...formats },
    stages: { ...sentences.stages, ...stages },
    reason: { ...sentences.reason, ...together('reasons') },
    finding: { ...sentences.finding, ...together('findings') },
    publicFinding: { ...sentences.publicFinding, ...together('publicFindings') },
    criterion: { ...sentences.criterion, ...together('criteria') },
    count: { ...sentences.count, ...together('counts') },
  };
};
