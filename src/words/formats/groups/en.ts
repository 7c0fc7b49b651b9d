import type { GroupsReasons } from '../../../engine/formats/groups/index.ts';
import type { FormatWords } from '../words.ts';

export const en = {
  name: 'Group rounds',
  about: 'Everyone plays everyone in small groups; the best of each go on until one is left.',
  presets: {
    hnefatafl: 'Groups of four',
    'hnefatafl-balanced': 'Even groups, up to eight',
    'tafl-championship': 'Tafl championship',
  },
  settings: {
    seeded: 'Players who enter in round 2',
    champion: 'Reigning champion, who enters in the final',
    advance: 'Who goes on from a group; unless set, everyone level on top',
    arrangement: 'How groups are cut',
    autoAdvance: 'The next round starts by itself',
    best: 'How many of the best',
    gameClocks: 'The clocks of games',
    gamesPerPairing: 'Games of each pairing with each colour',
    groupSize: 'Players in a group',
    movesFirst: 'Who moves first; unless set, the attacker',
    noShow: 'Forfeit without a first move after; never unless set',
    ratings: 'Ratings',
  },
  choices: {
    fixed: 'fixed',
    balanced: 'even sizes',
    mixed: 'equal strength',
    attacker: 'the attacker',
    defender: 'the defender',
    'with-round': 'start with the round',
    'by-hand': 'are started by hand',
    winners: 'everyone level on top',
    best: 'the best of each group',
    off: 'none',
    glicko2: 'live (Glicko-2)',
  },
  plan: {
    groups_one: '{{count}} group of',
    groups_other: '{{count}} groups of',
  },
  criteria: {
    score: 'Score',
    'shorter-wins': 'Shorter wins (moves)',
    'out-of-order': 'Out of order',
  },
  findings: {},
  reasons: {
    'side-attacker': 'attacker',
    'side-defender': 'defender',
    'grouped-by-rating': 'Group {{group}} of {{size, players}}, cut in order of rating; equal ratings by lot.',
    'dealt-by-rating':
      'Group {{group}} of {{size, players}}, dealt in order of rating so that all groups are about as strong; equal ratings by lot.',
    'playing-in-group':
      '{{player}} has {{wins, wins}}, {{losses, losses}} and {{draws, draws}} in group {{group}} so far.',
    'won-group':
      '{{player}} went on from round {{round}}: on top of group {{group}} with {{wins, wins}}, {{losses, losses}} and {{draws, draws}}.',
    'among-best':
      '{{player}} went on from round {{round}}: one of the best {{best}} of group {{group}} with {{wins, wins}}, {{losses, losses}} and {{draws, draws}}.',
    'out-of-group':
      '{{player}} went out in round {{round}}: {{wins, wins}}, {{losses, losses}} and {{draws, draws}} in group {{group}} were not enough.',
    'enters-second': '{{player}} is seeded and enters in round 2.',
    'enters-final': '{{player}} is the reigning champion and enters in the final.',
    'nobody-left': 'Nobody was left after round {{round}}.',
    'one-left': '{{players}} was the only one left after round {{round}}.',
    'all-equal':
      'All players of round {{round}} had the same record ({{wins, wins}}, {{losses, losses}}, {{draws, draws}}): joint winners are {{players}}.',
    'no-progress': 'Nobody went out in two rounds running, up to round {{round}}: joint winners are {{players}}.',
  },
} as const satisfies FormatWords<GroupsReasons>;
