/** What is posted in chats about a tournament. */
export const en = {
  chat: {
    started: 'The tournament has started.',
    finished: 'It’s over. Won by: {{winners}}.',
    over: 'It’s over.',
    reopened: 'The tournament is open again.',
    published: '{{round}} is published.',
    closed: '{{round}} is complete.',
    unwound: '{{round}} was taken back.',
    time: '{{round}}: time is up.',
    ready: '{{round}}, table {{table}}: {{players}} can start.',
    cancelled: '{{round}}, table {{table}}: the game is off.',
    recorded: '{{round}}, table {{table}}: {{players}} {{result}}',
    corrected: 'Corrected – {{round}}, table {{table}}: {{players}} {{result}}',
    removed: '{{round}}, table {{table}}: the result was taken back.',
    table: 'Table {{table}}: {{players}}',
    bye: 'Bye: {{players}}',
    place: '{{place}}. {{player}}',
    more: '… and {{count}} more',
    round: 'Round {{round}}',
  },
} as const;
