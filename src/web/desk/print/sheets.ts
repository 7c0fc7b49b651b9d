/** DK-15: what can be printed. */
export const sheets = ['tables', 'names', 'slips', 'standings', 'board', 'signIn', 'podium', 'report'] as const;
export type Sheet = (typeof sheets)[number];

export const ofRound = (sheet: Sheet): boolean => sheet === 'tables' || sheet === 'names' || sheet === 'slips';
