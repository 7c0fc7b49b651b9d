import type { DoubleSettings } from '../../../engine/formats/double/index.ts';
import { bracketHow } from '../../how/bracket.ts';
import type { HowItIsPlayed } from '../../how/say.ts';

/** Double elimination, in sentences. */
export const doubleHow: HowItIsPlayed<DoubleSettings> = {
  en: (c, say) => {
    const { seeds, opens, won, games } = bracketHow.en(c, say);
    return [
      {
        cite: 'DE-1',
        text: 'Whoever loses once plays on, on the losers’ side; whoever loses twice is out. Losers come down crosswise, so that players who have met are kept apart for longer.',
      },
      {
        cite: 'DE-2',
        text: `The winners of both sides play the grand final.${c.reset ? ' If the player from the losers’ side wins it, a second one decides.' : ''}`,
      },
      {
        cite: 'DE-3',
        text: 'Places after the finalists go by the losers’ round in which one went out, and are shared.',
      },
      seeds,
      opens,
      won,
      games,
    ];
  },
  de: (c, say) => {
    const { seeds, opens, won, games } = bracketHow.de(c, say);
    return [
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
      seeds,
      opens,
      won,
      games,
    ];
  },
  fr: (c, say) => {
    const { seeds, opens, won, games } = bracketHow.fr(c, say);
    return [
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
      seeds,
      opens,
      won,
      games,
    ];
  },
  es: (c, say) => {
    const { seeds, opens, won, games } = bracketHow.es(c, say);
    return [
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
      seeds,
      opens,
      won,
      games,
    ];
  },
};
