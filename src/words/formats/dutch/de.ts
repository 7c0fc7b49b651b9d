import { de as tieBreaks } from '../../stages/tie-breaks/de.ts';
import type { Translation } from '../../texts.ts';
import type { en } from './en.ts';

export const de = {
  stages: { 'tie-breaks': tieBreaks },
  name: 'Schweizer System (Dutch)',
  about: 'Schach: eine feste Zahl von Runden mit Farben, gepaart nach den Regeln des Dutch-Systems.',
  presets: { chess: 'Schach, 60 min + 30 s', rapid: 'Schnellschach, 15 min + 10 s' },
  settings: {
    rounds: 'Runden',
    initialColour: 'Erste Farbe der Nummer 1',
  },
  choices: { lot: 'per Los', white: 'Weiß', black: 'Schwarz' },
  criteria: {},
  findings: {},
  reasons: {
    'dutch-record':
      '{{player}} hat {{points, points}}: {{wins, wins}}, {{draws, draws}}, {{losses, losses}}, {{byes, byes}}.',
    'pairing-numbers': 'Startnummern, Nummer 1 zuerst: {{players}}.',
    'initial-colour': 'Anfangsfarbe der Nummer 1: {{colour}}.',
    'dutch-bracket': 'Beide haben {{points, points}}: die beste Paarung ihrer Gruppe, obere gegen untere Hälfte.',
    'dutch-float-odd':
      '{{player}} ({{points, points}}) wird zu {{opponent}} ({{other, points}}) heruntergelost: Die Gruppe war ungerade (C6).',
    'dutch-float-needed':
      '{{player}} ({{points, points}}) wird zu {{opponent}} ({{other, points}}) heruntergelost: In der Gruppe ließen sich nicht alle paaren (C4, C6).',
    'dutch-float-again':
      '{{player}} wurde schon in Runde {{round}} heruntergelost; es ließ sich nicht vermeiden (C14, C16).',
    'colours-preferred': '{{player}} hat Weiß: Beide haben die Farbe, die ihnen zusteht (5.2.1).',
    'colours-stronger': '{{player}} hat Weiß: Der stärkere Farbanspruch entscheidet (5.2.2).',
    'colours-alternate':
      '{{player}} hat Weiß: Die Farben wechseln gegenüber dem letzten Mal, als sie verschieden waren (5.2.3).',
    'colours-higher': '{{player}} hat Weiß: Der Farbanspruch des Höherplatzierten entscheidet (5.2.4).',
    'colours-initial': '{{player}} hat Weiß nach Startnummer und Anfangsfarbe (5.2.5).',
    'dutch-bye':
      'Freilos für {{player}}: die niedrigste Punktzahl, ohne die sich die anderen paaren lassen, {{points, points}} (C5); bisher Runden ohne Partie: {{unplayed}} (C9).',
  },
} as const satisfies Translation<typeof en>;
