import type * as en from '../en/reasons.ts';
import type { Translation } from '../texts.ts';

/** What several formats say, and the desk. “_alone” is said where a reason names no others. */
export const reason = {
  'label-round': 'Ronda {{round}}',
  'placed-by-desk': 'Así lo decidió la organización.',
  'ended-early': 'La organización terminó el torneo antes de tiempo; en cabeza: {{players}}.',
  'ended-early_alone': 'La organización terminó el torneo antes de tiempo.',
  withdrew: '{{player}} se dio de baja en la ronda {{round}}.',
  'all-rounds-played': 'Primer puesto tras {{rounds, rounds}}: {{players}}.',
  'all-rounds-played_alone': 'Tras {{rounds, rounds}} ya no quedaba nadie.',
  'behind-by': '{{player}} va detrás de {{opponent}} por «{{criterion}}»: {{value}} frente a {{other}}.',
  'ahead-by': '{{player}} va delante de {{opponent}} por «{{criterion}}»: {{value}} frente a {{other}}.',
  'tie-break': '{{criterion}} de {{player}}: {{shares}}.',
  'shares-place': '{{level, players}} empatan y comparten el puesto {{place}}.',
  dropped: '{{player}} se dio de baja tras la ronda {{round}}.',
  'announced-nothing': '{{player}} faltó a la ronda {{round}}, como estaba anunciado.',
  'announced-half': '{{player}} faltó a la ronda {{round}}, como estaba anunciado; el descanso vale unas tablas.',
  'announced-full': '{{player}} faltó a la ronda {{round}}, como estaba anunciado; el descanso vale una victoria.',
  'points-given': 'La organización ha sumado {{points}} a {{player}}.',
  'points-given-for': 'La organización ha sumado {{points}} a {{player}}: {{note}}',
  'points-taken': 'La organización ha restado {{points}} a {{player}}.',
  'points-taken-for': 'La organización ha restado {{points}} a {{player}}: {{note}}',
  warned: 'La organización ha amonestado a {{player}}.',
  'warned-for': 'La organización ha amonestado a {{player}}: {{note}}',
  'start-position': 'Posición inicial {{number}}: {{fen}}.',
  // Every bracket.
  seeds: 'Cabezas de serie por orden: {{players}}.',
  seeded: '{{player}} era cabeza de serie {{seed}}.',
  'seeds-meet': 'Duelo {{match}}: cabeza de serie {{first}} contra cabeza de serie {{second}}.',
  'winners-meet': 'Duelo {{match}}: quien gane el duelo {{first}} contra quien gane el duelo {{second}}.',
  walkover: '{{player}} pasa sin rival en el duelo {{match}}.',
  'place-taken':
    '{{player}} ganó el duelo {{match}} por una corrección posterior; su sitio en la ronda siguiente ya estaba ocupado.',
  'final-forfeited': 'Nadie jugó la final, duelo {{match}}: ambos finalistas comparten el segundo puesto.',
  'no-champion': 'Nadie jugó la final: el título queda desierto.',
  'HK-26 withdrew': '{{player}} se dio de baja antes de jugar en la eliminatoria.',
  'left-out': '{{player}} se inscribió después del sorteo de la primera ronda y no está en el cuadro.',
} as const satisfies Translation<typeof en.reason>;
