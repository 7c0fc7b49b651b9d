/** What several formats say, and the desk. «_alone» is said where a reason names no others. */
/** All of one gender: sentences say «la {{label}}». */
export const reason = {
  'label-round': 'Ronde {{round}}',
  'placed-by-desk': 'Placement fait par l’arbitrage.',
  'ended-early': 'L’organisation a mis fin au tournoi avant terme ; alors en tête : {{players}}.',
  'ended-early_alone': 'L’organisation a mis fin au tournoi avant terme.',
  withdrew: '{{player}} a quitté le tournoi à la ronde {{round}}.',
  'all-rounds-played': 'Toutes les rondes sont jouées ({{rounds, rounds}}) ; en tête : {{players}}.',
  'behind-by': '{{player}} est derrière {{opponent}}. {{criterion}} : {{value}} contre {{other}}.',
  'ahead-by': '{{player}} est devant {{opponent}}. {{criterion}} : {{value}} contre {{other}}.',
  'shares-place': '{{level, players}} à égalité partagent la place {{place}}.',
  dropped: '{{player}} a quitté le tournoi après la ronde {{round}}.',
  'start-position': 'Position de départ {{number}} : {{fen}}.',
};
