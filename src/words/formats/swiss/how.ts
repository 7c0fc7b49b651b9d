import type { SwissConfig } from '../../../engine/formats/swiss/index.ts';
import type { HowItIsPlayed } from '../../how/say.ts';

/** Swiss, in sentences. */
export const swissHow: HowItIsPlayed<SwissConfig> = {
  en: (c, { number, time, criteria }) => [
    {
      cite: 'SW-5 – SW-8',
      text: `Swiss, ${c.rounds === undefined ? 'with as many rounds as the number of players asks for' : `${c.rounds} rounds`}. Nobody meets the same opponent twice. Opponents have the same points where that can be done, and are drawn by lot among them.`,
    },
    {
      cite: 'SW-1, SW-2',
      text:
        c.target === 1
          ? `A game is won, drawn or lost: a win is worth ${number(c.win)}, a draw ${number(c.draw)} each, a loss ${number(c.loss)}.`
          : `A game is played to ${c.target} game points. Reaching them is a win, worth ${number(c.win)} points; being ahead when time is up, ${number(c.timedWin)}; level, ${number(c.draw)} each.`,
    },
    {
      cite: 'SW-15',
      text: `A round lasts ${time(c.roundClock)}. When the clock runs out, the score on the table counts.`,
    },
    {
      cite: 'SW-12',
      text: `With an odd number of players one sits out, worth ${number(c.byePoints)} points. It goes to the lowest who has sat out least often.`,
    },
    {
      cite: 'SW-4',
      text:
        c.tieBreaks.length === 0
          ? 'Players level on points share the place.'
          : `Level on points, this decides: ${criteria(c.tieBreaks)}. Still level, they share the place.`,
    },
    {
      cite: 'SW-14',
      text: `Late players may come in ${c.lateUntil === undefined ? 'at any time' : `until round ${c.lateUntil}`}; the rounds they missed count as ${c.lateAs === 'loss' ? 'losses' : 'byes'}.`,
    },
    ...(c.topCut === undefined
      ? []
      : [{ cite: 'SW-16', text: `After the last round the best ${c.topCut} play a knockout.` }]),
  ],
  de: (c, { number, time, criteria }) => [
    {
      cite: 'SW-5 – SW-8',
      text: `Schweizer System, ${c.rounds === undefined ? 'mit so vielen Runden, wie die Teilnehmerzahl verlangt' : `${c.rounds} Runden`}. Niemand trifft zweimal auf denselben Gegner. Gegner haben möglichst gleich viele Punkte und werden unter diesen ausgelost.`,
    },
    {
      cite: 'SW-1, SW-2',
      text:
        c.target === 1
          ? `Eine Partie wird gewonnen, remis gespielt oder verloren: ein Sieg zählt ${number(c.win)}, ein Remis je ${number(c.draw)}, eine Niederlage ${number(c.loss)}.`
          : `Gespielt wird bis ${c.target} Spielpunkte. Wer sie erreicht, gewinnt und erhält ${number(c.win)} Punkte; wer bei Ablauf der Zeit vorne liegt, ${number(c.timedWin)}; bei Gleichstand gibt es je ${number(c.draw)}.`,
    },
    { cite: 'SW-15', text: `Eine Runde dauert ${time(c.roundClock)}. Läuft die Uhr ab, zählt der Stand am Tisch.` },
    {
      cite: 'SW-12',
      text: `Bei ungerader Teilnehmerzahl setzt jemand aus und erhält ${number(c.byePoints)} Punkte: der Letzte derer, die am seltensten ausgesetzt haben.`,
    },
    {
      cite: 'SW-4',
      text:
        c.tieBreaks.length === 0
          ? 'Wer gleich viele Punkte hat, teilt sich den Platz.'
          : `Bei gleichen Punkten entscheidet: ${criteria(c.tieBreaks)}. Sonst wird der Platz geteilt.`,
    },
    {
      cite: 'SW-14',
      text: `Nachzügler können ${c.lateUntil === undefined ? 'jederzeit' : `bis Runde ${c.lateUntil}`} einsteigen; versäumte Runden zählen als ${c.lateAs === 'loss' ? 'Niederlagen' : 'Freilose'}.`,
    },
    ...(c.topCut === undefined
      ? []
      : [{ cite: 'SW-16', text: `Nach der letzten Runde spielen die besten ${c.topCut} im K.-o.-System weiter.` }]),
  ],
  fr: (c, { number, time, criteria }) => [
    {
      cite: 'SW-5 – SW-8',
      text: `Système suisse, ${c.rounds === undefined ? 'avec autant de rondes que le nombre de joueurs l’exige' : `${c.rounds} rondes`}. Personne ne rencontre deux fois le même adversaire. Les adversaires ont autant de points que possible en commun et sont tirés au sort.`,
    },
    {
      cite: 'SW-1, SW-2',
      text:
        c.target === 1
          ? `Une partie est gagnée, nulle ou perdue : un gain vaut ${number(c.win)}, une nulle ${number(c.draw)} chacun, une perte ${number(c.loss)}.`
          : `Une partie se joue en ${c.target} points de jeu. Les atteindre est une victoire et vaut ${number(c.win)} points ; mener à la fin du temps, ${number(c.timedWin)} ; à égalité, ${number(c.draw)} chacun.`,
    },
    {
      cite: 'SW-15',
      text: `Une ronde dure ${time(c.roundClock)}. Quand le temps est écoulé, le score sur la table compte.`,
    },
    {
      cite: 'SW-12',
      text: `Si les joueurs sont en nombre impair, l’un d’eux est exempt et reçoit ${number(c.byePoints)} points : le dernier de ceux qui l’ont été le moins souvent.`,
    },
    {
      cite: 'SW-4',
      text:
        c.tieBreaks.length === 0
          ? 'À égalité de points, la place est partagée.'
          : `À égalité de points, on départage par : ${criteria(c.tieBreaks)}. Sinon la place est partagée.`,
    },
    {
      cite: 'SW-14',
      text: `On peut s’inscrire en retard ${c.lateUntil === undefined ? 'à tout moment' : `jusqu’à la ronde ${c.lateUntil}`} ; les rondes manquées comptent comme ${c.lateAs === 'loss' ? 'des défaites' : 'des exemptions'}.`,
    },
    ...(c.topCut === undefined
      ? []
      : [
          {
            cite: 'SW-16',
            text: `Après la dernière ronde, les ${c.topCut} premiers jouent une phase à élimination directe.`,
          },
        ]),
  ],
  es: (c, { number, time, criteria }) => [
    {
      cite: 'SW-5 – SW-8',
      text: `Sistema suizo, ${c.rounds === undefined ? 'con tantas rondas como pida el número de jugadores' : `${c.rounds} rondas`}. Nadie se enfrenta dos veces al mismo rival. Los rivales tienen los mismos puntos siempre que se pueda y se sortean entre ellos.`,
    },
    {
      cite: 'SW-1, SW-2',
      text:
        c.target === 1
          ? `Una partida se gana, se empata o se pierde: la victoria vale ${number(c.win)}, las tablas ${number(c.draw)} para cada uno, la derrota ${number(c.loss)}.`
          : `Una partida se juega a ${c.target} puntos de juego. Alcanzarlos es una victoria y vale ${number(c.win)} puntos; ir por delante al acabar el tiempo, ${number(c.timedWin)}; en empate, ${number(c.draw)} cada uno.`,
    },
    {
      cite: 'SW-15',
      text: `Una ronda dura ${time(c.roundClock)}. Cuando se acaba el tiempo, cuenta el marcador de la mesa.`,
    },
    {
      cite: 'SW-12',
      text: `Con un número impar de jugadores, uno descansa y recibe ${number(c.byePoints)} puntos: el último de quienes menos han descansado.`,
    },
    {
      cite: 'SW-4',
      text:
        c.tieBreaks.length === 0
          ? 'A igualdad de puntos se comparte el puesto.'
          : `A igualdad de puntos decide: ${criteria(c.tieBreaks)}. Si sigue el empate, se comparte el puesto.`,
    },
    {
      cite: 'SW-14',
      text: `Se puede entrar tarde ${c.lateUntil === undefined ? 'en cualquier momento' : `hasta la ronda ${c.lateUntil}`}; las rondas perdidas cuentan como ${c.lateAs === 'loss' ? 'derrotas' : 'descansos'}.`,
    },
    ...(c.topCut === undefined
      ? []
      : [{ cite: 'SW-16', text: `Tras la última ronda, los ${c.topCut} mejores juegan una eliminatoria.` }]),
  ],
};
