/** What several formats say, and the desk. «_alone» is said where a reason names no others. */
export const reason = {
  'label-round': 'Round {{round}}',
  'placed-by-desk': 'The desk placed them here.',
  'ended-early': 'The organiser ended the tournament early; ahead then: {{players}}.',
  'ended-early_alone': 'The organiser ended the tournament early.',
  withdrew: '{{player}} withdrew in round {{round}}.',
  'all-rounds-played': 'All {{rounds, rounds}} were played; on top: {{players}}.',
  'behind-by': '{{player}} is behind {{opponent}} by {{criterion}}: {{value}} against {{other}}.',
  'ahead-by': '{{player}} is ahead of {{opponent}} by {{criterion}}: {{value}} against {{other}}.',
  'shares-place': '{{level, players}} are level and share place {{place}}.',
  dropped: '{{player}} dropped after round {{round}}.',
  'start-position': 'Start position {{number}}: {{fen}}.',
};
