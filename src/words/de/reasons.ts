/**
 * What several formats say, and the desk. «_alone» is said where a reason names no others. Counted figures stand in the
 * nominative or accusative, as `count` words them: «hat 3 Siege», never «mit 3 Siege».
 */
export const reason = {
  'label-round': 'Runde {{round}}',
  'placed-by-desk': 'Von der Turnierleitung so eingeteilt.',
  'ended-early': 'Das Turnier wurde vorzeitig beendet; vorn lagen da: {{players}}.',
  'ended-early_alone': 'Das Turnier wurde vorzeitig beendet.',
  withdrew: 'Rückzug in Runde {{round}}: {{player}}.',
  'all-rounds-played': 'Alle Runden sind gespielt ({{rounds, rounds}}); vorn: {{players}}.',
  'behind-by': '{{player}} liegt hinter {{opponent}} ({{criterion}}: {{value}} gegen {{other}}).',
  'ahead-by': '{{player}} liegt vor {{opponent}} ({{criterion}}: {{value}} gegen {{other}}).',
  'shares-place': '{{level, players}} liegen gleichauf und teilen sich Platz {{place}}.',
  dropped: 'Rückzug nach Runde {{round}}: {{player}}.',
  'start-position': 'Startstellung {{number}}: {{fen}}.',
};
