import type { DutchConfig } from '../../../engine/formats/dutch/index.ts';
import type { HowItIsPlayed } from '../../how/say.ts';

/** The Dutch Swiss, in sentences. */
export const dutchHow: HowItIsPlayed<DutchConfig> = {
  en: (c, { number, time, criteria }) => [
    {
      cite: 'DU-1 – DU-4',
      text: `${number(c.rounds)} rounds, paired by the rules of the Dutch system. Nobody meets the same opponent twice. Opponents have the same points where that can be done, and everyone has white and black in turn as far as possible. Nothing is drawn by lot${c.initialColour === 'lot' ? ' but the first colour' : ''}.`,
    },
    { cite: 'DU-6', text: 'A win is worth one point, a draw half a point each.' },
    {
      cite: 'DU-3',
      text: 'With an odd number of players somebody among the lowest has a bye, worth a point, and only once.',
    },
    {
      cite: 'DU-9',
      text:
        c.tieBreaks.length === 0
          ? 'Players level on points share the place.'
          : `Level on points, this decides: ${criteria(c.tieBreaks)}. Still level, they share the place.`,
    },
    { cite: 'DU-6', text: c.roundClock === 0 ? 'A round has no time limit.' : `A round takes ${time(c.roundClock)}.` },
  ],
  de: (c, { number, time, criteria }) => [
    {
      cite: 'DU-1 – DU-4',
      text: `${number(c.rounds)} Runden, gepaart nach den Regeln des Dutch-Systems. Niemand trifft zweimal auf denselben Gegner. Gegner haben möglichst gleich viele Punkte, und alle haben möglichst abwechselnd Weiß und Schwarz. Ausgelost wird ${c.initialColour === 'lot' ? 'nur die erste Farbe' : 'nichts'}.`,
    },
    { cite: 'DU-6', text: 'Ein Sieg zählt einen Punkt, ein Remis für beide einen halben.' },
    {
      cite: 'DU-3',
      text: 'Bei ungerader Teilnehmerzahl hat jemand von den Letzten ein Freilos, das einen Punkt zählt; jeder höchstens einmal.',
    },
    {
      cite: 'DU-9',
      text:
        c.tieBreaks.length === 0
          ? 'Wer gleich viele Punkte hat, teilt sich den Platz.'
          : `Bei gleichen Punkten entscheidet: ${criteria(c.tieBreaks)}. Sonst wird der Platz geteilt.`,
    },
    {
      cite: 'DU-6',
      text: c.roundClock === 0 ? 'Eine Runde hat keine Zeitgrenze.' : `Eine Runde dauert ${time(c.roundClock)}.`,
    },
  ],
  es: (c, { number, time, criteria }) => [
    {
      cite: 'DU-1 – DU-4',
      text: `${number(c.rounds)} rondas, emparejadas según las reglas del sistema holandés. Nadie se enfrenta dos veces al mismo rival. Los rivales tienen los mismos puntos siempre que se pueda y los colores se alternan en lo posible. ${c.initialColour === 'lot' ? 'Solo se sortea el primer color' : 'No se sortea nada'}.`,
    },
    { cite: 'DU-6', text: 'Una victoria vale un punto; las tablas, medio para cada uno.' },
    {
      cite: 'DU-3',
      text: 'Si son impares, descansa uno de los últimos, que suma un punto; cada cual una vez como mucho.',
    },
    {
      cite: 'DU-9',
      text:
        c.tieBreaks.length === 0
          ? 'A igualdad de puntos se comparte el puesto.'
          : `A igualdad de puntos decide: ${criteria(c.tieBreaks)}. Si sigue el empate, se comparte el puesto.`,
    },
    {
      cite: 'DU-6',
      text: c.roundClock === 0 ? 'Las rondas no tienen límite de tiempo.' : `Una ronda dura ${time(c.roundClock)}.`,
    },
  ],
  fr: (c, { number, time, criteria }) => [
    {
      cite: 'DU-1 – DU-4',
      text: `${number(c.rounds)} rondes, appariées selon les règles du système hollandais. Personne ne rencontre deux fois le même adversaire. Les adversaires ont autant que possible le même nombre de points, et les couleurs alternent autant que possible. ${c.initialColour === 'lot' ? 'Seule la première couleur est tirée au sort' : 'Rien n’est tiré au sort'}.`,
    },
    { cite: 'DU-6', text: 'Une victoire vaut un point, une partie nulle un demi-point à chacun.' },
    {
      cite: 'DU-3',
      text: 'Si le nombre est impair, l’un des derniers est exempt et marque un point ; chacun une fois au plus.',
    },
    {
      cite: 'DU-9',
      text:
        c.tieBreaks.length === 0
          ? 'À égalité de points, la place est partagée.'
          : `À égalité de points, on départage par : ${criteria(c.tieBreaks)}. Sinon la place est partagée.`,
    },
    {
      cite: 'DU-6',
      text: c.roundClock === 0 ? 'Les rondes n’ont pas de limite de temps.' : `Une ronde dure ${time(c.roundClock)}.`,
    },
  ],
};
