/** The poles and ticks that count rounds and tables, in words. */
export const motif = {
  rounds: 'Rounds',
  closed: '{{label}}, closed',
  now: '{{label}}, being played',
  'to-come': '{{label}}, to come',
  tablesIn_one: '{{done}} of {{count}} table in.',
  tablesIn_other: '{{done}} of {{count}} tables in.',
  gamesIn_one: '{{done}} of {{count}} game in.',
  gamesIn_other: '{{done}} of {{count}} games in.',
  reported_one: 'One reported.',
  reported_other: '{{count}} reported.',
};
