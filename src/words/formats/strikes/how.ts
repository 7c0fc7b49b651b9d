import type { StrikesConfig } from '../../../engine/formats/strikes/index.ts';
import type { HowItIsPlayed } from '../../how/say.ts';

/** Accumulated strikes, in sentences. */
export const strikesHow: HowItIsPlayed<StrikesConfig> = {
  en: (c) => [
    { cite: 'ST-6', text: `Everyone plays at tables of three to ${c.maxTable === 5 ? 'five' : 'four'}.` },
    {
      cite: 'ST-2, ST-3',
      text: `The last at a table takes 24 strikes, the first none; at a full table those in between get ${c.maxTable === 5 ? '6, 12 or 18' : '8 or 16'}, by place. Tied players share.`,
    },
    { cite: 'ST-1', text: `Whoever has ${c.eliminationAt} strikes or more is out at the end of the round.` },
    {
      cite: 'ST-4',
      text: {
        'highest-wins': 'The highest score wins the table.',
        'lowest-wins': 'The lowest score wins the table.',
        places: 'Places are entered, not scores.',
      }[c.scoring],
    },
    {
      cite: 'ST-5, ST-7, ST-8',
      text: 'One round is drawn from everyone, the next from groups with similar strikes, and so on in turn; people who have met least often sit together.',
    },
    {
      cite: 'ST-11 – ST-15',
      text: `It ends when at most two are left; their strikes and the last game decide.${c.finalGame ? ' Two joint winners play it out.' : ''}`,
    },
  ],
  de: (c) => [
    { cite: 'ST-6', text: `Gespielt wird an Tischen zu dritt bis zu ${c.maxTable === 5 ? 'fünft' : 'viert'}.` },
    {
      cite: 'ST-2, ST-3',
      text: `Wer am Tisch Letzter wird, erhält 24 Striche, der Erste keine; an einem vollen Tisch erhalten die anderen je nach Platz ${c.maxTable === 5 ? '6, 12 oder 18' : '8 oder 16'}. Bei Gleichstand wird geteilt.`,
    },
    { cite: 'ST-1', text: `Wer ${c.eliminationAt} Striche oder mehr hat, scheidet am Ende der Runde aus.` },
    {
      cite: 'ST-4',
      text: {
        'highest-wins': 'Die höchste Punktzahl gewinnt den Tisch.',
        'lowest-wins': 'Die niedrigste Punktzahl gewinnt den Tisch.',
        places: 'Eingetragen werden Plätze, keine Punktzahlen.',
      }[c.scoring],
    },
    {
      cite: 'ST-5, ST-7, ST-8',
      text: 'Eine Runde wird unter allen ausgelost, die nächste in Gruppen mit ähnlich vielen Strichen, und so weiter im Wechsel; es sitzen zusammen, die sich am seltensten getroffen haben.',
    },
    {
      cite: 'ST-11 – ST-15',
      text: `Schluss ist, wenn höchstens zwei übrig sind; ihre Striche und das letzte Spiel entscheiden.${c.finalGame ? ' Zwei gemeinsame Sieger spielen es aus.' : ''}`,
    },
  ],
  fr: (c) => [
    { cite: 'ST-6', text: `On joue à des tables de trois à ${c.maxTable === 5 ? 'cinq' : 'quatre'}.` },
    {
      cite: 'ST-2, ST-3',
      text: `Le dernier d’une table reçoit 24 pénalités, le premier aucune ; à une table complète les autres en reçoivent ${c.maxTable === 5 ? '6, 12 ou 18' : '8 ou 16'} selon leur place. Les ex æquo partagent.`,
    },
    { cite: 'ST-1', text: `Qui a ${c.eliminationAt} pénalités ou plus est éliminé à la fin de la ronde.` },
    {
      cite: 'ST-4',
      text: {
        'highest-wins': 'Le score le plus haut gagne la table.',
        'lowest-wins': 'Le score le plus bas gagne la table.',
        places: 'On saisit des places, pas des scores.',
      }[c.scoring],
    },
    {
      cite: 'ST-5, ST-7, ST-8',
      text: 'Une ronde est tirée parmi tous, la suivante dans des groupes aux pénalités proches, et ainsi de suite ; ceux qui se sont le moins rencontrés jouent ensemble.',
    },
    {
      cite: 'ST-11 – ST-15',
      text: `C’est fini quand il en reste deux au plus ; leurs pénalités et la dernière partie décident.${c.finalGame ? ' Deux vainqueurs ex æquo se départagent.' : ''}`,
    },
  ],
  es: (c) => [
    { cite: 'ST-6', text: `Se juega en mesas de tres a ${c.maxTable === 5 ? 'cinco' : 'cuatro'}.` },
    {
      cite: 'ST-2, ST-3',
      text: `El último de una mesa recibe 24 faltas y el primero ninguna; en una mesa completa los demás reciben ${c.maxTable === 5 ? '6, 12 o 18' : '8 o 16'} según su puesto. Los empatados las comparten.`,
    },
    { cite: 'ST-1', text: `Quien tiene ${c.eliminationAt} faltas o más queda fuera al final de la ronda.` },
    {
      cite: 'ST-4',
      text: {
        'highest-wins': 'La puntuación más alta gana la mesa.',
        'lowest-wins': 'La puntuación más baja gana la mesa.',
        places: 'Se anotan puestos, no puntuaciones.',
      }[c.scoring],
    },
    {
      cite: 'ST-5, ST-7, ST-8',
      text: 'Una ronda se sortea entre todos, la siguiente en grupos con faltas parecidas, y así sucesivamente; se sientan juntos quienes menos se han encontrado.',
    },
    {
      cite: 'ST-11 – ST-15',
      text: `Termina cuando quedan dos como mucho; deciden sus faltas y la última partida.${c.finalGame ? ' Dos ganadores conjuntos lo desempatan jugando.' : ''}`,
    },
  ],
};
