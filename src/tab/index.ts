export { TabKeeping } from './backup.ts';
export { TabDatabase } from './database.ts';
export { TabPort } from './tab-port.ts';
