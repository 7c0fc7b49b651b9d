import type { Translation } from '../texts.ts';
import type { en } from './en.ts';

export const de = {
  takeOver: {
    'both-lost': 'Partien, die beide verloren haben, gelten als beiderseits kampflos (Spieler und Runde): {{who}}.',
    unrated: 'Ergebnisse, die nicht für Wertungszahlen zählen, werden wie alle anderen übernommen.',
    colours: 'Weiß sitzt auf dem ersten Platz. Farben spielen bei der Auslosung hier keine Rolle.',
    acceleration: 'Beschleunigte Auslosungen lassen sich hier weder fortsetzen noch prüfen.',
    teams: 'Mannschaften werden nicht übernommen.',
    'about-event':
      'Verband, Schiedsrichter, Bedenkzeit, Tage der Runden und Auslosungsprogramm werden nicht übernommen.',
    system: 'Die Runden wurden nach {{code}} ausgelost; die weiteren lost dieses Turniersystem aus.',
    'tie-breaks': 'Feinwertungen, die nicht übernommen werden: {{codes}}.',
    national:
      'Nationale Namen, Kennungen und Klassen werden nicht übernommen; die Wertungszahlen sind die, nach denen gereiht wird.',
    'announced-byes':
      'Freilose kommender Runden zählen nichts; spätere sind hier einzutragen (Spieler, Runde, Art): {{who}}.',
    'apart-rounds': 'Paarungen, die nur für einige Runden verboten sind, bleiben hier verboten, bis das geändert wird.',
    'adjusted-points': 'Zu- oder aberkannte Punkte werden nicht übernommen: {{who}}.',
    'adjusted-unchecked': 'Punkte wurden zu- oder aberkannt (Zeile 299): Solche Runden lassen sich nicht nachlosen.',
    'points-unchecked': 'Die Ergebnisse zählen nicht 1, ½ und 0: Solche Runden lassen sich nicht nachlosen.',
    'other-lines': 'Zeilen, die hier nicht verstanden werden: {{codes}}.',
    'points-lost': 'Punkte für kampflose Niederlagen oder Abwesenheit zählen nicht.',
    total: '{{player}} hat in der Datei {{theirs}} Punkte und hier {{ours}}.',
    'left-last':
      'Diese Leute haben die letzte Runde nicht gespielt und gelten als ausgestiegen. Wer weiterspielt, muss wieder aufgenommen werden: {{who}}.',
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
    'unknown-kind':
      'Diese Datei lässt sich hier nicht lesen. Lesbar sind FIDE-Berichte (TRF), PGN, Tabellen von Partien oder Spielern (CSV, Excel) und JSON von Challonge, brackets-manager, NRTM und cobra.',
    'no-rounds-yet': 'Die Datei ist eine Liste von Spielern, ohne Runden.',
    'only-players':
      'Nur die Spieler werden übernommen. Runden dieser Art („{{kind}}“) lassen sich hier nicht fortsetzen.',
    'scores-left-out': 'Spielstände werden als Sieg, Remis oder Niederlage übernommen.',
    'cut-left-out': 'Die Runden der Endrunde werden weggelassen.',
    'bad-line': 'Zeile {{line}} ist nicht lesbar: {{text}}',
    'number-twice': 'Zeile {{line}}: Die Spielernummer {{number}} kommt zweimal vor.',
    contradiction: 'Runde {{round}}: Was die Datei über {{one}} sagt, widerspricht dem, was sie über {{other}} sagt.',
    'two-games': 'Runde {{round}}: {{player}} hat mehr als eine Partie.',
    'open-game': 'Runde {{round}}: {{one}} gegen {{other}} hat kein Ergebnis, obwohl eine spätere Runde ausgelost ist.',
    'no-players': 'Es steht niemand darin.',
    'not-this-format': 'Runden, die ein anderes Programm ausgelost hat, lassen sich nicht in «{{format}}» übernehmen.',
    'perhaps-byes':
      'Ein einziger Spieler hatte keine Partie, und die Datei nennt es nicht Freilos; es zählt als keine Partie (Spieler und Runde): {{who}}.',
    'confirmed-byes': 'Auf Ihre Angabe hin als Freilos übernommen (Spieler und Runde): {{who}}.',
    'ask-byes': 'Ein einziger Spieler hatte keine Partie. War es ein Freilos? (Spieler und Runde): {{who}}.',
    'no-bye': 'Ohne Gegner und ohne gutgeschriebenen Sieg, das zählt als keine Partie (Spieler und Runde): {{who}}.',
    'several-events': 'Die Datei enthält mehrere Turniere. Wählen Sie eines: {{events}}.',
    'skipped-games': 'Partien, die nicht lesbar sind, werden weggelassen (Zeile und Angabe): {{games}}.',
    'no-rounds':
      'Keine der {{games}} Partien nennt ihre Runde (die Angabe „Round“), deshalb ist ihre Reihenfolge unbekannt.',
    'no-games': 'Keine Partie darin ist lesbar. Die erste, mit ihrer Zeile: {{text}}.',
    'empty-round': 'Runde {{round}} hat in der Datei keine Partien, eine spätere aber schon.',
    'too-many-rounds': 'Die Datei hat mehr als {{most}} Runden.',
    'too-many-players': 'Die Datei hat mehr als {{most}} Spieler.',
    'too-many-apart': 'Die Datei trennt mehr als {{most}} Spielerpaare.',
    spreadsheet:
      'Das ist eine Tabellendatei und kein Text. Speichern Sie sie im Tabellenprogramm als CSV und übernehmen Sie diese Datei.',
    'drawn-elsewhere': 'Von einem anderen Programm ausgelost.',
  },
} as const satisfies Translation<typeof en>;
