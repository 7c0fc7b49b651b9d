import type { Sentences } from '../table.ts';

/** By topic; the rule's number is shown beside the sentence. */

const labels = {
  'label-round': 'Round {{round}}',
  'label-phase': 'Round {{round}}, phase {{phase}}',
  'label-playoff': 'Round {{round}}, phase {{phase}}',
  'label-final': 'Round {{round}} · Final',
  'label-semi-finals': 'Round {{round}} · Semi-finals',
  'label-quarter-finals': 'Round {{round}} · Quarter-finals',
  'label-last-16': 'Round {{round}} · Last 16',
  'label-last': 'Round {{round}} · Last {{of}}',
  'label-final-game': 'Final game',
};

const desk = {
  'placed-by-desk': 'The desk placed them here.',
  'ended-early': 'The organiser ended the tournament early; ahead then: {{players}}.',
  'ended-early_alone': 'The organiser ended the tournament early.',
};

const groups = {
  'grouped-by-rating': 'Group {{group}} of {{size, players}}, cut in order of rating; equal ratings by lot.',
  'playing-in-group':
    '{{player}} has {{wins, wins}}, {{losses, losses}} and {{draws, draws}} in group {{group}} so far.',
  'won-group':
    '{{player}} went on from round {{round}}: on top of group {{group}} with {{wins, wins}}, {{losses, losses}} and {{draws, draws}}.',
  'out-of-group':
    '{{player}} went out in round {{round}}: {{wins, wins}}, {{losses, losses}} and {{draws, draws}} in group {{group}} were not enough.',
  withdrew: '{{player}} withdrew in round {{round}}.',
  'nobody-left': 'Nobody was left after round {{round}}.',
  'one-left': '{{players}} was the only one left after round {{round}}.',
  'all-equal':
    'All players of round {{round}} had the same record ({{wins, wins}}, {{losses, losses}}, {{draws, draws}}): joint winners are {{players}}.',
  'no-progress': 'Nobody went out in two rounds running, up to round {{round}}: joint winners are {{players}}.',
};

const strikes = {
  'goes-out': '{{player}} is out with {{strikes}}.',
  'nobody-goes-out': 'Nobody goes out at this table.',
  'no-strikes-in-final': 'A final game: it gives no strikes.',
  'seated-least-met':
    'Seated so that few meet again: {{pairs, pairs}} at this table had met before ({{points, points}}).',
  'split-group': 'Group {{group}} by strikes: from {{fewest}} to {{most, strikes}}.',
  'bye-for-fewest-strikes': '{{player}} sits out: the fewest strikes ({{strikes}}), {{byes, byes}} before this round.',
  'seating-improved':
    'The best of {{plans, plans}} drawn by lot had {{bestOfPlans, points}} for meeting again; swaps brought it to {{improved}}.',
  'seating-best-of-plans': 'The best of {{plans, plans}} drawn by lot has {{bestOfPlans, points}} for meeting again.',
  'plays-final-game': '{{players}} were joint winners and play it out.',
  'still-in': '{{player}} is in with {{strikes, strikes}}, under {{level}}.',
  eliminated: '{{player}} went out in round {{round}} with {{strikes, strikes}}; {{level}} is the limit.',
  'stays-out':
    '{{player}} went out in round {{round}} and stays out, though a correction leaves {{strikes, strikes}}, under {{level}}.',
  'last-one-left': '{{player}} was the only one left, with {{strikes, strikes}}.',
  'two-left-nothing-played': '{{players}} were left before anything was played: dual winners.',
  'level-and-no-sole-last-winner':
    '{{players}} were level at {{strikes, strikes}}, and the last game did not part them: dual winners.',
  'level-and-won-last-game':
    '{{player}} and {{opponent}} were level at {{strikes, strikes}}; {{player}} won the last game.',
  'fewer-strikes-and-bye':
    '{{player}} had fewer strikes than {{opponent}} ({{strikes}} against {{against}}) and sat out the last round.',
  'fewer-strikes-and-won-last-game':
    '{{player}} had fewer strikes than {{opponent}} ({{strikes}} against {{against}}) and won the last game.',
  'fewer-strikes-but-second':
    'Of {{players}}, the one with fewer strikes ({{strikes}} against {{against}}) was second in the last game: dual winners.',
  'won-last-game':
    '{{player}} won the last game, in which {{opponent}}, with fewer strikes ({{against}} against {{strikes}}), was only number {{place}}.',
  'fewer-strikes-and-last-winners-out':
    '{{player}} had fewer strikes than {{opponent}} ({{strikes}} against {{against}}), and the winners of the last game went out.',
  'fewer-strikes': '{{player}} had fewer strikes than {{opponent}}: {{strikes}} against {{against}}.',
  'level-without-margins': '{{players}} were level at {{strikes, strikes}} with no margins to compare: dual winners.',
  'level-with-equal-margins':
    '{{players}} were level at {{strikes, strikes}} and by margin ({{margin}}): dual winners.',
  'level-and-larger-margin':
    '{{player}} and {{opponent}} were level at {{strikes, strikes}}; {{player}} had the larger margin, {{margin}} against {{otherMargin}}.',
  'nobody-played': 'Nobody played, so nobody won.',
  'all-out-fewest-strikes': 'All went out in the last round; {{player}} had the fewest strikes, {{strikes}}.',
  'all-out-level': 'All went out in the last round; {{players}} were level with the fewest strikes, {{strikes}}.',
  'won-final-game': '{{player}} won the final game.',
  'final-game-tied': 'The final game was tied: {{players}} stay joint winners.',
};

