import { fr as tieBreaks } from '../../stages/tie-breaks/fr.ts';
import type { Translation } from '../../texts.ts';
import type { en } from './en.ts';

export const fr = {
  stages: { 'tie-breaks': tieBreaks },
  name: 'Toutes rondes',
  about: 'Chacun rencontre tous les autres, une ou deux fois ; le plus de points gagne.',
  presets: {
    league: '3 points la victoire',
    chess: 'Échecs : 1, ½, 0',
    scores: 'Scores, aller et retour',
  },
  settings: {
    legs: 'Nombre de rencontres entre chacun',
    order: 'Numérotation',
    publish: 'Affichage des rondes',
    results: 'Un résultat est',
  },
  choices: {
    'one-point': 'victoire, nulle ou défaite',
    scores: 'un score',
    'round-by-round': 'ronde par ronde',
    'all-at-once': 'toutes à la fois',
  },
  criteria: {
    scored: 'Marqués',
  },
  findings: {},
  reasons: {
    'RR-3 record': '{{player}} : {{points, points}} ({{wins, wins}}, {{draws, draws}}, {{losses, losses}}).',
    numbering: 'Les numéros dans l’ordre : {{players}}.',
    'numbers-meet': 'Le numéro {{first}} rencontre le numéro {{second}}, selon la table commune.',
    'numbers-meet-in-leg':
      'Le numéro {{first}} rencontre le numéro {{second}} au tour {{leg}}, selon la table commune.',
    rests: '{{player}} se repose : les joueurs sont en nombre impair.',
    'opponent-left':
      '{{player}} se repose : {{opponent}} a quitté le tournoi avant la moitié de ses parties, qui ne comptent pour personne.',
    'opponent-forfeits':
      '{{player}} gagne sans jouer : {{opponent}} a quitté le tournoi après la moitié de ses parties et perd les autres par forfait.',
    'record-with-scores':
      '{{player}} : {{points, points}} ({{wins, wins}}, {{draws, draws}}, {{losses, losses}}), {{scored}} marqués, {{conceded}} encaissés.',
    annulled: '{{player}} a quitté le tournoi avant la moitié de ses parties ({{games}} jusque-là) : aucune ne compte.',
  },
} as const satisfies Translation<typeof en>;
