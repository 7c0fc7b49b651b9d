import type { KnockoutSettings } from '../../../engine/formats/knockout/index.ts';
import type { HowItIsPlayed } from '../../how/say.ts';

/** Knockout, in sentences. */
export const knockoutHow: HowItIsPlayed<KnockoutSettings> = {
  en: (c, { number, time }) => [
    {
      cite: 'KO-1, HK-15',
      text: `One bracket: whoever loses is out. Best seed against lowest, then first match against last.${c.thirdPlace ? ' There is a match for third place.' : ''}`,
    },
    {
      cite: 'HK-3',
      text: `Seeds: ${{ rating: 'by rating', entry: 'in order of entry', random: 'by lot', manual: 'as the organiser says' }[c.seeding]}. With fewer players than places the best seeds have a walkover in the first round.`,
    },
    {
      cite: 'HK-10',
      text: c.roundByRound
        ? 'A round begins when the one before is over.'
        : 'A match opens as soon as both its players are known.',
    },
    {
      cite: 'HK-20',
      text: `A match is won by ${c.raceTo <= 0.5 ? 'its first decisive game' : `the first to reach ${number(c.raceTo)} points`}; if it is level, sudden death and in the end Armageddon decide.`,
    },
    {
      cite: 'HK-25',
      text: 'Whoever is absent forfeits; if both are, nobody goes on and the next opponent has a walkover.',
    },
    {
      cite: 'HK-9, HK-24',
      text: `${c.variant === 'chess960' ? 'Chess960, the same start position for a whole round' : 'Standard chess'}, ${time(c.base)} a side${c.increment > 0 ? ` and ${time(c.increment)} more for every move` : ''}.`,
    },
  ],
  de: (c, { number, time }) => [
    {
      cite: 'KO-1, HK-15',
      text: `Ein Turnierbaum: Wer verliert, scheidet aus. Der beste Gesetzte trifft auf den letzten, danach das erste Match auf das letzte.${c.thirdPlace ? ' Der dritte Platz wird ausgespielt.' : ''}`,
    },
    {
      cite: 'HK-3',
      text: `Die Setzliste folgt ${{ rating: 'dem Rating', entry: 'der Reihenfolge der Meldungen', random: 'dem Los', manual: 'der Turnierleitung' }[c.seeding]}. Bleiben Plätze frei, kommen die Bestgesetzten in der ersten Runde kampflos weiter.`,
    },
    {
      cite: 'HK-10',
      text: c.roundByRound
        ? 'Eine Runde beginnt, wenn die vorige beendet ist.'
        : 'Eine Begegnung beginnt, sobald beide feststehen.',
    },
    {
      cite: 'HK-20',
      text: `Eine Begegnung gewinnt, wer ${c.raceTo <= 0.5 ? 'die erste Partie gewinnt' : `zuerst ${number(c.raceTo)} Punkte erreicht`}; bei Gleichstand entscheiden Sudden Death und zuletzt Armageddon.`,
    },
    {
      cite: 'HK-25',
      text: 'Wer fehlt, verliert kampflos; fehlen beide, kommt niemand weiter, und der nächste Gegner hat es kampflos.',
    },
    {
      cite: 'HK-9, HK-24',
      text: `${c.variant === 'chess960' ? 'Chess960, dieselbe Ausgangsstellung für eine ganze Runde' : 'Klassisches Schach'}, ${time(c.base)} je Seite${c.increment > 0 ? ` und je Zug weitere ${time(c.increment)}` : ''}.`,
    },
  ],
  fr: (c, { number, time }) => [
    {
      cite: 'KO-1, HK-15',
      text: `Un seul tableau : qui perd est éliminé. La meilleure tête de série contre la dernière, puis le premier match contre le dernier.${c.thirdPlace ? ' Il y a un match pour la troisième place.' : ''}`,
    },
    {
      cite: 'HK-3',
      text: `Têtes de série : ${{ rating: 'selon l’Elo', entry: 'par ordre d’inscription', random: 'par tirage au sort', manual: 'au choix de l’organisateur' }[c.seeding]}. S’il reste des places vides, les meilleures têtes de série passent d’office la première ronde.`,
    },
    {
      cite: 'HK-10',
      text: c.roundByRound
        ? 'Une ronde commence quand la précédente est terminée.'
        : 'Un match s’ouvre dès que ses deux joueurs sont connus.',
    },
    {
      cite: 'HK-20',
      text: `Un match est gagné par ${c.raceTo <= 0.5 ? 'la première partie décisive' : `le premier à ${number(c.raceTo)} points`} ; à égalité, la mort subite puis Armageddon décident.`,
    },
    {
      cite: 'HK-25',
      text: 'Qui est absent perd par forfait ; si les deux le sont, personne ne passe et l’adversaire suivant passe d’office.',
    },
    {
      cite: 'HK-9, HK-24',
      text: `${c.variant === 'chess960' ? 'Chess960, la même position de départ pour toute une ronde' : 'Échecs classiques'}, ${time(c.base)} par camp${c.increment > 0 ? ` et ${time(c.increment)} de plus par coup` : ''}.`,
    },
  ],
  es: (c, { number, time }) => [
    {
      cite: 'KO-1, HK-15',
      text: `Un solo cuadro: quien pierde queda fuera. El mejor cabeza de serie contra el último; después, el primer duelo contra el último.${c.thirdPlace ? ' Se juega por el tercer puesto.' : ''}`,
    },
    {
      cite: 'HK-3',
      text: `Cabezas de serie: ${{ rating: 'por rating', entry: 'por orden de inscripción', random: 'por sorteo', manual: 'a criterio de la organización' }[c.seeding]}. Si sobran plazas, los mejores cabezas de serie pasan la primera ronda sin rival.`,
    },
    {
      cite: 'HK-10',
      text: c.roundByRound
        ? 'Una ronda empieza cuando acaba la anterior.'
        : 'Un duelo se abre en cuanto se conocen sus dos jugadores.',
    },
    {
      cite: 'HK-20',
      text: `Un duelo lo gana ${c.raceTo <= 0.5 ? 'la primera partida decisiva' : `quien llega antes a ${number(c.raceTo)} puntos`}; si hay empate, deciden la muerte súbita y, al final, el Armagedón.`,
    },
    {
      cite: 'HK-25',
      text: 'Quien falta pierde por incomparecencia; si faltan los dos, nadie pasa y el rival siguiente avanza sin jugar.',
    },
    {
      cite: 'HK-9, HK-24',
      text: `${c.variant === 'chess960' ? 'Chess960, la misma posición inicial para toda una ronda' : 'Ajedrez normal'}, ${time(c.base)} por bando${c.increment > 0 ? ` y ${time(c.increment)} más por jugada` : ''}.`,
    },
  ],
};
