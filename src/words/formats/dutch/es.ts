import { es as tieBreaks } from '../../stages/tie-breaks/es.ts';
import type { Translation } from '../../texts.ts';
import type { en } from './en.ts';

export const es = {
  stages: { 'tie-breaks': tieBreaks },
  name: 'Suizo holandés',
  about: 'Ajedrez: un número fijo de rondas con colores, emparejadas según las reglas del sistema holandés.',
  presets: { chess: 'Ajedrez, 60 min + 30 s', rapid: 'Ajedrez rápido, 15 min + 10 s' },
  settings: {
    rounds: 'Rondas',
    initialColour: 'Primer color del número 1',
  },
  choices: { lot: 'por sorteo', white: 'blancas', black: 'negras' },
  criteria: {},
  findings: {},
  reasons: {
    'dutch-record':
      '{{player}} tiene {{points, points}}: {{wins, wins}}, {{draws, draws}}, {{losses, losses}}, {{byes, byes}}.',
    'pairing-numbers': 'Números de emparejamiento, el número 1 primero: {{players}}.',
    'initial-colour': 'Primer color del número 1: {{colour}}.',
    'dutch-bracket':
      'Ambos tienen {{points, points}}: el mejor emparejamiento de su grupo, mitad superior contra mitad inferior.',
    'dutch-float-odd':
      '{{player}} ({{points, points}}) baja a jugar con {{opponent}} ({{other, points}}): el grupo era impar (C6).',
    'dutch-float-needed':
      '{{player}} ({{points, points}}) baja a jugar con {{opponent}} ({{other, points}}): no todo el grupo se podía emparejar en él (C4, C6).',
    'dutch-float-again': '{{player}} ya había bajado en la ronda {{round}}; no se podía evitar (C14, C16).',
    'colours-preferred': '{{player}} lleva blancas: ambos tienen el color que les corresponde (5.2.1).',
    'colours-stronger': '{{player}} lleva blancas: decide la preferencia más fuerte (5.2.2).',
    'colours-alternate':
      '{{player}} lleva blancas: los colores alternan respecto a la última vez que fueron distintos (5.2.3).',
    'colours-higher': '{{player}} lleva blancas: decide la preferencia del mejor clasificado (5.2.4).',
    'colours-initial': '{{player}} lleva blancas por número de emparejamiento y primer color (5.2.5).',
    'dutch-bye':
      '{{player}} descansa: la menor puntuación con la que se puede emparejar a los demás, {{points, points}} (C5); rondas sin partida hasta ahora: {{unplayed}} (C9).',
  },
} as const satisfies Translation<typeof en>;
