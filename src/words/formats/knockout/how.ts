import type { KnockoutSettings } from '../../../engine/formats/knockout/index.ts';
import { bracketHow } from '../../how/bracket.ts';
import type { HowItIsPlayed } from '../../how/say.ts';

/** Knockout, in sentences. */
export const knockoutHow: HowItIsPlayed<KnockoutSettings> = {
  en: (c, say) => {
    const { seeds, opens, won, games } = bracketHow.en(c, say);
    return [
      {
        cite: 'KO-1, HK-15',
        text: `One bracket: whoever loses is out. Best seed against lowest, then first match against last.${c.thirdPlace ? ' There is a match for third place.' : ''}`,
      },
      seeds,
      opens,
      won,
      {
        cite: 'HK-25',
        text: 'Whoever is absent forfeits; if both are, nobody goes on and the next opponent has a walkover.',
      },
      games,
    ];
  },
  de: (c, say) => {
    const { seeds, opens, won, games } = bracketHow.de(c, say);
    return [
      {
        cite: 'KO-1, HK-15',
        text: `Ein Turnierbaum: Wer verliert, scheidet aus. Der beste Gesetzte trifft auf den letzten, danach das erste Match auf das letzte.${c.thirdPlace ? ' Der dritte Platz wird ausgespielt.' : ''}`,
      },
      seeds,
      opens,
      won,
      {
        cite: 'HK-25',
        text: 'Wer fehlt, verliert kampflos; fehlen beide, kommt niemand weiter, und der nächste Gegner hat es kampflos.',
      },
      games,
    ];
  },
  fr: (c, say) => {
    const { seeds, opens, won, games } = bracketHow.fr(c, say);
    return [
      {
        cite: 'KO-1, HK-15',
        text: `Un seul tableau : qui perd est éliminé. La meilleure tête de série contre la dernière, puis le premier match contre le dernier.${c.thirdPlace ? ' Il y a un match pour la troisième place.' : ''}`,
      },
      seeds,
      opens,
      won,
      {
        cite: 'HK-25',
        text: 'Qui est absent perd par forfait ; si les deux le sont, personne ne passe et l’adversaire suivant passe d’office.',
      },
      games,
    ];
  },
  es: (c, say) => {
    const { seeds, opens, won, games } = bracketHow.es(c, say);
    return [
      {
        cite: 'KO-1, HK-15',
        text: `Un solo cuadro: quien pierde queda fuera. El mejor cabeza de serie contra el último; después, el primer duelo contra el último.${c.thirdPlace ? ' Se juega por el tercer puesto.' : ''}`,
      },
      seeds,
      opens,
      won,
      {
        cite: 'HK-25',
        text: 'Quien falta pierde por incomparecencia; si faltan los dos, nadie pasa y el rival siguiente avanza sin jugar.',
      },
      games,
    ];
  },
};
