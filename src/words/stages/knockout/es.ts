import type { Translation } from '../../texts.ts';
import type { en } from './en.ts';

export const es = {
  findings: {},
  reasons: {
    'label-final': 'Ronda {{round}} · Final',
    'label-semi-finals': 'Ronda {{round}} · Semifinales',
    'label-quarter-finals': 'Ronda {{round}} · Cuartos de final',
    'label-last-16': 'Ronda {{round}} · Octavos de final',
    'label-last': 'Ronda {{round}} · Últimos {{of}}',
    final: 'La final: quien gane el duelo {{first}} contra quien gane el duelo {{second}}.',
    'title-third-place': 'Por el tercer puesto',
    'HK-19 third-place': 'Por el tercer puesto: quienes pierdan los duelos {{first}} y {{second}}.',
    'in-the-running': '{{player}} sigue en juego, en la ronda {{round}}.',
    champion: '{{player}} ganó la final contra {{others}}.',
    champion_alone: '{{player}} ganó la final sin rival.',
    'lost-final': '{{player}} perdió la final contra {{others}}.',
    'plays-for-third': '{{player}} juega por el tercer puesto.',
    'third-place': '{{player}} ganó el duelo por el tercer puesto.',
    'lost-third-place': '{{player}} perdió el duelo por el tercer puesto.',
    'knocked-out': '{{player}} quedó fuera en la ronda {{round}}, duelo {{match}}, contra {{others}}.',
    'knocked-out_alone': '{{player}} quedó fuera en la ronda {{round}}, duelo {{match}}.',
  },
} as const satisfies Translation<typeof en>;
