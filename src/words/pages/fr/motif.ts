export const motif = {
  rounds: 'Rondes',
  closed: '{{label}}, close',
  now: '{{label}}, en cours',
  'to-come': '{{label}}, à venir',
  tablesIn_one: '{{done}} table terminée sur {{count}}.',
  tablesIn_other: '{{done}} tables terminées sur {{count}}.',
  gamesIn_one: '{{done}} partie terminée sur {{count}}.',
  gamesIn_other: '{{done}} parties terminées sur {{count}}.',
  reported_one: 'Une annoncée.',
  reported_other: '{{count}} annoncées.',
};
