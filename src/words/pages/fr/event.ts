import type { Translation } from '../../texts.ts';
import type * as en from '../en/event.ts';

/** The event itself: where it is found, its switches and settings. */

export const settings = {
  title: 'L’événement',
  name: 'Nom',
  rename: 'Renommer',
  listed: 'Le public peut le voir',
  shortNames: 'Le public lit des noms abrégés : « Kim L. »',
  forecast: 'Le public voit le pronostic : qui gagnera, et ce qu’il faut à chacun',
  selfReport: 'Les joueurs annoncent leurs résultats',
  selfRegistration: 'Les joueurs s’inscrivent par l’adresse publique',
  approval: 'L’arbitrage valide les inscriptions',
  ending: 'Terminer ou supprimer',
  endHint: 'Le classement actuel devient final. On peut revenir en arrière.',
  end: 'Terminer le tournoi maintenant',
  reopen: 'Annuler la fin anticipée',
  deleteHint: 'Tout sera perdu, le journal aussi. Gardez d’abord le fichier du tournoi.',
  delete: 'Supprimer le tournoi',
  typeName: 'Pour confirmer, tapez le nom du tournoi : {{name}}',
} as const satisfies Translation<typeof en.settings>;

export const share = {
  title: 'Partage',
  public: 'L’adresse publique',
  publicHint:
    'Les joueurs scannent ce code et voient tables, résultats et classement en direct sur leur téléphone, sans compte.',
  qr: 'Code QR de l’adresse publique',
  whichAddress: 'Sur quel réseau sont les téléphones ?',
  whichAddressHint: 'Codes et liens portent cette adresse. Essayez-la avec un téléphone avant d’imprimer.',
  addressIn: '{{url}} ({{network}})',
  onlyHere: 'Le serveur n’écoute que cette machine : aucun téléphone ne peut ouvrir la page.',
  listenMore: 'Arrêtez-le et relancez-le sur toutes les adresses :',
  noNetwork: 'Cette machine n’est sur aucun réseau. Connectez-la à celui des téléphones, puis rechargez cette page.',
  notListed: 'Le public ne voit pas encore ce tournoi ; changez cela sous « L’événement ».',
  openPublic: 'Ouvrir la page publique',
  openWall: 'Ouvrir l’écran mural',
  embed: 'L’afficher sur votre site',
  embedHint: 'Collez ce code dans une de vos pages : elle reste à jour et ne demande rien.',
  embedPart: 'Ce qui est affiché',
  embedLook: 'Voir',
  copy: 'Copier',
  copied: 'Copié',
  head: 'Code de contrôle :',
  files: 'Fichiers',
  file: 'Fichier du tournoi',
  fileHint: 'Le journal complet, à garder ou à porter sur un autre serveur.',
  standings: 'Classement (CSV)',
  pairings: 'Appariements (CSV)',
  pgn: 'Parties (PGN)',
  trf: 'Rapport FIDE (TRF 2016)',
  trf2026: 'Rapport FIDE (TRF 2026)',
  calendar: 'Calendrier (ICS)',
  notAllStored: 'Les dernières saisies ne sont pas encore enregistrées : elles manqueraient dans le fichier.',
} as const satisfies Translation<typeof en.share>;

export const settingsPage = {
  how: 'Comment on joue',
  everyone: 'Tout le monde peut lire ceci.',
  still: 'Peut encore changer',
  stored: 'Chaque changement est enregistré aussitôt et s’annule dans l’activité.',
  rounds: 'Rondes',
  roundsHint: 'Au moins {{round}}, déjà appariées.',
  roundsFirst: 'Tapez d’abord un nombre de rondes.',
  set: 'Fixer',
  format: 'Les règles, jusqu’au premier appariement',
  save: 'Enregistrer les règles',
  fixed: 'Fixé depuis le premier appariement',
  notPlayed: 'Personne n’a encore joué : annulez l’appariement dans « Journal », et tout redevient modifiable.',
  tab: 'Réglages',
} as const satisfies Translation<typeof en.settingsPage>;
