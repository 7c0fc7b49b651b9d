import type { Sentences } from '../table.ts';

/**
 * By topic; the rule's number is shown beside the sentence. Counted figures stand in the nominative or accusative,
 * as `count` words them: «hat 3 Siege», never «mit 3 Siege».
 */

const labels = {
  'label-round': 'Runde {{round}}',
  'label-phase': 'Runde {{round}}, Phase {{phase}}',
  'label-playoff': 'Runde {{round}}, Phase {{phase}}',
  'label-final': 'Runde {{round}} · Finale',
  'label-semi-finals': 'Runde {{round}} · Halbfinale',
  'label-quarter-finals': 'Runde {{round}} · Viertelfinale',
  'label-last-16': 'Runde {{round}} · Achtelfinale',
  'label-last': 'Runde {{round}} · Letzte {{of}}',
  'label-final-game': 'Finalpartie',
};

const desk = {
  'placed-by-desk': 'Von der Turnierleitung so eingeteilt.',
  'ended-early': 'Das Turnier wurde vorzeitig beendet; vorn lagen da: {{players}}.',
  'ended-early_alone': 'Das Turnier wurde vorzeitig beendet.',
};

const groups = {
  'grouped-by-rating': 'Gruppe {{group}}: {{size, players}}, nach Rating eingeteilt; bei gleichem Rating per Los.',
  'playing-in-group':
    '{{player}} hat in Gruppe {{group}} bisher {{wins, wins}}, {{losses, losses}} und {{draws, draws}}.',
  'won-group':
    '{{player}} kam in Runde {{round}} weiter: an der Spitze von Gruppe {{group}}, {{wins, wins}}, {{losses, losses}} und {{draws, draws}}.',
  'out-of-group':
    '{{player}} schied in Runde {{round}} aus: {{wins, wins}}, {{losses, losses}} und {{draws, draws}} in Gruppe {{group}} reichten nicht.',
  withdrew: 'Rückzug in Runde {{round}}: {{player}}.',
  'nobody-left': 'Nach Runde {{round}} war niemand mehr übrig.',
  'one-left': 'Nach Runde {{round}} war nur noch {{players}} übrig.',
  'all-equal':
    'In Runde {{round}} hatten alle dieselbe Bilanz ({{wins, wins}}, {{losses, losses}}, {{draws, draws}}): geteilter Sieg für {{players}}.',
  'no-progress':
    'Zwei Runden in Folge, bis Runde {{round}}, ist niemand ausgeschieden: geteilter Sieg für {{players}}.',
};

const strikes = {
  'goes-out': '{{player}} ist raus mit {{strikes}}.',
  'nobody-goes-out': 'An diesem Tisch scheidet niemand aus.',
  'no-strikes-in-final': 'Eine Finalpartie: Sie bringt keine Striche.',
  'seated-least-met':
    'So verteilt, dass sich wenige wiedersehen; an diesem Tisch schon begegnet: {{pairs, pairs}} ({{points, points}}).',
  'split-group': 'Gruppe {{group}} nach Strichen: {{fewest}} bis {{most, strikes}}.',
  'bye-for-fewest-strikes':
    '{{player}} setzt aus: die wenigsten Striche ({{strikes}}), vor dieser Runde {{byes, byes}}.',
  'seating-improved':
    'Per Los entstanden {{plans, plans}}; der beste hatte {{bestOfPlans, points}} für erneute Begegnungen, Tauschen brachte ihn auf {{improved}}.',
  'seating-best-of-plans':
    'Per Los entstanden {{plans, plans}}; der beste hat {{bestOfPlans, points}} für erneute Begegnungen.',
  'plays-final-game': '{{players}} lagen gemeinsam vorn und spielen es aus.',
  'still-in': '{{player}} ist noch dabei: {{strikes, strikes}}, weniger als {{level}}.',
  eliminated: '{{player}} schied in Runde {{round}} aus: {{strikes, strikes}}; die Grenze ist {{level}}.',
  'stays-out':
    '{{player}} schied in Runde {{round}} aus und bleibt draußen, obwohl es nach einer Berichtigung {{strikes, strikes}} sind, weniger als {{level}}.',
  'last-one-left': 'Nur noch {{player}} war übrig: {{strikes, strikes}}.',
  'two-left-nothing-played': '{{players}} waren übrig, bevor gespielt wurde: geteilter Sieg.',
  'level-and-no-sole-last-winner':
    '{{players}} hatten je {{strikes, strikes}}, und die letzte Partie trennte sie nicht: geteilter Sieg.',
  'level-and-won-last-game':
    '{{player}} und {{opponent}} hatten je {{strikes, strikes}}; {{player}} gewann die letzte Partie.',
  'fewer-strikes-and-bye':
    '{{player}} hatte weniger Striche als {{opponent}} ({{strikes}} gegen {{against}}) und setzte in der letzten Runde aus.',
  'fewer-strikes-and-won-last-game':
    '{{player}} hatte weniger Striche als {{opponent}} ({{strikes}} gegen {{against}}) und gewann die letzte Partie.',
  'fewer-strikes-but-second':
    'Wer von {{players}} weniger Striche hatte ({{strikes}} gegen {{against}}), kam in der letzten Partie auf Platz 2: geteilter Sieg.',
  'won-last-game':
    '{{player}} gewann die letzte Partie; {{opponent}} hatte weniger Striche ({{against}} gegen {{strikes}}), kam dort aber nur auf Platz {{place}}.',
  'fewer-strikes-and-last-winners-out':
    '{{player}} hatte weniger Striche als {{opponent}} ({{strikes}} gegen {{against}}), und wer die letzte Partie gewann, schied aus.',
  'fewer-strikes': '{{player}} hatte weniger Striche als {{opponent}}: {{strikes}} gegen {{against}}.',
  'level-without-margins':
    '{{players}} hatten je {{strikes, strikes}}, und es gab keine Abstände zum Vergleichen: geteilter Sieg.',
  'level-with-equal-margins':
    '{{players}} hatten je {{strikes, strikes}} und denselben Abstand ({{margin}}): geteilter Sieg.',
  'level-and-larger-margin':
    '{{player}} und {{opponent}} hatten je {{strikes, strikes}}; {{player}} hatte den größeren Abstand, {{margin}} gegen {{otherMargin}}.',
  'nobody-played': 'Niemand hat gespielt, also hat niemand gewonnen.',
  'all-out-fewest-strikes':
    'In der letzten Runde schieden alle aus; {{player}} hatte die wenigsten Striche, {{strikes}}.',
  'all-out-level':
    'In der letzten Runde schieden alle aus; {{players}} hatten gleich viele und die wenigsten Striche, {{strikes}}.',
  'won-final-game': '{{player}} gewann die Finalpartie.',
  'final-game-tied': 'Die Finalpartie brachte keine Entscheidung: Es bleibt beim geteilten Sieg für {{players}}.',
};

