/**
 * Every page and its address. The routers take their paths from here and nowhere else, so that the tests which go
 * through this table have seen every page there is.
 */
export const paths = {
  home: '/',
  new: '/new',
  account: '/account',
  docs: '/docs/*?',
  reset: '/reset/:token',
  access: '/t/:id/access',
  players: '/t/:id/desk/players',
  playerCard: '/t/:id/desk/players/:player',
  round: '/t/:id/desk/round/:number?',
  match: '/t/:id/desk/match/:round/:match',
  standings: '/t/:id/desk/standings',
  board: '/t/:id/desk/board',
  between: '/t/:id/desk/between/:number?',
  report: '/t/:id/desk/report',
  activity: '/t/:id/desk/activity',
  share: '/t/:id/desk/share',
  settings: '/t/:id/desk/settings',
  print: '/t/:id/desk/print/:sheet/:number?',
  public: '/t/:id',
  tables: '/t/:id/tables/:number?',
  places: '/t/:id/standings',
  picture: '/t/:id/board',
  entrants: '/t/:id/players',
  player: '/t/:id/players/:player',
  how: '/t/:id/how',
  winner: '/t/:id/winner',
  draws: '/t/:id/draws',
  embed: '/t/:id/embed/:part',
  mine: '/t/:id/me',
  score: '/t/:id/score',
  wall: '/t/:id/wall',
  clock: '/t/:id/clock/:round/:table/:number',
} as const;

export type PageName = keyof typeof paths;

/** Whatever else begins so is shown by the desk, or by the public pages. */
export const deskPath = '/t/:id/desk/*?';
export const publicPath = '/t/:id/*?';
