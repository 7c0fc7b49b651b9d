export { chainHash, checkChain, genesis, isSealed, sealed, secretHashOf, shortCode } from './chain.ts';
export type { LogEntry } from './entry.ts';
export { type Erasure, rewrittenLog, withoutWords } from './erasure.ts';
export { Log } from './log.ts';
export type { LogRefusals } from './refusal.ts';
export { type Refolding, undoRefusal } from './undo.ts';
