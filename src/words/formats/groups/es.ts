import type { Translation } from '../../texts.ts';
import type { en } from './en.ts';

export const es = {
  name: 'Rondas de grupos',
  about: 'Todos contra todos en grupos pequeños; los mejores de cada uno siguen hasta que queda uno.',
  presets: {
    hnefatafl: 'Grupos de cuatro',
    'hnefatafl-balanced': 'Grupos parejos, hasta ocho',
    'tafl-championship': 'Campeonato de tafl',
  },
  settings: {
    seeded: 'Cabezas de serie, que entran en la ronda 2',
    champion: 'Actual campeón, que entra en la final',
    advance: 'Quién pasa de un grupo; si no se indica, todos los empatados en cabeza',
    arrangement: 'Cómo se forman los grupos',
    autoAdvance: 'La ronda siguiente empieza sola',
    best: 'Cuántos de los mejores',
    gameClocks: 'Relojes de las partidas',
    gamesPerPairing: 'Partidas por emparejamiento con cada color',
    groupSize: 'Jugadores por grupo',
    movesFirst: 'Quién hace la primera jugada; si no se indica, el atacante',
    noShow: 'Pérdida por no hacer la primera jugada en; nunca si no se indica',
    ratings: 'Ratings',
  },
  choices: {
    fixed: 'fijos',
    balanced: 'de tamaño parejo',
    mixed: 'de fuerza pareja',
    attacker: 'el atacante',
    defender: 'el defensor',
    'with-round': 'arrancan con la ronda',
    'by-hand': 'se ponen en marcha a mano',
    winners: 'todos los empatados en cabeza',
    best: 'los mejores de cada grupo',
    off: 'ninguno',
    glicko2: 'en vivo (Glicko-2)',
  },
  plan: {
    groups_one: '{{count}} grupo de',
    groups_other: '{{count}} grupos de',
  },
  criteria: {
    score: 'Puntos',
    'shorter-wins': 'Victorias más cortas (jugadas)',
    'out-of-order': 'Fuera de orden',
  },
  findings: {},
  reasons: {
    'side-attacker': 'atacante',
    'side-defender': 'defensor',
    'grouped-by-rating':
      'Grupo {{group}} de {{size, players}}, formado por orden de rating; a igual rating, por sorteo.',
    'dealt-by-rating':
      'Grupo {{group}} de {{size, players}}, repartido por orden de rating para que todos tengan una fuerza parecida; a igual rating, por sorteo.',
    'playing-in-group': '{{player}} lleva {{wins, wins}}, {{losses, losses}} y {{draws, draws}} en el grupo {{group}}.',
    'won-group':
      '{{player}} pasó de la ronda {{round}}: en cabeza del grupo {{group}} con {{wins, wins}}, {{losses, losses}} y {{draws, draws}}.',
    'among-best':
      '{{player}} pasó de la ronda {{round}}: entre los {{best}} mejores del grupo {{group}} con {{wins, wins}}, {{losses, losses}} y {{draws, draws}}.',
    'out-of-group':
      '{{player}} quedó fuera en la ronda {{round}}: no bastó con {{wins, wins}}, {{losses, losses}} y {{draws, draws}} en el grupo {{group}}.',
    'enters-second': '{{player}} es cabeza de serie y entra en la ronda 2.',
    'enters-final': '{{player}} defiende el título y entra en la final.',
    'nobody-left': 'No quedaba nadie tras la ronda {{round}}.',
    'one-left': 'Tras la ronda {{round}} solo quedaba {{players}}.',
    'all-equal':
      'En la ronda {{round}} todos acabaron igual ({{wins, wins}}, {{losses, losses}}, {{draws, draws}}): comparten la victoria {{players}}.',
    'no-progress':
      'Nadie quedó fuera en dos rondas seguidas, hasta la ronda {{round}}: comparten la victoria {{players}}.',
  },
} as const satisfies Translation<typeof en>;