const swiss = {
  'worth-win': '{{player}} gewinnt: {{first}}–{{second}} Punkte.',
  'worth-timed-win': '{{player}} liegt nach Zeit vorn, ein Sieg nach Zeit: {{first}}–{{second}} Punkte.',
  'worth-level': 'Remis: je {{first}} Punkte.',
  'drawn-at-random': 'Per Los gezogen.',
  'rematch-allowed':
    '{{player}} und {{opponent}} spielen wieder gegeneinander (zuletzt in Runde {{round}}): Die Turnierleitung hat Wiederholungen erlaubt.',
  'same-points': 'Beide haben {{points, points}}; unter diesen entschied das Los.',
  'odd-score-group':
    '{{player}} ({{points, points}}) und {{opponent}} ({{other, points}}): Eine Punktgruppe war ungerade, also spielt jemand außerhalb.',
  'met-all-in-group':
    '{{player}} ({{points, points}}) hat gegen alle mit gleich vielen Punkten gespielt und trifft auf {{opponent}} ({{other, points}}).',
  'best-for-all':
    '{{player}} ({{points, points}}) gegen {{opponent}} ({{other, points}}): So hat die ganze Runde die kleinsten Unterschiede ohne Wiederholung.',
  'bye-by-lot': 'Freilos per Los für {{player}}; zur Wahl: {{among, players}}.',
  'bye-in-turn':
    'Freilos für {{player}}: bisher {{byes, byes}}, Platz {{place}} der Rangliste; mit gleichem Anspruch: {{level}}.',
  'bye-passed-over': 'Ohne {{player}} lassen sich die anderen paaren; ohne {{others}} ginge es nicht.',
  'top-half-against-bottom': 'Obere gegen untere Hälfte: Nummer {{rank}} nach Rating gegen Nummer {{other}}.',
  'all-rounds-played': 'Alle Runden sind gespielt ({{rounds, rounds}}); vorn: {{players}}.',
  record:
    '{{player}}: {{points, points}}, Differenz {{differential}} ({{wins, wins}}, {{draws, draws}}, {{losses, losses}}, {{byes, byes}}).',
  'behind-by': '{{player}} liegt hinter {{opponent}} ({{criterion}}: {{value}} gegen {{other}}).',
  'ahead-by': '{{player}} liegt vor {{opponent}} ({{criterion}}: {{value}} gegen {{other}}).',
  'shares-place': '{{level, players}} liegen gleichauf und teilen sich Platz {{place}}.',
  dropped: 'Rückzug nach Runde {{round}}: {{player}}.',
};

