import type { FormatWords } from '../words.ts';

export const fr: FormatWords = {
  name: 'Élimination directe',
  about: 'Un seul tableau ; qui perd est éliminé.',
  presets: {
    cup: 'Parties simples',
    'cup-of-two': 'Matchs en deux parties, troisième place',
  },
  settings: {},
  choices: {},
  reasons: {
    'label-final': 'Ronde {{round}} · Finale',
    'label-semi-finals': 'Ronde {{round}} · Demi-finales',
    'label-quarter-finals': 'Ronde {{round}} · Quarts de finale',
    'label-last-16': 'Ronde {{round}} · Huitièmes de finale',
    'label-last': 'Ronde {{round}} · {{of}} derniers',
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
    'final-forfeited':
      'Personne n’a joué la finale, match {{match}} : les deux finalistes partagent la deuxième place.',
    'lost-final': '{{player}} a perdu la finale contre {{others}}.',
    'plays-for-third': '{{player}} joue pour la troisième place.',
    'third-place': '{{player}} a gagné le match pour la troisième place.',
    'lost-third-place': '{{player}} a perdu le match pour la troisième place.',
    'knocked-out': '{{player}} sort à la ronde {{round}}, match {{match}}, contre {{others}}.',
    'knocked-out_alone': '{{player}} sort à la ronde {{round}}, match {{match}}.',
    'no-champion': 'Personne n’a joué la finale : il n’y a pas de vainqueur.',
    'HK-26 withdrew': '{{player}} a quitté le tournoi avant de jouer en élimination directe.',
    seeds: 'Têtes de série dans l’ordre : {{players}}.',
  },
};
