import type * as en from '../en/reasons.ts';
import type { Translation } from '../texts.ts';

/**
 * What several formats say, and the desk. “_alone” is said where a reason names no others. Counted figures stand in the
 * nominative or accusative, as `count` words them: “hat 3 Siege”, never “mit 3 Siege”.
 */
export const reason = {
  'label-round': 'Runde {{round}}',
  'placed-by-desk': 'Von der Turnierleitung so eingeteilt.',
  'ended-early': 'Das Turnier wurde vorzeitig beendet; vorn lagen da: {{players}}.',
  'ended-early_alone': 'Das Turnier wurde vorzeitig beendet.',
  withdrew: 'Rückzug in Runde {{round}}: {{player}}.',
  'all-rounds-played': 'Platz 1 nach {{rounds, rounds}}: {{players}}.',
  'all-rounds-played_alone': 'Nach {{rounds, rounds}} war niemand mehr dabei.',
  'behind-by': '{{player}} liegt hinter {{opponent}} ({{criterion}}: {{value}} gegen {{other}}).',
  'ahead-by': '{{player}} liegt vor {{opponent}} ({{criterion}}: {{value}} gegen {{other}}).',
  'tie-break': '{{criterion}} von {{player}}: {{shares}}.',
  'shares-place': '{{level, players}} liegen gleichauf und teilen sich Platz {{place}}.',
  dropped: 'Rückzug nach Runde {{round}}: {{player}}.',
  'announced-nothing': '{{player}} fehlte in Runde {{round}} wie angekündigt.',
  'announced-half': '{{player}} fehlte in Runde {{round}} wie angekündigt; das Freilos zählt wie ein Remis.',
  'announced-full': '{{player}} fehlte in Runde {{round}} wie angekündigt; das Freilos zählt wie ein Sieg.',
  'points-given': 'Die Turnierleitung hat {{player}} {{points}} gutgeschrieben.',
  'points-given-for': 'Die Turnierleitung hat {{player}} {{points}} gutgeschrieben: {{note}}',
  'points-taken': 'Die Turnierleitung hat {{player}} {{points}} abgezogen.',
  'points-taken-for': 'Die Turnierleitung hat {{player}} {{points}} abgezogen: {{note}}',
  warned: 'Die Turnierleitung hat {{player}} verwarnt.',
  'warned-for': 'Die Turnierleitung hat {{player}} verwarnt: {{note}}',
  'start-position': 'Startstellung {{number}}: {{fen}}.',
  // Every bracket.
  seeds: 'Die Setzliste: {{players}}.',
  seeded: '{{player}} hatte Setzplatz {{seed}}.',
  'seeds-meet': 'Match {{match}}: Setzplatz {{first}} gegen Setzplatz {{second}}.',
  'winners-meet': 'Match {{match}}: die Sieger der Matches {{first}} und {{second}}.',
  walkover: '{{player}} kommt in Match {{match}} kampflos weiter: Es gibt keinen Gegner.',
  'place-taken':
    '{{player}} gewann Match {{match}} durch eine spätere Berichtigung; der Platz in der nächsten Runde war da schon vergeben.',
  'final-forfeited': 'Das Finale, Match {{match}}, wurde nicht gespielt: Beide teilen sich Platz 2.',
  'no-champion': 'Niemand hat das Finale gespielt: Es gibt keinen Turniersieg.',
  'HK-26 withdrew': 'Rückzug vor der ersten Partie der K.-o.-Runde: {{player}}.',
  'left-out': '{{player}} kam nach der Auslosung der ersten Runde dazu und steht nicht im Turnierbaum.',
} as const satisfies Translation<typeof en.reason>;
