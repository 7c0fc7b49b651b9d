import type { Sentences } from '../table.ts';

/** By topic; the rule's number is shown beside the sentence. */

/** All of one gender: sentences say «la {{label}}». */
const labels = {
  'label-round': 'Ronde {{round}}',
  'label-phase': 'Ronde {{round}}, phase {{phase}}',
  'label-playoff': 'Ronde {{round}}, phase {{phase}}',
  'label-final': 'Ronde {{round}} · Finale',
  'label-semi-finals': 'Ronde {{round}} · Demi-finales',
  'label-quarter-finals': 'Ronde {{round}} · Quarts de finale',
  'label-last-16': 'Ronde {{round}} · Huitièmes de finale',
  'label-last': 'Ronde {{round}} · {{of}} derniers',
  'label-final-game': 'Partie finale',
};

const desk = {
  'placed-by-desk': 'Placement fait par l’arbitrage.',
  'ended-early': 'L’organisation a mis fin au tournoi avant terme ; alors en tête : {{players}}.',
  'ended-early_alone': 'L’organisation a mis fin au tournoi avant terme.',
};

const groups = {
  'grouped-by-rating':
    'Groupe {{group}} de {{size, players}}, découpé dans l’ordre des Elo ; à Elo égal, tirage au sort.',
  'playing-in-group':
    '{{player}} a {{wins, wins}}, {{losses, losses}} et {{draws, draws}} dans le groupe {{group}} pour l’instant.',
  'won-group':
    '{{player}} passe après la ronde {{round}} : en tête du groupe {{group}} avec {{wins, wins}}, {{losses, losses}} et {{draws, draws}}.',
  'out-of-group':
    '{{player}} sort à la ronde {{round}} : {{wins, wins}}, {{losses, losses}} et {{draws, draws}} dans le groupe {{group}}, pas assez.',
  withdrew: '{{player}} a quitté le tournoi à la ronde {{round}}.',
  'nobody-left': 'Plus personne après la ronde {{round}}.',
  'one-left': '{{players}} restait sans rival après la ronde {{round}}.',
  'all-equal':
    'Tous les joueurs de la ronde {{round}} avaient le même bilan ({{wins, wins}}, {{losses, losses}}, {{draws, draws}}) ; vainqueurs ex æquo : {{players}}.',
  'no-progress':
    'Personne n’est sorti en deux rondes de suite, jusqu’à la ronde {{round}} ; vainqueurs ex æquo : {{players}}.',
};

const strikes = {
  'goes-out': '{{player}} sort avec {{strikes}}.',
  'nobody-goes-out': 'Personne ne sort à cette table.',
  'no-strikes-in-final': 'Une partie finale : elle ne donne pas de pénalités.',
  'seated-least-met':
    'Placement qui évite les retrouvailles ; déjà vu à cette table : {{pairs, pairs}} ({{points, points}}).',
  'split-group': 'Groupe {{group}} par pénalités : de {{fewest}} à {{most, strikes}}.',
  'bye-for-fewest-strikes':
    'Exempt : {{player}}, qui a le moins de pénalités ({{strikes}}) ; {{byes, byes}} avant cette ronde.',
  'seating-improved':
    'Le meilleur de {{plans, plans}} au hasard avait {{bestOfPlans, points}} de retrouvailles ; des échanges l’ont ramené à {{improved}}.',
  'seating-best-of-plans': 'Le meilleur de {{plans, plans}} au hasard a {{bestOfPlans, points}} de retrouvailles.',
  'plays-final-game': '{{players}}, vainqueurs ex æquo, se départagent.',
  'still-in': '{{player}} reste en lice avec {{strikes, strikes}}, sous la limite de {{level}}.',
  eliminated: '{{player}} sort à la ronde {{round}} avec {{strikes, strikes}} ; la limite est {{level}}.',
  'stays-out':
    '{{player}}, hors course depuis la ronde {{round}}, le reste, même si une correction ramène à {{strikes, strikes}}, sous la limite de {{level}}.',
  'last-one-left': '{{player}} restait sans rival, avec {{strikes, strikes}}.',
  'two-left-nothing-played': '{{players}} restaient avant la première partie : victoire partagée.',
  'level-and-no-sole-last-winner':
    '{{players}} étaient à égalité avec {{strikes, strikes}}, et la dernière partie n’a rien départagé : victoire partagée.',
  'level-and-won-last-game':
    '{{player}} et {{opponent}} étaient à égalité avec {{strikes, strikes}} ; {{player}} a gagné la dernière partie.',
  'fewer-strikes-and-bye':
    '{{player}} avait moins de pénalités ({{strikes}} contre {{against}} pour {{opponent}}), et l’exemption à la dernière ronde.',
  'fewer-strikes-and-won-last-game':
    '{{player}} avait moins de pénalités ({{strikes}} contre {{against}} pour {{opponent}}) et a gagné la dernière partie.',
  'fewer-strikes-but-second':
    'Entre {{players}}, le plus petit total de pénalités ({{strikes}} contre {{against}}) a fini deuxième de la dernière partie : victoire partagée.',
  'won-last-game':
    '{{player}} a gagné la dernière partie ; {{opponent}}, avec moins de pénalités ({{against}} contre {{strikes}}), n’y a pris que la place {{place}}.',
  'fewer-strikes-and-last-winners-out':
    '{{player}} avait moins de pénalités ({{strikes}} contre {{against}} pour {{opponent}}), et les vainqueurs de la dernière partie sont sortis.',
  'fewer-strikes': '{{player}} avait moins de pénalités : {{strikes}} contre {{against}} pour {{opponent}}.',
  'level-without-margins':
    '{{players}} étaient à égalité avec {{strikes, strikes}}, sans écart à comparer : victoire partagée.',
  'level-with-equal-margins':
    '{{players}} étaient à égalité avec {{strikes, strikes}}, et à l’écart ({{margin}}) : victoire partagée.',
  'level-and-larger-margin':
    '{{player}} et {{opponent}} étaient à égalité avec {{strikes, strikes}} ; {{player}} avait le plus grand écart, {{margin}} contre {{otherMargin}}.',
  'nobody-played': 'Personne n’a joué, donc personne n’a gagné.',
  'all-out-fewest-strikes':
    'Tout le monde est sorti à la dernière ronde ; {{player}} avait le moins de pénalités : {{strikes}}.',
  'all-out-level':
    'Tout le monde est sorti à la dernière ronde ; {{players}} avaient le moins de pénalités, à égalité : {{strikes}}.',
  'won-final-game': '{{player}} a gagné la partie finale.',
  'final-game-tied': 'Égalité dans la partie finale : {{players}} restent vainqueurs ex æquo.',
};

