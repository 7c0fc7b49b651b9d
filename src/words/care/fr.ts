import type { Translation } from '../texts.ts';
import type { en } from './en.ts';

export const fr = {
  erase: {
    title: 'Ce qui est enregistré sur {{name}}',
    save: 'Enregistrer dans un fichier',
    open: 'Effacer…',
    dialog: 'Effacer {{name}}',
    goes: 'Disparaissent : le nom, le club et ce qui a été écrit sur la personne, partout dans le journal, où l’on lira « {{erased}} ». Son lien privé cesse de fonctionner.',
    stays:
      'Restent : les résultats, les appariements, le classement et l’Elo à l’inscription. Une entrée dit que le journal a été réécrit, et les codes notés auparavant sont toujours reconnus.',
    copies:
      'Hors d’atteinte : les fichiers enregistrés, ce qui a été imprimé et les sauvegardes plus anciennes. Si l’une d’elles est restaurée sur ce serveur, la personne y est de nouveau effacée ; supprimez celles qui ne servent plus.',
    forGood: 'C’est définitif.',
    do: 'Effacer définitivement',
    done: 'C’est fait. Le code du journal était {{before}} ; c’est maintenant {{after}}.',
    erased: 'Cette personne a été effacée.',
  },
  backups: {
    outdated_one:
      'Cette sauvegarde date d’avant l’effacement d’une personne et contient encore son nom. Supprimez-la dès qu’elle ne sert plus :',
    outdated_other:
      'Ces sauvegardes datent d’avant l’effacement d’une personne et contiennent encore son nom. Supprimez-les dès qu’elles ne servent plus :',
  },
  data: {
    title: 'Ce qui est enregistré sur vous',
    hint: 'Nom, sessions, jetons, connexions et vos tournois, dans un seul fichier.',
    save: 'Enregistrer dans un fichier',
  },
  second: {
    title: 'Connexion en deux étapes',
    off: 'Avec une deuxième étape, la connexion demande aussi un code donné par une application de votre téléphone.',
    begin: 'La mettre en place',
    scan: 'Scannez ceci avec une application d’authentification, ou tapez-y la clé.',
    qr: 'Code QR pour l’application d’authentification',
    key: 'Clé',
    code: 'Code de l’application',
    turnOn: 'Activer',
    on_one: 'Active depuis le {{moment}}. Il reste {{count}} code de secours.',
    on_other: 'Active depuis le {{moment}}. Il reste {{count}} codes de secours.',
    recovery: 'Codes de secours',
    recoveryHint:
      'Chacun remplace une fois le code, si le téléphone est perdu. Ils ne sont affichés que cette fois : gardez-les ailleurs que sur le téléphone.',
    turnOff: 'Désactiver',
    codeOrRecovery: 'Code, ou code de secours',
    asked: 'Ce compte a une deuxième étape : tapez le code de l’application, ou un code de secours.',
  },
  provider: {
    signIn: 'Se connecter avec {{provider}}',
    title: 'Connexion avec {{provider}}',
    hint: 'Une fois relié, vous pouvez vous connecter avec {{provider}}, sans le mot de passe d’ici.',
    connect: 'Relier à {{provider}}',
    connected: 'Relié.',
    disconnect: 'Délier',
    failed: 'La connexion avec {{provider}} n’a pas abouti. Réessayez.',
    stranger: '{{provider}} vous connaît, mais vous n’avez pas de compte ici. Demandez à qui gère ce serveur.',
    taken: 'Cette connexion {{provider}} appartient ici à un autre compte.',
  },
} as const satisfies Translation<typeof en>;
