import type { RobinConfig } from '../../../engine/formats/robin/index.ts';
import type { HowItIsPlayed } from '../../how/say.ts';

/** Round robin, in sentences. */
export const robinHow: HowItIsPlayed<RobinConfig> = {
  en: (c, { number, time, criteria }) => [
    {
      cite: 'RR-1',
      text: `Everyone meets everyone ${c.legs === 1 ? 'once' : 'twice, the second time with the sides swapped'}. Who meets whom in which round follows from a table.`,
    },
    { cite: 'RR-1', text: 'With an odd number of players one rests in each round; a rest scores nothing.' },
    {
      cite: 'RR-3',
      text: `A win is worth ${number(c.win)} points, a draw ${number(c.draw)}, a loss ${number(c.loss)}.${c.results === 'scores' ? ' The higher score wins.' : ''}`,
    },
    {
      cite: 'RR-4',
      text:
        c.tieBreaks.length === 0
          ? 'Players level on points share the place.'
          : `Level on points, this decides: ${criteria(c.tieBreaks)}. Still level, they share the place.`,
    },
    {
      cite: 'RR-5',
      text: 'If someone withdraws before half of their games, none of them counts; later, the games that are left are forfeited.',
    },
    ...(c.base === undefined
      ? []
      : [
          {
            cite: 'RR-1',
            text: `Each player has ${time(c.base)}${c.increment > 0 ? ` and ${time(c.increment)} per move` : ''}.`,
          },
        ]),
    ...(c.publish === 'all-at-once'
      ? [{ cite: 'RR-5', text: 'All rounds are shown from the start and may be played in any order.' }]
      : []),
  ],
  de: (c, { number, time, criteria }) => [
    {
      cite: 'RR-1',
      text: `Alle spielen gegen alle, ${c.legs === 1 ? 'einmal' : 'zweimal, beim zweiten Mal mit vertauschten Seiten'}. Wer wann auf wen trifft, steht in einem festen Spielplan.`,
    },
    {
      cite: 'RR-1',
      text: 'Bei ungerader Teilnehmerzahl setzt in jeder Runde jemand aus; dafür gibt es keine Punkte.',
    },
    {
      cite: 'RR-3',
      text: `Ein Sieg zählt ${number(c.win)} Punkte, ein Remis ${number(c.draw)}, eine Niederlage ${number(c.loss)}.${c.results === 'scores' ? ' Wer mehr erzielt, gewinnt.' : ''}`,
    },
    {
      cite: 'RR-4',
      text:
        c.tieBreaks.length === 0
          ? 'Wer gleich viele Punkte hat, teilt sich den Platz.'
          : `Bei gleichen Punkten entscheidet: ${criteria(c.tieBreaks)}. Sonst wird der Platz geteilt.`,
    },
    {
      cite: 'RR-5',
      text: 'Wer vor der Hälfte der eigenen Partien aussteigt, dessen Partien zählen nicht; danach gehen die übrigen kampflos verloren.',
    },
    ...(c.base === undefined
      ? []
      : [
          {
            cite: 'RR-1',
            text: `Die Bedenkzeit beträgt ${time(c.base)}${c.increment > 0 ? ` und ${time(c.increment)} je Zug` : ''}.`,
          },
        ]),
    ...(c.publish === 'all-at-once'
      ? [
          {
            cite: 'RR-5',
            text: 'Alle Runden stehen von Anfang an fest und dürfen in beliebiger Reihenfolge gespielt werden.',
          },
        ]
      : []),
  ],
  fr: (c, { number, time, criteria }) => [
    {
      cite: 'RR-1',
      text: `Chacun rencontre tous les autres ${c.legs === 1 ? 'une fois' : 'deux fois, la seconde en changeant de côté'}. Une table fixe dit qui rencontre qui à chaque ronde.`,
    },
    {
      cite: 'RR-1',
      text: 'Si les joueurs sont en nombre impair, l’un d’eux se repose à chaque ronde, sans marquer de points.',
    },
    {
      cite: 'RR-3',
      text: `Une victoire vaut ${number(c.win)} points, une nulle ${number(c.draw)}, une défaite ${number(c.loss)}.${c.results === 'scores' ? ' Le plus haut score gagne.' : ''}`,
    },
    {
      cite: 'RR-4',
      text:
        c.tieBreaks.length === 0
          ? 'À égalité de points, la place est partagée.'
          : `À égalité de points, on départage par : ${criteria(c.tieBreaks)}. Sinon la place est partagée.`,
    },
    {
      cite: 'RR-5',
      text: 'Qui quitte le tournoi avant la moitié de ses parties n’en garde aucune ; après, les parties restantes sont perdues par forfait.',
    },
    ...(c.base === undefined
      ? []
      : [
          {
            cite: 'RR-1',
            text: `Chaque joueur dispose de ${time(c.base)}${c.increment > 0 ? ` et de ${time(c.increment)} par coup` : ''}.`,
          },
        ]),
    ...(c.publish === 'all-at-once'
      ? [
          {
            cite: 'RR-5',
            text: 'Toutes les rondes sont affichées dès le début et se jouent dans n’importe quel ordre.',
          },
        ]
      : []),
  ],
  es: (c, { number, time, criteria }) => [
    {
      cite: 'RR-1',
      text: `Todos se enfrentan a todos ${c.legs === 1 ? 'una vez' : 'dos veces, la segunda con los lados cambiados'}. Una tabla fija dice quién juega con quién en cada ronda.`,
    },
    {
      cite: 'RR-1',
      text: 'Con un número impar de jugadores, uno descansa en cada ronda; el descanso no da puntos.',
    },
    {
      cite: 'RR-3',
      text: `Una victoria vale ${number(c.win)} puntos, un empate ${number(c.draw)}, una derrota ${number(c.loss)}.${c.results === 'scores' ? ' Gana el marcador más alto.' : ''}`,
    },
    {
      cite: 'RR-4',
      text:
        c.tieBreaks.length === 0
          ? 'A igualdad de puntos se comparte el puesto.'
          : `A igualdad de puntos decide: ${criteria(c.tieBreaks)}. Si sigue el empate, se comparte el puesto.`,
    },
    {
      cite: 'RR-5',
      text: 'A quien se da de baja antes de la mitad de sus partidas no le cuenta ninguna; después, pierde las que falten por incomparecencia.',
    },
    ...(c.base === undefined
      ? []
      : [
          {
            cite: 'RR-1',
            text: `Cada jugador tiene ${time(c.base)}${c.increment > 0 ? ` y ${time(c.increment)} por jugada` : ''}.`,
          },
        ]),
    ...(c.publish === 'all-at-once'
      ? [
          {
            cite: 'RR-5',
            text: 'Todas las rondas se muestran desde el principio y se juegan en cualquier orden.',
          },
        ]
      : []),
  ],
};
