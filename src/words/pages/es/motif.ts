export const motif = {
  rounds: 'Rondas',
  closed: '{{label}}, cerrada',
  now: '{{label}}, en juego',
  'to-come': '{{label}}, por jugar',
  tablesIn_one: '{{done}} de {{count}} mesa terminada.',
  tablesIn_other: '{{done}} de {{count}} mesas terminadas.',
  gamesIn_one: '{{done}} de {{count}} partida terminada.',
  gamesIn_other: '{{done}} de {{count}} partidas terminadas.',
  reported_one: 'Una comunicada.',
  reported_other: '{{count}} comunicadas.',
};
