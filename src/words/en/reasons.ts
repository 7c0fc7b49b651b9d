import type { SharedReasons } from '../../engine/index.ts';
import type { ReasonWords } from '../stages/words.ts';

/** What several formats say, and the desk. “_alone” is said where a reason names no others. */
export const reason = {
  'label-round': 'Round {{round}}',
  'placed-by-desk': 'The desk placed them here.',
  'ended-early': 'The organiser ended the tournament early, with {{players}} in the lead.',
  'ended-early_alone': 'The organiser ended the tournament early.',
  withdrew: '{{player}} withdrew in round {{round}}.',
  'all-rounds-played': 'First after {{rounds, rounds}}: {{players}}.',
  'all-rounds-played_alone': 'Nobody was left after {{rounds, rounds}}.',
  'behind-by': '{{player}} is behind {{opponent}} by {{criterion}}: {{value}} against {{other}}.',
  'ahead-by': '{{player}} is ahead of {{opponent}} by {{criterion}}: {{value}} against {{other}}.',
  'tie-break': '{{criterion}} of {{player}}: {{shares}}.',
  'shares-place': '{{level, players}} are level and share place {{place}}.',
  dropped: '{{player}} dropped after round {{round}}.',
  'announced-nothing': '{{player}} missed round {{round}}, as announced.',
  'announced-half': '{{player}} missed round {{round}} as announced, with a bye worth a draw.',
  'announced-full': '{{player}} missed round {{round}} as announced, with a bye worth a win.',
  'points-given': 'The desk gave {{player}} {{points}} more.',
  'points-given-for': 'The desk gave {{player}} {{points}} more: {{note}}',
  'points-taken': 'The desk took {{points}} from {{player}}.',
  'points-taken-for': 'The desk took {{points}} from {{player}}: {{note}}',
  warned: 'The desk warned {{player}}.',
  'warned-for': 'The desk warned {{player}}: {{note}}',
  'start-position': 'Start position {{number}}: {{fen}}.',
  // Every bracket.
  seeds: 'The seeds in order: {{players}}.',
  seeded: '{{player}} was seed {{seed}}.',
  'seeds-meet': 'Match {{match}}: seed {{first}} against seed {{second}}.',
  'winners-meet': 'Match {{match}}: the winner of match {{first}} against the winner of match {{second}}.',
  walkover: '{{player}} has a walkover in match {{match}}: there is no opponent.',
  'place-taken': '{{player}} won match {{match}} by a later correction; the place in the next round was taken by then.',
  'final-forfeited': 'Nobody played the final, match {{match}}: both finalists share second place.',
  'no-champion': 'Nobody played the final, so there is no champion.',
  'HK-26 withdrew': '{{player}} withdrew before playing in the knockout.',
  'left-out': '{{player}} entered after the first round was drawn and has no place in the bracket.',
} as const satisfies ReasonWords<SharedReasons>;
