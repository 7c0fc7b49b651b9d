import type { TakeOverWords } from './index.ts';

export const fr: TakeOverWords = {
  'half-byes': 'Les exemptions d’un demi-point ne valent rien ici (joueur et ronde) : {{who}}.',
  'both-lost':
    'Les parties perdues par les deux joueurs comptent comme un double forfait (joueurs et ronde) : {{who}}.',
  unrated: 'Les résultats hors classement sont repris comme les autres.',
  colours: 'Les blancs occupent la première place. Les appariements ne tiennent pas compte des couleurs ici.',
  acceleration: 'Les appariements accélérés ne sont pas poursuivis.',
  teams: 'Les équipes ne sont pas reprises.',
  personal: 'Les titres, le sexe et les dates de naissance sont laissés de côté.',
  'about-event': 'Le lieu, les dates, les arbitres et les cadences sont laissés de côté.',
  'other-lines': 'Lignes incomprises ici : {{codes}}.',
  'points-lost': 'Les points pour un forfait perdu ou une absence ne sont pas comptés.',
  total: '{{player}} a {{theirs}} points dans le fichier et {{ours}} ici.',
  'left-last':
    'Ces personnes n’ont pas joué la dernière ronde et comptent comme ayant abandonné. Réintégrez celles qui reviennent : {{who}}.',
  'taken-bye': 'Pas de partie à la ronde {{round}} : {{player}} est exempt.',
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
  'unknown-kind': 'Ce n’est ni un rapport FIDE (TRF), ni du PGN, ni un tableau de parties (CSV).',
  'bad-line': 'La ligne {{line}} est illisible : {{text}}',
  'number-twice': 'Ligne {{line}} : le numéro de joueur {{number}} figure deux fois.',
  contradiction: 'Ronde {{round}} : ce que le fichier dit de {{one}} contredit ce qu’il dit de {{other}}.',
  'two-games': 'Ronde {{round}} : {{player}} a plus d’une partie.',
  'open-game':
    'Ronde {{round}} : {{one}} contre {{other}} n’a pas de résultat, alors qu’une ronde suivante est appariée.',
  'no-players': 'Il n’y a personne dedans.',
  'not-this-format': 'Des rondes appariées par un autre programme ne peuvent pas être reprises en « {{format}} ».',
  'drawn-elsewhere': 'Appariée par un autre programme.',
};
