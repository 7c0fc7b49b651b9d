/** What several formats say, and the desk. «_alone» is said where a reason names no others. */
export const reason = {
  'label-round': 'Ronda {{round}}',
  'placed-by-desk': 'Así lo decidió la organización.',
  'ended-early': 'La organización terminó el torneo antes de tiempo; en cabeza: {{players}}.',
  'ended-early_alone': 'La organización terminó el torneo antes de tiempo.',
  withdrew: '{{player}} se dio de baja en la ronda {{round}}.',
  'all-rounds-played': 'Jugadas las {{rounds, rounds}}; en cabeza: {{players}}.',
  'behind-by': '{{player}} va detrás de {{opponent}} por «{{criterion}}»: {{value}} frente a {{other}}.',
  'ahead-by': '{{player}} va delante de {{opponent}} por «{{criterion}}»: {{value}} frente a {{other}}.',
  'shares-place': '{{level, players}} empatan y comparten el puesto {{place}}.',
  dropped: '{{player}} se dio de baja tras la ronda {{round}}.',
  'start-position': 'Posición inicial {{number}}: {{fen}}.',
};
