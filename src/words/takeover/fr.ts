import type { Translation } from '../texts.ts';
import type { en } from './en.ts';

export const fr = {
  takeOver: {
    'both-lost':
      'Les parties perdues par les deux joueurs comptent comme un double forfait (joueurs et ronde) : {{who}}.',
    unrated: 'Les résultats hors classement sont repris comme les autres.',
    colours: 'Les blancs occupent la première place. Les appariements ne tiennent pas compte des couleurs ici.',
    acceleration: 'Les appariements accélérés ne peuvent être ni poursuivis ni vérifiés ici.',
    teams: 'Les équipes ne sont pas reprises.',
    'about-event': 'Fédération, arbitres, cadence, dates des rondes et programme d’appariement ne sont pas repris.',
    system: 'Les rondes ont été appariées par {{code}} ; les suivantes le seront par ce format.',
    'tie-breaks': 'Départages non repris : {{codes}}.',
    national:
      'Noms, identifiants et catégories nationaux ne sont pas repris ; les classements sont ceux qui déterminent l’ordre.',
    'announced-byes':
      'Les exemptions des rondes à venir ne comptent rien ; les plus tardives sont à saisir ici (joueur, ronde, sorte) : {{who}}.',
    'apart-rounds': 'Les paires interdites pour certaines rondes seulement le restent ici jusqu’à nouvel ordre.',
    'adjusted-points': 'Les points ajoutés ou retirés ne sont pas repris : {{who}}.',
    'adjusted-unchecked':
      'Des points ont été ajoutés ou retirés (ligne 299) : de telles rondes ne peuvent être appariées à nouveau.',
    'points-unchecked':
      'Les résultats ne comptent pas 1, ½ et 0 : de telles rondes ne peuvent être appariées à nouveau.',
    'other-lines': 'Lignes incomprises ici : {{codes}}.',
    'points-lost': 'Les points pour un forfait perdu ou une absence ne sont pas comptés.',
    total: '{{player}} a {{theirs}} points dans le fichier et {{ours}} ici.',
    'left-last':
      'Ces personnes n’ont pas joué la dernière ronde et comptent comme ayant abandonné. Réintégrez celles qui reviennent : {{who}}.',
    'taken-absent': 'Pas de partie à la ronde {{round}}, ils comptent comme absents : {{who}}.',
    places:
      'À égalité de points, ce sont les départages de ce tournoi qui comptent. Les places du fichier ne sont pas reprises.',
    'against-rules':
      'La ronde {{round}} a été appariée selon d’autres règles que celles de ce format. Elle reste telle quelle.',
    moves: 'Les coups des parties ne sont pas conservés.',
    'no-round': 'Parties sans numéro de ronde, laissées de côté : {{games}}.',
    'rounds-unknown':
      'Le fichier ne dit pas combien de rondes sont prévues. Il y en a {{rounds}} pour l’instant ; cela peut être changé.',
    'points-unknown': 'Le fichier ne dit pas ce que vaut une victoire ; les réglages le disent.',
    'unknown-kind':
      'Ce fichier ne peut pas être lu ici. Sont lisibles les rapports FIDE (TRF), le PGN, les tableaux de parties ou de joueurs (CSV, Excel) et le JSON de Challonge, brackets-manager, NRTM et cobra.',
    'no-rounds-yet': 'Le fichier est une liste de joueurs, sans rondes.',
    'only-players':
      'Seuls les joueurs sont repris. Des rondes de ce type (« {{kind}} ») ne peuvent pas être poursuivies ici.',
    'scores-left-out': 'Les scores sont repris comme victoire, nulle ou défaite.',
    'cut-left-out': 'Les rondes de la phase finale sont laissées de côté.',
    'bad-line': 'La ligne {{line}} est illisible : {{text}}',
    'number-twice': 'Ligne {{line}} : le numéro de joueur {{number}} figure deux fois.',
    contradiction: 'Ronde {{round}} : ce que le fichier dit de {{one}} contredit ce qu’il dit de {{other}}.',
    'two-games': 'Ronde {{round}} : {{player}} a plus d’une partie.',
    'open-game':
      'Ronde {{round}} : {{one}} contre {{other}} n’a pas de résultat, alors qu’une ronde suivante est appariée.',
    'no-players': 'Il n’y a personne dedans.',
    'not-this-format': 'Des rondes appariées par un autre programme ne peuvent pas être reprises en « {{format}} ».',
    'perhaps-byes':
      'Un seul joueur n’avait pas de partie et le fichier ne parle pas d’exemption : cela ne compte pas comme telle (joueur et ronde) : {{who}}.',
    'confirmed-byes': 'Repris comme exemptions, selon votre réponse (joueur et ronde) : {{who}}.',
    'ask-byes': 'Un seul joueur n’avait pas de partie. Était-il exempt ? (joueur et ronde) : {{who}}.',
    'no-bye': 'Sans adversaire et sans victoire attribuée, donc compté comme sans partie (joueur et ronde) : {{who}}.',
    'several-events': 'Le fichier contient plusieurs tournois. Choisissez-en un : {{events}}.',
    'skipped-games': 'Les parties illisibles sont laissées de côté (ligne et donnée) : {{games}}.',
    'no-rounds':
      'Aucune des {{games}} parties ne dit à quelle ronde elle appartient (la balise « Round ») : leur ordre est inconnu.',
    'no-games': 'Aucune de ses parties n’est lisible. La première, avec sa ligne : {{text}}.',
    'empty-round': 'La ronde {{round}} n’a pas de parties dans le fichier, alors qu’une ronde suivante en a.',
    'too-many-rounds': 'Le fichier a plus de {{most}} rondes.',
    'too-many-players': 'Le fichier a plus de {{most}} joueurs.',
    'too-many-apart': 'Le fichier tient plus de {{most}} paires de joueurs à l’écart l’une de l’autre.',
    spreadsheet:
      'C’est un fichier de tableur et non du texte. Enregistrez-le au format CSV dans le tableur, puis reprenez ce fichier.',
    'drawn-elsewhere': 'Appariée par un autre programme.',
  },
} as const satisfies Translation<typeof en>;
