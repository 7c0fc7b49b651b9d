import type { HowItIsPlayed } from '../../how/say.ts';

interface HybridConfig {
  readonly variant: 'chess960' | 'standard';
  readonly raceTo: number;
  readonly base: number;
  readonly increment: number;
  readonly thirdPlace: boolean;
  readonly roundByRound: boolean;
}

/** Hybrid knockout, in sentences. */
export const hybridHow: HowItIsPlayed<HybridConfig> = {
  en: (c, { number, time }) => [
    {
      cite: 'HK-2, HK-4',
      text: 'Unless the number of players is a power of two, a race for places comes first: whoever has enough points qualifies, in order of finishing.',
    },
    {
      cite: 'HK-5, HK-6',
      text: 'In the race everyone who has not qualified plays in every phase; nobody meets the same player again before having met everyone else. A win is 1, a draw ½.',
    },
    {
      cite: 'HK-15, HK-16',
      text: `Then a knockout, best seed against lowest${c.roundByRound ? ', one round after the other' : '; a match opens as soon as both its players are known'}.${c.thirdPlace ? ' There is a match for third place.' : ''}`,
    },
    {
      cite: 'HK-20',
      text: `A match is won by ${c.raceTo <= 0.5 ? 'its first game' : `the first to reach ${number(c.raceTo)} points`}; if it is level, sudden death and in the end Armageddon decide.`,
    },
    {
      cite: 'HK-9',
      text: `${c.variant === 'chess960' ? 'Chess960, the same start position for a whole round' : 'Standard chess'}, ${time(c.base)} a side${c.increment > 0 ? ` and ${time(c.increment)} more for every move` : ''}.`,
    },
  ],
  de: (c, { number, time }) => [
    {
      cite: 'HK-2, HK-4',
      text: 'Ist die Teilnehmerzahl keine Zweierpotenz, geht ein Rennen um die Plätze voraus: Wer genug Punkte hat, ist qualifiziert, in der Reihenfolge des Erreichens.',
    },
    {
      cite: 'HK-5, HK-6',
      text: 'Im Rennen spielen alle, die noch nicht qualifiziert sind, in jeder Phase; niemand trifft jemanden erneut, bevor er alle anderen getroffen hat. Ein Sieg zählt 1, ein Remis ½.',
    },
    {
      cite: 'HK-15, HK-16',
      text: `Danach K.-o., der beste Gesetzte gegen den letzten${c.roundByRound ? ', Runde um Runde' : '; eine Begegnung beginnt, sobald beide feststehen'}.${c.thirdPlace ? ' Der dritte Platz wird ausgespielt.' : ''}`,
    },
    {
      cite: 'HK-20',
      text: `Eine Begegnung gewinnt, wer ${c.raceTo <= 0.5 ? 'die erste Partie gewinnt' : `zuerst ${number(c.raceTo)} Punkte erreicht`}; bei Gleichstand entscheiden Sudden Death und zuletzt Armageddon.`,
    },
    {
      cite: 'HK-9',
      text: `${c.variant === 'chess960' ? 'Chess960, dieselbe Ausgangsstellung für eine ganze Runde' : 'Klassisches Schach'}, ${time(c.base)} je Seite${c.increment > 0 ? ` und je Zug weitere ${time(c.increment)}` : ''}.`,
    },
  ],
  fr: (c, { number, time }) => [
    {
      cite: 'HK-2, HK-4',
      text: 'Si le nombre de joueurs n’est pas une puissance de deux, une course aux places vient d’abord : qui a assez de points se qualifie, dans l’ordre d’arrivée.',
    },
    {
      cite: 'HK-5, HK-6',
      text: 'Dans la course, tous ceux qui ne sont pas qualifiés jouent à chaque phase ; personne ne retrouve un adversaire avant d’avoir rencontré tous les autres. Une victoire vaut 1, une nulle ½.',
    },
    {
      cite: 'HK-15, HK-16',
      text: `Puis élimination directe, la meilleure tête de série contre la dernière${c.roundByRound ? ', ronde après ronde' : ' ; un match s’ouvre dès que ses deux joueurs sont connus'}.${c.thirdPlace ? ' Il y a un match pour la troisième place.' : ''}`,
    },
    {
      cite: 'HK-20',
      text: `Un match est gagné par ${c.raceTo <= 0.5 ? 'sa première partie' : `le premier à ${number(c.raceTo)} points`} ; à égalité, la mort subite puis Armageddon décident.`,
    },
    {
      cite: 'HK-9',
      text: `${c.variant === 'chess960' ? 'Chess960, la même position de départ pour toute une ronde' : 'Échecs classiques'}, ${time(c.base)} par camp${c.increment > 0 ? ` et ${time(c.increment)} de plus par coup` : ''}.`,
    },
  ],
  es: (c, { number, time }) => [
    {
      cite: 'HK-2, HK-4',
      text: 'Si el número de jugadores no es potencia de dos, primero hay una carrera por las plazas: quien reúne bastantes puntos se clasifica, por orden de llegada.',
    },
    {
      cite: 'HK-5, HK-6',
      text: 'En la carrera, quienes no están clasificados juegan en cada fase; nadie repite rival antes de haber jugado con todos los demás. Una victoria vale 1 y unas tablas ½.',
    },
    {
      cite: 'HK-15, HK-16',
      text: `Después, eliminatoria, el primer cabeza de serie contra el último${c.roundByRound ? ', ronda a ronda' : '; un encuentro se abre en cuanto se conocen sus dos jugadores'}.${c.thirdPlace ? ' Hay un encuentro por el tercer puesto.' : ''}`,
    },
    {
      cite: 'HK-20',
      text: `Gana un encuentro ${c.raceTo <= 0.5 ? 'quien gana la primera partida' : `quien llega primero a ${number(c.raceTo)} puntos`}; en empate deciden la muerte súbita y al final el Armagedón.`,
    },
    {
      cite: 'HK-9',
      text: `${c.variant === 'chess960' ? 'Chess960, la misma posición inicial para toda una ronda' : 'Ajedrez clásico'}, ${time(c.base)} por bando${c.increment > 0 ? ` y ${time(c.increment)} más por jugada` : ''}.`,
    },
  ],
};
