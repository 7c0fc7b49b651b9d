import { de as tieBreaks } from '../../stages/tie-breaks/de.ts';
import type { Translation } from '../../texts.ts';
import type { en } from './en.ts';

export const de = {
  stages: { 'tie-breaks': tieBreaks },
  name: 'Jeder gegen jeden',
  about: 'Alle spielen gegen alle, ein- oder zweimal; die meisten Punkte gewinnen.',
  presets: {
    league: '3 Punkte für einen Sieg',
    chess: 'Schach: 1, ½, 0',
    scores: 'Spielstände, Hin- und Rückrunde',
  },
  settings: {
    legs: 'Durchgänge',
    order: 'Startnummern',
    publish: 'Runden werden gezeigt',
    results: 'Ergebnisse',
  },
  choices: {
    'one-point': 'Sieg, Remis oder Niederlage',
    scores: 'Spielstand',
    'round-by-round': 'Runde für Runde',
    'all-at-once': 'alle auf einmal',
  },
  criteria: {
    scored: 'Erzielt',
  },
  findings: {},
  reasons: {
    'RR-3 record': '{{player}}: {{points, points}} ({{wins, wins}}, {{draws, draws}}, {{losses, losses}}).',
    numbering: 'Die Nummern der Reihe nach: {{players}}.',
    'numbers-meet': 'Nummer {{first}} trifft laut Spielplan auf Nummer {{second}}.',
    'numbers-meet-in-leg': 'Nummer {{first}} trifft laut Spielplan im {{leg}}. Durchgang auf Nummer {{second}}.',
    rests: '{{player}} setzt aus: Die Teilnehmerzahl ist ungerade.',
    'opponent-left':
      '{{player}} setzt aus: {{opponent}} ist vor der Hälfte der Partien ausgestiegen, sie zählen für niemanden.',
    'opponent-forfeits':
      '{{player}} gewinnt kampflos: {{opponent}} ist nach der Hälfte der Partien ausgestiegen und verliert die übrigen.',
    'record-with-scores':
      '{{player}}: {{points, points}} ({{wins, wins}}, {{draws, draws}}, {{losses, losses}}), Verhältnis {{scored}}:{{conceded}}.',
    annulled:
      'Rückzug vor der Hälfte der Partien (bis dahin {{games}}): Keine davon zählt für {{player}} oder die Gegner.',
  },
} as const satisfies Translation<typeof en>;
