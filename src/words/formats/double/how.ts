import type { DoubleSettings } from '../../../engine/formats/double/index.ts';
import type { HowItIsPlayed } from '../../how/say.ts';

/** Double elimination, in sentences. */
export const doubleHow: HowItIsPlayed<DoubleSettings> = {
  en: (c, { number, time }) => [
    {
      cite: 'DE-1',
      text: 'Whoever loses once plays on, on the losers’ side; whoever loses twice is out. Losers come down crosswise, so that those who have met stay apart for long.',
    },
    {
      cite: 'DE-2',
      text: `The winners of both sides play the grand final.${c.reset ? ' If the player from the losers’ side wins it, a second one decides.' : ''}`,
    },
    { cite: 'DE-3', text: 'Places after the finalists go by the losers’ round in which one went out, and are shared.' },
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
      cite: 'HK-9, HK-24',
      text: `${c.variant === 'chess960' ? 'Chess960, the same start position for a whole round' : 'Standard chess'}, ${time(c.base)} a side${c.increment > 0 ? ` and ${time(c.increment)} more for every move` : ''}.`,
    },
  ],
  de: (c, { number, time }) => [
    {
      cite: 'DE-1',
      text: 'Wer einmal verliert, spielt in der Verliererrunde weiter; wer zweimal verliert, scheidet aus. Die Verlierer wechseln über Kreuz, damit sich dieselben möglichst spät wieder treffen.',
    },
    {
      cite: 'DE-2',
      text: `Die Sieger beider Seiten spielen das große Finale.${c.reset ? ' Gewinnt es, wer aus der Verliererrunde kommt, entscheidet ein zweites.' : ''}`,
    },
    {
      cite: 'DE-3',
      text: 'Die Plätze hinter den Finalisten richten sich nach der Verliererrunde, in der man ausgeschieden ist, und werden geteilt.',
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
      cite: 'HK-9, HK-24',
      text: `${c.variant === 'chess960' ? 'Chess960, dieselbe Ausgangsstellung für eine ganze Runde' : 'Klassisches Schach'}, ${time(c.base)} je Seite${c.increment > 0 ? ` und je Zug weitere ${time(c.increment)}` : ''}.`,
    },
  ],
  fr: (c, { number, time }) => [
    {
      cite: 'DE-1',
      text: 'Qui perd une fois continue dans le tableau des perdants ; qui perd deux fois est éliminé. Les perdants y descendent en croix, pour se retrouver le plus tard possible.',
    },
    {
      cite: 'DE-2',
      text: `Les vainqueurs des deux tableaux jouent la grande finale.${c.reset ? ' Si le joueur venu des perdants la gagne, une seconde décide.' : ''}`,
    },
    {
      cite: 'DE-3',
      text: 'Les places après les finalistes dépendent de la ronde des perdants où l’on est sorti, et se partagent.',
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
      cite: 'HK-9, HK-24',
      text: `${c.variant === 'chess960' ? 'Chess960, la même position de départ pour toute une ronde' : 'Échecs classiques'}, ${time(c.base)} par camp${c.increment > 0 ? ` et ${time(c.increment)} de plus par coup` : ''}.`,
    },
  ],
  es: (c, { number, time }) => [
    {
      cite: 'DE-1',
      text: 'Quien pierde una vez sigue en el cuadro de perdedores; quien pierde dos queda fuera. Los perdedores bajan cruzados, para que tarden en volver a enfrentarse.',
    },
    {
      cite: 'DE-2',
      text: `Los ganadores de ambos cuadros juegan la gran final.${c.reset ? ' Si la gana quien viene de los perdedores, decide una segunda.' : ''}`,
    },
    {
      cite: 'DE-3',
      text: 'Los puestos tras los finalistas dependen de la ronda de perdedores en la que se cae, y se comparten.',
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
      cite: 'HK-9, HK-24',
      text: `${c.variant === 'chess960' ? 'Chess960, la misma posición inicial para toda una ronda' : 'Ajedrez normal'}, ${time(c.base)} por bando${c.increment > 0 ? ` y ${time(c.increment)} más por jugada` : ''}.`,
    },
  ],
};
