import type { FormatWords } from '../words.ts';

export const es: FormatWords = {
  name: 'Eliminatoria',
  about: 'Un solo cuadro; quien pierde queda fuera.',
  presets: {
    cup: 'Partidas sueltas',
    'cup-of-two': 'Duelos a dos partidas, tercer puesto',
  },
  settings: {
  },
  choices: {
  },
  reasons: {
    'label-final': 'Ronda {{round}} · Final',
    'label-semi-finals': 'Ronda {{round}} · Semifinales',
    'label-quarter-finals': 'Ronda {{round}} · Cuartos de final',
    'label-last-16': 'Ronda {{round}} · Octavos de final',
    'label-last': 'Ronda {{round}} · Últimos {{of}}',
    seeded: '{{player}} era cabeza de serie {{seed}}.',
    'seeds-meet': 'Duelo {{match}}: cabeza de serie {{first}} contra cabeza de serie {{second}}.',
    'winners-meet': 'Duelo {{match}}: quien gane el duelo {{first}} contra quien gane el duelo {{second}}.',
    final: 'La final: quien gane el duelo {{first}} contra quien gane el duelo {{second}}.',
    'HK-19 third-place': 'Por el tercer puesto: quienes pierdan los duelos {{first}} y {{second}}.',
    walkover: '{{player}} pasa sin rival en el duelo {{match}}.',
    'in-the-running': '{{player}} sigue en juego, en la ronda {{round}}.',
    champion: '{{player}} ganó la final contra {{others}}.',
    champion_alone: '{{player}} ganó la final sin rival.',
    'place-taken':
      '{{player}} ganó el duelo {{match}} por una corrección posterior; su sitio en la ronda siguiente ya estaba ocupado.',
    'final-forfeited': 'Nadie jugó la final, duelo {{match}}: ambos finalistas comparten el segundo puesto.',
    'lost-final': '{{player}} perdió la final contra {{others}}.',
    'plays-for-third': '{{player}} juega por el tercer puesto.',
    'third-place': '{{player}} ganó el duelo por el tercer puesto.',
    'lost-third-place': '{{player}} perdió el duelo por el tercer puesto.',
    'knocked-out': '{{player}} quedó fuera en la ronda {{round}}, duelo {{match}}, contra {{others}}.',
    'knocked-out_alone': '{{player}} quedó fuera en la ronda {{round}}, duelo {{match}}.',
    'no-champion': 'Nadie jugó la final: el título queda desierto.',
    'HK-26 withdrew': '{{player}} se dio de baja antes de jugar en la eliminatoria.',
    seeds: 'Cabezas de serie por orden: {{players}}.',
  },
};
