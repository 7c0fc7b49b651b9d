export { pendingOn } from '../../shared/pending.ts';
export { DeskLog, type DeskSnapshot, type NotNow } from './desk-log.ts';
