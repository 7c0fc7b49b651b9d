import { de as stage } from '../../stages/knockout/de.ts';
import type { Translation } from '../../texts.ts';
import type { en } from './en.ts';

export const de = {
  stages: { knockout: stage },
  name: 'Hybrid-K.-o.',
  about: 'Erst ein Rennen um die Plätze, dann eine K.-o.-Runde derer, die es geschafft haben.',
  presets: {
    sacrifice: 'Chess960, Einzelpartien',
  },
  settings: {
    seedTies: 'Gleichstand in der Setzliste entscheidet',
  },
  choices: {
    playoff: 'ein Stichkampf',
  },
  plan: {
    'qualification.qualifiers': 'kommen weiter',
    'qualification.points': 'Punkte nötig',
    knockout: 'K.-o. mit {{count}}',
  },
  criteria: {
    repeats: 'Wiederholungen',
    age: 'Wie jung die Wiederholungen sind',
    'same-colour': 'Wieder dieselbe Farbe',
    matches: 'Matches',
  },
  findings: {},
  reasons: {
    'board-race': 'Rennen',
    'label-phase': 'Runde {{round}}, Phase {{phase}}',
    'label-playoff': 'Runde {{round}}, Phase {{phase}}',
    'round-robin': 'Die Nummern für „jeder gegen jeden“ wurden gelost: {{players}}.',
    'round-robin-pair': 'Phase {{phase}} der für alle gelosten Reihenfolge „jeder gegen jeden“.',
    'white-in-game-1': '{{player}} hat in der ersten Partie Weiß.',
    'best-phase':
      'Die beste mögliche Paarung: möglichst wenige und alte Wiederholungen, dann die Farben, dann das Los.',
    'first-meeting': 'Sie haben noch nicht gegeneinander gespielt.',
    'meets-again':
      'Sie haben schon {{meetings, times}} gegeneinander gespielt, zuletzt in Phase {{last}}; eine bessere Paarung gibt es nicht.',
    'bye-of-round-robin': '{{player}} hat in dieser Phase das Freilos: bisher {{byes, byes}}.',
    bye: 'Freilos für {{player}}: bisher {{byes, byes}}, die wenigsten; zur Wahl: {{candidates, players}}; die anderen lassen sich so am besten paaren.',
    'playoff-for-places': '{{players}} liegen gleichauf und spielen um die letzten Plätze ({{places}}).',
    'playoff-for-seeds': '{{players}} liegen gleichauf und spielen um ihre Setzplätze.',
    'playoff-bye': '{{player}} hat per Los das Freilos im Stichkampf.',
    qualified:
      '{{player}} hat sich in Phase {{phase}} qualifiziert: {{points, points}} aus {{matches, matches}}, Setzplatz {{seed}}.',
    'qualified-by-playoff': '{{player}} hat sich im Stichkampf in Phase {{phase}} qualifiziert, Setzplatz {{seed}}.',
    'qualified-as-left': '{{player}} hat sich qualifiziert, weil für alle Übrigen Plätze da waren, Setzplatz {{seed}}.',
    'qualified-instead': '{{player}} rückte nach einem Rückzug auf einen Platz nach, Setzplatz {{seed}}.',
    'seed-by-completion':
      'Setzplatz {{seed}}: nach dem Zeitpunkt, zu dem das Match gegen {{opponent}} beendet war, dann weniger Matches ({{matches}}), dann Punkte ({{points}}).',
    'by-lot': 'Das Los entschied über Setzplatz {{seed}} für {{player}}.',
    'not-qualified':
      '{{player}} hat sich nicht qualifiziert: {{points, points}} aus {{matches, matches}}, {{byes, byes}}.',
    'in-playoff': '{{player}} ist im Stichkampf, gleichauf mit anderen: {{points, points}}.',
    'league-points': '{{player}} hat {{points, points}} aus {{matches, matches}}, {{byes, byes}}.',
    'HK-14 withdrew': 'Rückzug aus der Qualifikation: {{player}}, {{points, points}} aus {{matches, matches}}.',
    'qualification-over': 'Alle Plätze sind vergeben, nach Setzplatz: {{players}}.',
  },
} as const satisfies Translation<typeof en>;