const swiss = {
  'worth-win': '{{player}} gagne : {{first}}–{{second}} points.',
  'worth-timed-win': '{{player}} mène à la fin du temps, victoire au temps : {{first}}–{{second}} points.',
  'worth-level': 'Égalité : {{first}} points chacun.',
  'drawn-at-random': 'Tirage au sort.',
  'rematch-allowed':
    '{{player}} et {{opponent}} jouent à nouveau ensemble (déjà à la ronde {{round}}) : l’arbitrage a autorisé les revanches.',
  'same-points': 'Même total, {{points, points}} ; tirage au sort dans ce groupe de points.',
  'odd-score-group':
    '{{player}} ({{points, points}}) et {{opponent}} ({{other, points}}) : un groupe de points était impair, quelqu’un joue donc hors du sien.',
  'met-all-in-group':
    '{{player}} ({{points, points}}) a déjà joué contre tous ceux du même total, et joue contre {{opponent}} ({{other, points}}).',
  'best-for-all':
    '{{player}} ({{points, points}}) joue contre {{opponent}} ({{other, points}}) : ainsi toute la ronde a les plus petits écarts sans revanche.',
  'bye-by-lot': 'Exempt : {{player}}, par tirage au sort parmi {{among, players}}.',
  'bye-in-turn':
    'Exempt : {{player}}, {{byes, byes}} jusqu’ici, place {{place}} au classement ; même droit à l’exemption : {{level}}.',
  'bye-passed-over': 'Sans {{player}}, les autres peuvent être appariés ; sans {{others}}, ils ne le pouvaient pas.',
  'top-half-against-bottom': 'Haut de liste contre bas de liste : nº {{rank}} à l’Elo contre nº {{other}}.',
  'all-rounds-played': 'Toutes les rondes sont jouées ({{rounds, rounds}}) ; en tête : {{players}}.',
  record:
    '{{player}} : {{points, points}}, différentiel {{differential}} ({{wins, wins}}, {{draws, draws}}, {{losses, losses}}, {{byes, byes}}).',
  'behind-by': '{{player}} est derrière {{opponent}}. {{criterion}} : {{value}} contre {{other}}.',
  'ahead-by': '{{player}} est devant {{opponent}}. {{criterion}} : {{value}} contre {{other}}.',
  'shares-place': '{{level, players}} à égalité partagent la place {{place}}.',
  dropped: '{{player}} a quitté le tournoi après la ronde {{round}}.',
};

