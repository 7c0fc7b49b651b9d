import type { Translation } from '../../texts.ts';
import type * as en from '../en/keys.ts';
/** What the keys of the desk do. */
export const keys = {
  title: 'Touches',
  everywhere: 'Partout',
  results: 'Résultats',
  players: 'Joueurs',
  draft: 'Brouillon',
  palette: 'toutes les actions, en quelques lettres',
  help: 'cette liste',
  close: 'ferme ce qui est ouvert, efface ce qui est tapé',
  table: 'un nombre va à sa table',
  score: 'le score, dans l’ordre affiché',
  scoreInShort: 'la même chose, sans espace',
  duelInFull: 'la même chose, en toutes lettres',
  left: 'pour quelqu’un qui est parti',
  duel: 'gain à gauche, nulle, gain à droite',
  level: 'une nulle',
  absent: 'seul le côté droit, seul le gauche, ou personne n’est venu',
  enter: 'enregistre et passe à la table ouverte suivante',
  step: 'la table d’avant, la table d’après',
  back: 'de la ligne vide au numéro de la table',
  pick: 'choisit la personne active',
  here: 'pointe les personnes choisies',
  swap: 'sur un nom, puis sur un autre : échange les deux',
  entryHint: '? toutes les touches',
} as const satisfies Translation<typeof en.keys>;
