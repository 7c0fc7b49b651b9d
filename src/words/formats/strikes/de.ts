import type { Translation } from '../../texts.ts';
import type { en } from './en.ts';

export const de = {
  name: 'Strichturnier',
  about: 'Tische zu dritt bis fünft; jeder Platz hinter dem ersten kostet Striche, zu viele bedeuten das Aus.',
  presets: {
    strikes: 'Raus bei 35, beste Sitzordnung',
    'czapski-short': 'Kurz: raus bei 23',
    czapski: 'Üblich: raus bei 35',
    'czapski-long': 'Lang: raus bei 47',
  },
  settings: {
    eliminationAt: 'Striche bis zum Ausscheiden',
    finalGame: 'Bei geteiltem Sieg zu zweit: Finalpartie',
    fiveLeft: 'Noch fünf bei Vierertischen',
    improve: 'Besten Plan durch Tauschen verbessern',
    maxTable: 'Spieler je Tisch, höchstens',
    plans: 'Geloste Sitzpläne',
    scoring: 'Wie Ergebnisse zählen',
  },
  choices: {
    '4+bye': 'Vierertisch und Freilos',
    '3+2': 'Dreier- und Zweiertisch',
    'highest-wins': 'höchste Punktzahl siegt',
    'lowest-wins': 'niedrigste Punktzahl siegt',
    places: 'Plätze',
  },
  plan: {
    random_one: '{{count}} Tisch zu',
    random_other: '{{count}} Tische zu',
    split: 'nach Strichen geteilt',
  },
  criteria: {
    'rounds-survived': 'Überstandene Runden',
    strikes: 'Striche',
    'detrimental-points': 'Punkte für erneute Begegnungen',
    'pairs-met-before': 'Schon begegnete Paare',
  },
  counts: {
    strikes_one: '{{count}} Strich',
    strikes_other: '{{count}} Striche',
  },
  findings: {},
  reasons: {
    'board-strikes': 'Striche',
    'label-final-game': 'Finalpartie',
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
    'out-after-round':
      '{{player}} scheidet am Ende dieser Runde aus, mit {{strikes, strikes}}; die Grenze ist {{level}}.',
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
  },
} as const satisfies Translation<typeof en>;