/** «_alone» is said where a reason names no others. */
const knockout = {
  'start-position': 'Position de départ {{number}} : {{fen}}.',
  seeded: '{{player}} était tête de série nº {{seed}}.',
  'seeds-meet': 'Match {{match}} : tête de série nº {{first}} contre tête de série nº {{second}}.',
  'winners-meet': 'Match {{match}} : le vainqueur du match {{first}} contre le vainqueur du match {{second}}.',
  final: 'La finale : le vainqueur du match {{first}} contre le vainqueur du match {{second}}.',
  'HK-19 third-place': 'Pour la troisième place : les perdants des matchs {{first}} et {{second}}.',
  walkover: '{{player}} passe d’office au match {{match}} : il n’y a pas d’adversaire.',
  'in-the-running': '{{player}} est encore en lice, à la ronde {{round}}.',
  champion: '{{player}} a gagné la finale contre {{others}}.',
  champion_alone: '{{player}} a gagné la finale sans adversaire.',
  'place-taken':
    '{{player}} a gagné le match {{match}} par une correction tardive ; la place à la ronde suivante était déjà prise.',
  'final-forfeited': 'Personne n’a joué la finale, match {{match}} : les deux finalistes partagent la deuxième place.',
  'lost-final': '{{player}} a perdu la finale contre {{others}}.',
  'plays-for-third': '{{player}} joue pour la troisième place.',
  'third-place': '{{player}} a gagné le match pour la troisième place.',
  'lost-third-place': '{{player}} a perdu le match pour la troisième place.',
  'knocked-out': '{{player}} sort à la ronde {{round}}, match {{match}}, contre {{others}}.',
  'knocked-out_alone': '{{player}} sort à la ronde {{round}}, match {{match}}.',
  'no-champion': 'Personne n’a joué la finale : il n’y a pas de vainqueur.',
  'HK-26 withdrew': '{{player}} a quitté le tournoi avant de jouer en élimination directe.',
};

const qualification = {
  'round-robin': 'Numéros du toutes rondes tirés au sort : {{players}}.',
  'round-robin-pair': 'Phase {{phase}} du toutes rondes tiré au sort pour tout le monde.',
  'white-in-game-1': '{{player}} a les blancs à la première partie.',
  'best-phase':
    'Le meilleur appariement possible : revanches les plus rares et les plus anciennes, puis couleurs, puis tirage au sort.',
  'first-meeting': 'Première rencontre.',
  'meets-again':
    'Rencontre déjà jouée {{meetings, times}}, la dernière à la phase {{last}} ; il n’y a pas de meilleur appariement.',
  'bye-of-round-robin': '{{player}} a la place vide du toutes rondes : {{byes, byes}} avant.',
  bye: 'Exempt : {{player}}, {{byes, byes}} avant, le minimum, atteint par {{candidates, players}} ; les autres s’apparient ainsi au mieux.',
  'playoff-for-places': '{{players}} sont à égalité pour {{places}} des dernières places et jouent un barrage.',
  'playoff-for-seeds': '{{players}} sont à égalité et jouent un barrage pour l’ordre des têtes de série.',
  'playoff-bye': 'Exempt du barrage : {{player}}, par tirage au sort.',
  seeds: 'Têtes de série dans l’ordre : {{players}}.',
  qualified:
    '{{player}} se qualifie à la phase {{phase}} avec {{points, points}} en {{matches, matches}}, tête de série nº {{seed}}.',
  'qualified-by-playoff': '{{player}} se qualifie par le barrage à la phase {{phase}}, tête de série nº {{seed}}.',
  'qualified-as-left':
    '{{player}} se qualifie avec ceux qui restaient quand il y avait une place pour chacun, tête de série nº {{seed}}.',
  'qualified-instead': '{{player}} prend la place libérée par un retrait, tête de série nº {{seed}}.',
  'seed-by-completion':
    'Tête de série nº {{seed}} : selon l’heure de fin du match contre {{opponent}}, puis le moins de matchs ({{matches}}), puis les points ({{points}}).',
  'by-lot': 'Tête de série nº {{seed}} pour {{player}}, par tirage au sort.',
  'not-qualified': 'Pas de place pour {{player}} : {{points, points}} en {{matches, matches}}, {{byes, byes}}.',
  'in-playoff': '{{player}} joue le barrage, à égalité avec d’autres à {{points, points}}.',
  'league-points': '{{player}} a {{points, points}} en {{matches, matches}}, {{byes, byes}}.',
  'HK-14 withdrew': '{{player}} a quitté la qualification avec {{points, points}} en {{matches, matches}}.',
  'qualification-over': 'Toutes les places sont prises, dans l’ordre des têtes de série : {{players}}.',
};

const robin = {
  numbering: 'Les numéros dans l’ordre : {{players}}.',
  'numbers-meet': 'Le numéro {{first}} rencontre le numéro {{second}}, selon la table commune.',
  'numbers-meet-in-leg': 'Le numéro {{first}} rencontre le numéro {{second}} au tour {{leg}}, selon la table commune.',
  rests: '{{player}} se repose : les joueurs sont en nombre impair.',
  'opponent-left':
    '{{player}} se repose : {{opponent}} a quitté le tournoi avant la moitié de ses parties, qui ne comptent pour personne.',
  'opponent-forfeits':
    '{{player}} gagne sans jouer : {{opponent}} a quitté le tournoi après la moitié de ses parties et perd les autres par forfait.',
  'RR-3 record': '{{player}} : {{points, points}} ({{wins, wins}}, {{draws, draws}}, {{losses, losses}}).',
  'record-with-scores':
    '{{player}} : {{points, points}} ({{wins, wins}}, {{draws, draws}}, {{losses, losses}}), {{scored}} marqués, {{conceded}} encaissés.',
  annulled: '{{player}} a quitté le tournoi avant la moitié de ses parties ({{games}} jusque-là) : aucune ne compte.',
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
