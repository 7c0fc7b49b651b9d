import type { Translation } from '../texts.ts';
import type { en } from './en.ts';

export const fr = {
  here: {
    title: 'Dans ce navigateur',
    about: 'Tout ce que vous saisissez reste dans ce navigateur, sur cet appareil. Rien n’est envoyé nulle part.',
    own: 'Les autres navigateurs et les téléphones ne peuvent pas l’ouvrir. Dans ce navigateur, la page publique et le grand écran s’ouvrent dans d’autres onglets et fenêtres.',
    needsServer:
      'Les téléphones des joueurs, les liens pour les assistants, les résultats annoncés par les joueurs, les comptes, les webhooks et les pendules demandent un serveur, car ils concernent les appareils des autres.',
    more: 'Ce qui fonctionne ici, et comment le garder en sûreté',
    save: 'Faire une sauvegarde',
    saved: 'Enregistré. Rangez le fichier là où vous le retrouveriez si cet appareil était perdu.',
    restoreHint: 'Pour reprendre une sauvegarde, ouvrez-la ou déposez-la sur cette page.',
    never:
      'Aucune sauvegarde n’a encore été faite. Si les données du navigateur sont effacées, les tournois sont perdus.',
    stale:
      'Pas de sauvegarde depuis {{time}}. Si les données du navigateur sont effacées, ce qui est venu depuis est perdu.',
    upToDate: 'La dernière sauvegarde contient tout ({{time}}).',
    offer: 'La ronde est terminée. Faire une sauvegarde ?',
    try: 'Essayer dans ce navigateur : rien n’en sort',
    later: 'Plus tard',
    restored_one: '{{count}} tournoi repris.',
    restored_other: '{{count}} tournois repris.',
    known_one: '{{count}} tournoi était déjà ici.',
    known_other: '{{count}} tournois étaient déjà ici.',
    different: 'Laissé tel quel, car la sauvegarde a un autre déroulement : {{names}}',
    notStored_one: 'Non enregistré : {{count}} saisie attend, ce navigateur n’a plus de place',
    notStored_other: 'Non enregistré : {{count}} saisies attendent, ce navigateur n’a plus de place',
    cannotStore: 'Ce navigateur n’enregistre rien pour le moment',
    phones:
      'Les téléphones des joueurs ne peuvent pas ouvrir ces pages : le tournoi n’existe que dans ce navigateur. Avec Tiltyard sur un serveur, tout le monde a une adresse.',
    helpers:
      'Les liens pour les assistants et les joueurs demandent un serveur : ici, aucun autre appareil n’atteint le tournoi.',
    selfReport:
      'Pour s’inscrire et annoncer des résultats, les joueurs ont besoin de leur téléphone, donc d’un serveur. Ici, c’est la table d’arbitrage qui saisit tout.',
  },
} as const satisfies Translation<typeof en>;
