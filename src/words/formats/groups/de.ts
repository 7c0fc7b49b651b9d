import type { Translation } from '../../texts.ts';
import type { en } from './en.ts';

export const de = {
  name: 'Gruppenrunden',
  about: 'In kleinen Gruppen spielt jeder gegen jeden; die Besten kommen weiter, bis nur noch eine Person übrig ist.',
  presets: {
    hnefatafl: 'Vierergruppen',
    'hnefatafl-balanced': 'Gleich große Gruppen, bis acht',
    'tafl-championship': 'Tafl-Meisterschaft',
  },
  settings: {
    seeded: 'Gesetzt: beginnen in Runde 2',
    champion: 'Titelverteidiger, beginnt im Finale',
    advance: 'Wer aus einer Gruppe weiterkommt; ohne Angabe alle an der Spitze',
    arrangement: 'Einteilung der Gruppen',
    autoAdvance: 'Nächste Runde beginnt von selbst',
    best: 'Wie viele der Besten',
    gameClocks: 'Uhren der Partien',
    gamesPerPairing: 'Partien je Paarung und Farbe',
    groupSize: 'Spieler je Gruppe',
    movesFirst: 'Wer den ersten Zug hat; ohne Angabe der Angreifer',
    noShow: 'Verloren ohne ersten Zug nach; ohne Angabe nie',
    ratings: 'Ratings',
  },
  choices: {
    fixed: 'fest',
    balanced: 'gleich groß',
    mixed: 'gleich stark',
    attacker: 'der Angreifer',
    defender: 'der Verteidiger',
    'with-round': 'starten mit der Runde',
    'by-hand': 'werden von Hand gestartet',
    winners: 'alle an der Spitze',
    best: 'die Besten jeder Gruppe',
    off: 'keine',
    glicko2: 'laufend (Glicko-2)',
  },
  plan: {
    groups_one: '{{count}} Gruppe zu',
    groups_other: '{{count}} Gruppen zu',
  },
  criteria: {
    score: 'Punkte',
    'shorter-wins': 'Kürzere Siege (Züge)',
    'out-of-order': 'Außer der Reihe',
  },
  findings: {},
  reasons: {
    'side-attacker': 'Angreifer',
    'side-defender': 'Verteidiger',
    'grouped-by-rating': 'Gruppe {{group}}: {{size, players}}, nach Rating eingeteilt; bei gleichem Rating per Los.',
    'dealt-by-rating':
      'Gruppe {{group}}: {{size, players}}, nach Rating reihum verteilt, damit alle Gruppen etwa gleich stark sind; bei gleichem Rating per Los.',
    'playing-in-group':
      '{{player}} hat in Gruppe {{group}} bisher {{wins, wins}}, {{losses, losses}} und {{draws, draws}}.',
    'won-group':
      '{{player}} kam in Runde {{round}} weiter: an der Spitze von Gruppe {{group}}, {{wins, wins}}, {{losses, losses}} und {{draws, draws}}.',
    'among-best':
      '{{player}} kam in Runde {{round}} weiter: unter den besten {{best}} von Gruppe {{group}}, {{wins, wins}}, {{losses, losses}} und {{draws, draws}}.',
    'out-of-group':
      '{{player}} schied in Runde {{round}} aus: {{wins, wins}}, {{losses, losses}} und {{draws, draws}} in Gruppe {{group}} reichten nicht.',
    'enters-second': '{{player}} ist gesetzt und beginnt in Runde 2.',
    'enters-final': '{{player}} verteidigt den Titel und beginnt im Finale.',
    'nobody-left': 'Nach Runde {{round}} war niemand mehr übrig.',
    'one-left': 'Nach Runde {{round}} war nur noch {{players}} übrig.',
    'all-equal':
      'In Runde {{round}} hatten alle dieselbe Bilanz ({{wins, wins}}, {{losses, losses}}, {{draws, draws}}): geteilter Sieg für {{players}}.',
    'no-progress':
      'Zwei Runden in Folge, bis Runde {{round}}, ist niemand ausgeschieden: geteilter Sieg für {{players}}.',
  },
} as const satisfies Translation<typeof en>;
