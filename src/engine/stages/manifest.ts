/** The stages that formats share. What a tournament's log calls them, whichever format it is. */
export const stageNames = ['knockout'] as const;

/** Tables of rules and words are made for each of them, or do not compile. */
export type StageName = (typeof stageNames)[number];
