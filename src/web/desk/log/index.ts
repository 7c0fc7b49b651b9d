export { DeskLog, type DeskSnapshot, type NotNow } from './desk-log.ts';
