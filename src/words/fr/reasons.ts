import type * as en from '../en/reasons.ts';
import type { Translation } from '../texts.ts';

/** What several formats say, and the desk. “_alone” is said where a reason names no others. */
/** All of one gender: sentences say “la {{label}}”. */
export const reason = {
  'label-round': 'Ronde {{round}}',
  'placed-by-desk': 'Placement fait par l’arbitrage.',
  'ended-early': 'L’organisation a mis fin au tournoi avant terme ; alors en tête : {{players}}.',
  'ended-early_alone': 'L’organisation a mis fin au tournoi avant terme.',
  withdrew: '{{player}} a quitté le tournoi à la ronde {{round}}.',
  'all-rounds-played': 'Première place après {{rounds, rounds}} : {{players}}.',
  'all-rounds-played_alone': 'Après {{rounds, rounds}}, il ne restait plus personne.',
  'behind-by': '{{player}} est derrière {{opponent}}. {{criterion}} : {{value}} contre {{other}}.',
  'ahead-by': '{{player}} est devant {{opponent}}. {{criterion}} : {{value}} contre {{other}}.',
  'tie-break': '{{criterion}} de {{player}} : {{shares}}.',
  'shares-place': '{{level, players}} à égalité partagent la place {{place}}.',
  dropped: '{{player}} a quitté le tournoi après la ronde {{round}}.',
  'announced-nothing': 'Absence annoncée de {{player}} à la ronde {{round}}.',
  'announced-half': 'Absence annoncée de {{player}} à la ronde {{round}} ; l’exemption vaut une nulle.',
  'announced-full': 'Absence annoncée de {{player}} à la ronde {{round}} ; l’exemption vaut une victoire.',
  'points-given': 'L’arbitrage a ajouté {{points}} à {{player}}.',
  'points-given-for': 'L’arbitrage a ajouté {{points}} à {{player}} : {{note}}',
  'points-taken': 'L’arbitrage a retiré {{points}} à {{player}}.',
  'points-taken-for': 'L’arbitrage a retiré {{points}} à {{player}} : {{note}}',
  warned: 'L’arbitrage a donné un avertissement à {{player}}.',
  'warned-for': 'L’arbitrage a donné un avertissement à {{player}} : {{note}}',
  'start-position': 'Position de départ {{number}} : {{fen}}.',
  // Every bracket.
  seeds: 'Têtes de série dans l’ordre : {{players}}.',
  seeded: '{{player}} était tête de série nº {{seed}}.',
  'seeds-meet': 'Match {{match}} : tête de série nº {{first}} contre tête de série nº {{second}}.',
  'winners-meet': 'Match {{match}} : le vainqueur du match {{first}} contre le vainqueur du match {{second}}.',
  walkover: '{{player}} passe d’office au match {{match}} : il n’y a pas d’adversaire.',
  'place-taken':
    '{{player}} a gagné le match {{match}} par une correction tardive ; la place à la ronde suivante était déjà prise.',
  'final-forfeited': 'Personne n’a joué la finale, match {{match}} : les deux finalistes partagent la deuxième place.',
  'no-champion': 'Personne n’a joué la finale : il n’y a pas de vainqueur.',
  'HK-26 withdrew': '{{player}} a quitté le tournoi avant de jouer en élimination directe.',
  'left-out': '{{player}} s’est inscrit après le tirage de la première ronde et n’est pas dans le tableau.',
} as const satisfies Translation<typeof en.reason>;
