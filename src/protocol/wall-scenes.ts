/** What the wall can be held at (DK-14); “board” is the bracket or the groups. Apart from the schema, which pages do not need. */
export const wallScenes = ['tables', 'names', 'playing', 'byes', 'standings', 'board', 'forecast', 'between'] as const;
