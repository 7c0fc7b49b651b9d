import type { State } from '../engine/index.ts';
import { plainName } from '../words/plain-name.ts';

/** DK-18: of what is public; the log itself is the desk's. */
export const exportTypes = {
  'standings.csv': 'text/csv',
  'pairings.csv': 'text/csv',
  'games.pgn': 'application/x-chess-pgn',
  'calendar.ics': 'text/calendar',
  'report.trf': 'text/plain',
  'report-2026.trf': 'text/plain',
} as const;

export type Exported = keyof typeof exportTypes;
export const isExported = (file: string): file is Exported => Object.hasOwn(exportTypes, file);

/** What people call the tournament, as any system can store it; its id where nothing of the name is left. */
export const fileName = (id: string, state: State): string =>
  plainName(state.facts.about?.name ?? '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60) || id;
