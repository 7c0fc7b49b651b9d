import type { TakeOverWords } from './index.ts';

export const de: TakeOverWords = {
  'half-byes': 'Freilose mit halbem Punkt zählen hier nichts (Spieler und Runde): {{who}}.',
  'both-lost': 'Partien, die beide verloren haben, gelten als beiderseits kampflos (Spieler und Runde): {{who}}.',
  unrated: 'Ergebnisse, die nicht für Wertungszahlen zählen, werden wie alle anderen übernommen.',
  colours: 'Weiß sitzt auf dem ersten Platz. Farben spielen bei der Auslosung hier keine Rolle.',
  acceleration: 'Die beschleunigte Auslosung wird nicht fortgesetzt.',
  teams: 'Mannschaften werden nicht übernommen.',
  personal: 'Titel, Geschlecht und Geburtsdaten werden weggelassen.',
  'about-event': 'Ort, Termine, Schiedsrichter und Bedenkzeit werden weggelassen.',
  'other-lines': 'Zeilen, die hier nicht verstanden werden: {{codes}}.',
  'points-lost': 'Punkte für kampflose Niederlagen oder Abwesenheit zählen nicht.',
  total: '{{player}} hat in der Datei {{theirs}} Punkte und hier {{ours}}.',
  'left-last':
    'Diese Leute haben die letzte Runde nicht gespielt und gelten als ausgestiegen. Wer weiterspielt, muss wieder aufgenommen werden: {{who}}.',
  'taken-bye': 'Keine Partie in Runde {{round}}: {{player}} hat das Freilos.',
  'taken-absent': 'Keine Partie in Runde {{round}}, sie gelten als abwesend: {{who}}.',
  places:
    'Bei gleichen Punkten entscheiden die Feinwertungen dieses Turniers. Die Plätze in der Datei werden nicht übernommen.',
  'against-rules':
    'Runde {{round}} wurde nach anderen Regeln als denen dieses Formats ausgelost. Sie bleibt, wie sie ist.',
  moves: 'Die Züge der Partien werden nicht aufbewahrt.',
  'no-round': 'Partien ohne Rundennummer werden weggelassen: {{games}}.',
  'rounds-unknown':
    'Die Datei sagt nicht, wie viele Runden geplant sind. Jetzt sind es {{rounds}}; das lässt sich ändern.',
  'points-unknown': 'Die Datei sagt nicht, was ein Sieg wert ist; das sagen die Einstellungen.',
  'unknown-kind': 'Das ist weder ein FIDE-Bericht (TRF) noch PGN noch eine Tabelle von Partien (CSV).',
  'bad-line': 'Zeile {{line}} ist nicht lesbar: {{text}}',
  'number-twice': 'Zeile {{line}}: Die Spielernummer {{number}} kommt zweimal vor.',
  contradiction: 'Runde {{round}}: Was die Datei über {{one}} sagt, widerspricht dem, was sie über {{other}} sagt.',
  'two-games': 'Runde {{round}}: {{player}} hat mehr als eine Partie.',
  'open-game': 'Runde {{round}}: {{one}} gegen {{other}} hat kein Ergebnis, obwohl eine spätere Runde ausgelost ist.',
  'no-players': 'Es steht niemand darin.',
  'not-this-format': 'Runden, die ein anderes Programm ausgelost hat, lassen sich nicht in «{{format}}» übernehmen.',
  'drawn-elsewhere': 'Von einem anderen Programm ausgelost.',
};
