import type { Translation } from '../texts.ts';
import type { en } from './en.ts';

export const fr = {
  proof: {
    proofHow:
      'Chaque tirage vient d’un secret dont l’empreinte est publique dès le début. Chaque ronde publie sa clé ; à la fin, le secret lui-même est montré et chacun peut recalculer toutes les clés.',
    secretHash: 'Empreinte du secret',
    secret: 'Le secret',
    secretLater: 'Il est montré à la fin du tournoi.',
    checkDraws: 'Vérifier tous les tirages dans ce navigateur',
    right: 'exact',
    wrong: 'ne correspond pas',
    runAgain: 'Refaire ce tirage',
    runHint:
      'Votre navigateur tire la ronde une nouvelle fois, avec la clé ci-dessus et les résultats précédents, et la compare aux tables publiées.',
    runSame_one: 'Identique : {{count}} table, comme publié.',
    runSame_other: 'Identique : {{count}} tables, comme publié.',
    runDiffers: 'Pas identique. Voici où cela diffère :',
    runPrivate:
      'Ce tirage ne peut pas être refait ici : l’organisation sépare certains joueurs, et lesquels est privé. Le fichier du tournoi contient tout.',
    runNoDraw: 'Rien n’a été tiré au sort ici : les rencontres découlent des matchs précédents.',
    runFailed: 'Impossible de vérifier pour le moment. Réessayez quand la connexion sera revenue.',
    runByDesk: 'modifié par l’organisation',
    runDrawn: 'tiré',
    runPublished: 'publié',
    runNobody: 'personne',
    runNotYet: 'Aucune ronde n’est encore publiée ; chacune pourra être refaite dès sa publication.',
    runSides: 'dans l’autre sens',
  },
} as const satisfies Translation<typeof en>;
