/** What pages say where the browser itself holds the tournaments. */
export const en = {
  here: {
    title: 'Kept in this browser',
    about: 'Everything you enter stays in this browser, on this device. Nothing is sent anywhere.',
    own: 'Other browsers and phones can’t open it. In this browser, the public page and the wall screen open in other tabs and windows.',
    needsServer:
      'Players’ phones, links for helpers, results that players report, accounts, webhooks and game clocks need a server, because they concern other people’s devices.',
    more: 'What works here, and how to keep it safe',
    save: 'Save a backup',
    saved: 'Saved. Put the file where you would find it if this device were lost.',
    restoreHint: 'To bring a backup back, open it or drop it on this page.',
    never: 'No backup has been saved yet. If the browser’s data is cleared, the tournaments are gone.',
    stale: 'Not saved since {{time}}. If the browser’s data is cleared, what came since is gone.',
    upToDate: 'The last backup has everything ({{time}}).',
    offer: 'The round is over. Save a backup?',
    try: 'Try it in this browser: nothing leaves it',
    later: 'Later',
    restored_one: '{{count}} tournament brought back.',
    restored_other: '{{count}} tournaments brought back.',
    known_one: '{{count}} tournament was here already.',
    known_other: '{{count}} tournaments were here already.',
    different: 'Left as here, because the backup has another course: {{names}}',
    notStored_one: 'Not stored: {{count}} entry waits, this browser has no room',
    notStored_other: 'Not stored: {{count}} entries wait, this browser has no room',
    cannotStore: 'This browser stores nothing at the moment',
    phones:
      'Players’ phones can’t open these pages: the tournament is kept in this browser alone. With Tiltyard on a server everyone has an address.',
    helpers: 'Links for helpers and players need a server: here nobody else’s device can reach the tournament.',
    selfReport:
      'Entering themselves and reporting results takes players’ phones, and so a server. Here the desk enters everything.',
  },
} as const;