const swiss = {
  'worth-win': '{{player}} wins: {{first}}–{{second}} points.',
  'worth-timed-win': '{{player}} is ahead on time, a timed win: {{first}}–{{second}} points.',
  'worth-level': 'Level: {{first}} points each.',
  'drawn-at-random': 'Drawn at random.',
  'rematch-allowed': '{{player}} and {{opponent}} meet again (last in round {{round}}): the desk allowed rematches.',
  'same-points': 'Both have {{points, points}}; drawn by lot among those.',
  'odd-score-group':
    '{{player}} ({{points, points}}) and {{opponent}} ({{other, points}}): a score group was odd, so one plays outside it.',
  'met-all-in-group':
    '{{player}} ({{points, points}}) has met everyone with as many points, and plays {{opponent}} ({{other, points}}).',
  'best-for-all':
    '{{player}} ({{points, points}}) plays {{opponent}} ({{other, points}}): so the whole round has the smallest differences without a rematch.',
  'bye-by-lot': '{{player}} has the bye by lot among {{among, players}}.',
  'bye-in-turn':
    '{{player}} has the bye: {{byes, byes}} so far, place {{place}} in the standings; {{level}} had the same claim.',
  'bye-passed-over': 'Without {{player}} the others can be paired; without {{others}} they could not.',
  'top-half-against-bottom': 'Top half against bottom half: number {{rank}} by rating plays number {{other}}.',
  'all-rounds-played': 'All {{rounds, rounds}} were played; on top: {{players}}.',
  record:
    '{{player}}: {{points, points}}, differential {{differential}} ({{wins, wins}}, {{draws, draws}}, {{losses, losses}}, {{byes, byes}}).',
  'behind-by': '{{player}} is behind {{opponent}} by {{criterion}}: {{value}} against {{other}}.',
  'ahead-by': '{{player}} is ahead of {{opponent}} by {{criterion}}: {{value}} against {{other}}.',
  'shares-place': '{{level, players}} are level and share place {{place}}.',
  dropped: '{{player}} dropped after round {{round}}.',
};

/** «_alone» is said where a reason names no others. */
const knockout = {
  'start-position': 'Start position {{number}}: {{fen}}.',
  seeded: '{{player}} was seed {{seed}}.',
  'seeds-meet': 'Match {{match}}: seed {{first}} against seed {{second}}.',
  'winners-meet': 'Match {{match}}: the winner of match {{first}} against the winner of match {{second}}.',
  final: 'The final: the winner of match {{first}} against the winner of match {{second}}.',
  'HK-19 third-place': 'For third place: the losers of matches {{first}} and {{second}}.',
  walkover: '{{player}} has a walkover in match {{match}}: there is no opponent.',
  'in-the-running': '{{player}} is still in, in round {{round}}.',
  champion: '{{player}} won the final against {{others}}.',
  champion_alone: '{{player}} won the final without an opponent.',
  'place-taken': '{{player}} won match {{match}} by a later correction; the place in the next round was taken by then.',
  'final-forfeited': 'Nobody played the final, match {{match}}: both finalists share second place.',
  'lost-final': '{{player}} lost the final to {{others}}.',
  'plays-for-third': '{{player}} plays for third place.',
  'third-place': '{{player}} won the match for third place.',
  'lost-third-place': '{{player}} lost the match for third place.',
  'knocked-out': '{{player}} went out in round {{round}}, match {{match}}, against {{others}}.',
  'knocked-out_alone': '{{player}} went out in round {{round}}, match {{match}}.',
  'no-champion': 'The final was played by nobody: there is no champion.',
  'HK-26 withdrew': '{{player}} withdrew before playing in the knockout.',
};

