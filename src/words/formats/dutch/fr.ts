import { fr as tieBreaks } from '../../stages/tie-breaks/fr.ts';
import type { Translation } from '../../texts.ts';
import type { en } from './en.ts';

export const fr = {
  stages: { 'tie-breaks': tieBreaks },
  name: 'Suisse hollandais',
  about: 'Échecs : un nombre fixe de rondes avec couleurs, appariées selon les règles du système hollandais.',
  presets: { chess: 'Échecs, 60 min + 30 s', rapid: 'Parties rapides, 15 min + 10 s' },
  settings: {
    rounds: 'Rondes',
    initialColour: 'Première couleur du numéro 1',
  },
  choices: { lot: 'par tirage au sort', white: 'blancs', black: 'noirs' },
  criteria: {},
  findings: {},
  reasons: {
    'dutch-record':
      '{{player}} a {{points, points}} : {{wins, wins}}, {{draws, draws}}, {{losses, losses}}, {{byes, byes}}.',
    'pairing-numbers': 'Numéros d’appariement, le numéro 1 d’abord : {{players}}.',
    'initial-colour': 'Première couleur du numéro 1 : {{colour}}.',
    'dutch-bracket':
      'Tous deux ont {{points, points}} : le meilleur appariement de leur groupe, moitié supérieure contre moitié inférieure.',
    'dutch-float-odd':
      '{{player}} ({{points, points}}) descend vers {{opponent}} ({{other, points}}) : le groupe était impair (C6).',
    'dutch-float-needed':
      '{{player}} ({{points, points}}) descend vers {{opponent}} ({{other, points}}) : tout le groupe ne pouvait y être apparié (C4, C6).',
    'dutch-float-again': '{{player}} était déjà descendu à la ronde {{round}} ; cela ne pouvait être évité (C14, C16).',
    'colours-preferred': '{{player}} a les blancs : chacun a la couleur qui lui revient (5.2.1).',
    'colours-stronger': '{{player}} a les blancs : la préférence la plus forte décide (5.2.2).',
    'colours-alternate':
      '{{player}} a les blancs : les couleurs alternent par rapport à la dernière fois où elles différaient (5.2.3).',
    'colours-higher': '{{player}} a les blancs : la préférence du mieux classé décide (5.2.4).',
    'colours-initial': '{{player}} a les blancs d’après le numéro d’appariement et la première couleur (5.2.5).',
    'dutch-bye':
      '{{player}} est exempt : le plus petit score qui laisse apparier les autres, {{points, points}} (C5) ; rondes sans partie jusqu’ici : {{unplayed}} (C9).',
  },
} as const satisfies Translation<typeof en>;