/** «_alone» is said where a reason names no others. */
const knockout = {
  'start-position': 'Startstellung {{number}}: {{fen}}.',
  seeded: '{{player}} hatte Setzplatz {{seed}}.',
  'seeds-meet': 'Match {{match}}: Setzplatz {{first}} gegen Setzplatz {{second}}.',
  'winners-meet': 'Match {{match}}: die Sieger der Matches {{first}} und {{second}}.',
  final: 'Das Finale: die Sieger der Matches {{first}} und {{second}}.',
  'HK-19 third-place': 'Um Platz 3: die Verlierer der Matches {{first}} und {{second}}.',
  walkover: '{{player}} kommt in Match {{match}} kampflos weiter: Es gibt keinen Gegner.',
  'in-the-running': '{{player}} ist noch dabei, in Runde {{round}}.',
  champion: '{{player}} gewann das Finale gegen {{others}}.',
  champion_alone: '{{player}} gewann das Finale ohne Gegner.',
  'place-taken':
    '{{player}} gewann Match {{match}} durch eine spätere Berichtigung; der Platz in der nächsten Runde war da schon vergeben.',
  'final-forfeited': 'Das Finale, Match {{match}}, wurde nicht gespielt: Beide teilen sich Platz 2.',
  'lost-final': '{{player}} verlor das Finale gegen {{others}}.',
  'plays-for-third': '{{player}} spielt um Platz 3.',
  'third-place': '{{player}} gewann das Match um Platz 3.',
  'lost-third-place': '{{player}} verlor das Match um Platz 3.',
  'knocked-out': '{{player}} schied in Runde {{round}}, Match {{match}}, gegen {{others}} aus.',
  'knocked-out_alone': '{{player}} schied in Runde {{round}}, Match {{match}}, aus.',
  'no-champion': 'Niemand hat das Finale gespielt: Es gibt keinen Turniersieg.',
  'HK-26 withdrew': 'Rückzug vor der ersten Partie der K.-o.-Runde: {{player}}.',
};

const qualification = {
  'round-robin': 'Die Nummern für „jeder gegen jeden“ wurden gelost: {{players}}.',
  'round-robin-pair': 'Phase {{phase}} der für alle gelosten Reihenfolge „jeder gegen jeden“.',
  'white-in-game-1': '{{player}} hat in der ersten Partie Weiß.',
  'best-phase': 'Die beste mögliche Paarung: möglichst wenige und alte Wiederholungen, dann die Farben, dann das Los.',
  'first-meeting': 'Sie haben noch nicht gegeneinander gespielt.',
  'meets-again':
    'Sie haben schon {{meetings, times}} gegeneinander gespielt, zuletzt in Phase {{last}}; eine bessere Paarung gibt es nicht.',
  'bye-of-round-robin': '{{player}} hat den leeren Platz bei „jeder gegen jeden“: bisher {{byes, byes}}.',
  bye: 'Freilos für {{player}}: bisher {{byes, byes}}, die wenigsten; zur Wahl: {{candidates, players}}; die anderen lassen sich so am besten paaren.',
  'playoff-for-places': '{{players}} liegen gleichauf und spielen um die letzten Plätze ({{places}}).',
  'playoff-for-seeds': '{{players}} liegen gleichauf und spielen um ihre Setzplätze.',
  'playoff-bye': '{{player}} hat per Los das Freilos im Stichkampf.',
  seeds: 'Die Setzliste: {{players}}.',
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
};

const robin = {
  numbering: 'Die Nummern der Reihe nach: {{players}}.',
  'numbers-meet': 'Nummer {{first}} trifft laut Spielplan auf Nummer {{second}}.',
  'numbers-meet-in-leg': 'Nummer {{first}} trifft laut Spielplan im {{leg}}. Durchgang auf Nummer {{second}}.',
  rests: '{{player}} setzt aus: Die Teilnehmerzahl ist ungerade.',
  'opponent-left':
    '{{player}} setzt aus: {{opponent}} ist vor der Hälfte der Partien ausgestiegen, sie zählen für niemanden.',
  'opponent-forfeits':
    '{{player}} gewinnt kampflos: {{opponent}} ist nach der Hälfte der Partien ausgestiegen und verliert die übrigen.',
  'RR-3 record': '{{player}}: {{points, points}} ({{wins, wins}}, {{draws, draws}}, {{losses, losses}}).',
  'record-with-scores':
    '{{player}}: {{points, points}} ({{wins, wins}}, {{draws, draws}}, {{losses, losses}}), Verhältnis {{scored}}:{{conceded}}.',
  annulled:
    'Rückzug vor der Hälfte der Partien (bis dahin {{games}}): Keine davon zählt für {{player}} oder die Gegner.',
};

export const reason: Sentences['reason'] = {
  ...labels,
  ...desk,
  ...groups,
  ...strikes,
  ...robin,
  ...swiss,
  ...knockout,
  ...qualification,
};