const qualification = {
  'round-robin': 'The numbering of the round robin was drawn: {{players}}.',
  'round-robin-pair': 'Phase {{phase}} of the round robin that was drawn for everyone.',
  'white-in-game-1': '{{player}} has white in the first game.',
  'best-phase': 'The best pairing there is: fewest and oldest repeats, then colours, then by lot.',
  'first-meeting': 'They have not met before.',
  'meets-again': 'They have met {{meetings, times}} before, last in phase {{last}}; no better pairing exists.',
  'bye-of-round-robin': '{{player}} has the empty place of the round robin: {{byes, byes}} before.',
  bye: '{{player}} has the bye: {{byes, byes}} before, the fewest, as {{candidates, players}} had; the others pair best so.',
  'playoff-for-places': '{{players}} are level for {{places}} of the last places and play for them.',
  'playoff-for-seeds': '{{players}} are level and play for their seeds.',
  'playoff-bye': '{{player}} has the bye of the playoff by lot.',
  seeds: 'The seeds in order: {{players}}.',
  qualified:
    '{{player}} qualified in phase {{phase}} with {{points, points}} from {{matches, matches}}, as seed {{seed}}.',
  'qualified-by-playoff': '{{player}} qualified by the playoff in phase {{phase}}, as seed {{seed}}.',
  'qualified-as-left': '{{player}} qualified as one of those left when there were places for all, as seed {{seed}}.',
  'qualified-instead': '{{player}} took the place of a qualified player who withdrew, as seed {{seed}}.',
  'seed-by-completion':
    'Seed {{seed}}: by the time at which the match against {{opponent}} was completed, then fewer matches ({{matches}}), then points ({{points}}).',
  'by-lot': 'The lot decided seed {{seed}} for {{player}}.',
  'not-qualified': '{{player}} did not qualify: {{points, points}} from {{matches, matches}}, {{byes, byes}}.',
  'in-playoff': '{{player}} is in the playoff, level with others at {{points, points}}.',
  'league-points': '{{player}} has {{points, points}} from {{matches, matches}}, {{byes, byes}}.',
  'HK-14 withdrew': '{{player}} withdrew from the qualification with {{points, points}} from {{matches, matches}}.',
  'qualification-over': 'All places are taken, in order of seed: {{players}}.',
};

const robin = {
  numbering: 'The numbering of the round robin, number 1 first: {{players}}.',
  'numbers-meet': 'Number {{first}} meets number {{second}}, as the table for everyone says.',
  'numbers-meet-in-leg': 'Number {{first}} meets number {{second}} in leg {{leg}}, as the table for everyone says.',
  rests: '{{player}} rests: the number of players is odd.',
  'opponent-left': '{{player}} rests: {{opponent}} withdrew before half of their games, which count for nobody.',
  'opponent-forfeits':
    '{{player}} wins without playing: {{opponent}} withdrew after half of their games and forfeits the rest.',
  'RR-3 record': '{{player}} has {{points, points}}: {{wins, wins}}, {{draws, draws}}, {{losses, losses}}.',
  'record-with-scores':
    '{{player}}: {{points, points}} ({{wins, wins}}, {{draws, draws}}, {{losses, losses}}), {{scored}} scored, {{conceded}} conceded.',
  annulled: '{{player}} withdrew before half of the games ({{games}} so far): none of them counts.',
};

export const reason: Sentences['reason'] = {
  ...labels,
  ...desk,
  ...groups,
  ...strikes,
  ...robin,
  ...swiss,
  ...knockout,
  ...qualification,
};
