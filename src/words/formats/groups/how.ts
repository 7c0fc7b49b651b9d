import type { HowItIsPlayed } from '../../how/say.ts';

interface GroupsConfig {
  readonly arrangement: 'fixed' | 'balanced' | 'mixed';
  readonly groupSize: number;
  readonly gamesPerPairing: number;
  readonly base: number;
  readonly noShow?: number;
  readonly seeded?: readonly string[];
  readonly champion?: string;
  readonly increment: number;
  readonly gameClocks: 'with-round' | 'by-hand' | 'off';
  readonly autoAdvance: boolean;
  readonly ratings: 'fixed' | 'glicko2';
  readonly movesFirst?: 'attacker' | 'defender';
  readonly advance?: 'winners' | 'best';
  readonly best?: number;
  readonly tieBreaks?: readonly string[];
}

/** Group rounds, in sentences. */
export const groupsHow: HowItIsPlayed<GroupsConfig> = {
  en: (c, { time, criteria }) => [
    {
      cite: c.arrangement === 'mixed' ? 'GR-5, GR-15' : 'GR-3 – GR-6',
      text:
        c.arrangement === 'mixed'
          ? `Each round the players are dealt in order of rating into groups of at most ${c.groupSize}, as even as they can be, so that all groups are about as strong.`
          : `Each round the players are sorted by rating and cut into groups of ${c.arrangement === 'fixed' ? c.groupSize : `at most ${c.groupSize}, as even as they can be`}.`,
    },
    {
      cite: c.movesFirst === 'defender' ? 'GR-1, GR-16' : 'GR-1',
      text: `In a group everyone plays everyone ${c.gamesPerPairing === 1 ? 'once' : `${c.gamesPerPairing} times`} as attacker and as often as defender.${c.movesFirst === 'defender' ? ' The defender moves first.' : ''}`,
    },
    {
      cite: 'GR-2',
      text:
        c.gameClocks === 'off'
          ? 'There are no game clocks.'
          : `Each side has ${time(c.base)}${c.increment > 0 ? ` and ${time(c.increment)} more for every move` : ''}. Whoever runs out of time loses. ${c.gameClocks === 'with-round' ? 'All games of a round start when it is published.' : 'Somebody starts the clock of each game by hand.'}`,
    },
    ...(c.noShow === undefined
      ? []
      : [{ cite: 'GR-18', text: `Who makes no first move within ${time(c.noShow)} of their turn forfeits the game.` }]),
    {
      cite: c.advance === 'best' ? 'GR-7, GR-14' : 'GR-7',
      text:
        c.advance === 'best'
          ? `A win counts 2, a draw 1. The best ${c.best} of each group go on, of the last group only those on top; the others are out. ${c.tieBreaks?.length ? `Level for the last place, this decides: ${criteria(c.tieBreaks)}. Still level, all of them go on.` : 'Level for the last place, all of them go on.'}`
          : 'A win counts 2, a draw 1. The best of each group goes on, or all who are level at the top; the others are out.',
    },
    ...(c.seeded?.length || c.champion !== undefined
      ? [
          {
            cite: 'GR-17',
            text: `${c.seeded?.length ? `${c.seeded.length === 1 ? 'One seeded player enters' : `${c.seeded.length} seeded players enter`} in round 2. ` : ''}${c.champion === undefined ? '' : 'The reigning champion enters in the final, which all who are left play as one group.'}`.trim(),
          },
        ]
      : []),
    {
      cite: 'GR-10',
      text: c.autoAdvance
        ? 'The next round starts by itself when the last game is in.'
        : 'The desk starts the next round.',
    },
    {
      cite: 'GR-8, GR-9',
      text: 'It ends when one player is left, or when everyone left has the same record: then they win together.',
    },
    ...(c.ratings === 'glicko2'
      ? [{ cite: 'GR-11', text: 'Ratings change with every game (Glicko-2), and the next round is sorted by them.' }]
      : []),
  ],
  de: (c, { time, criteria }) => [
    {
      cite: c.arrangement === 'mixed' ? 'GR-5, GR-15' : 'GR-3 – GR-6',
      text:
        c.arrangement === 'mixed'
          ? `In jeder Runde werden die Spieler in der Reihenfolge der Wertungszahl auf Gruppen zu höchstens ${c.groupSize} verteilt, möglichst gleich groß und etwa gleich stark.`
          : `In jeder Runde werden die Spieler nach Wertungszahl geordnet und in Gruppen zu ${c.arrangement === 'fixed' ? c.groupSize : `höchstens ${c.groupSize}, möglichst gleich groß,`} geteilt.`,
    },
    {
      cite: c.movesFirst === 'defender' ? 'GR-1, GR-16' : 'GR-1',
      text: `In einer Gruppe spielt jeder gegen jeden ${c.gamesPerPairing === 1 ? 'einmal' : `${c.gamesPerPairing}-mal`} als Angreifer und ebenso oft als Verteidiger.${c.movesFirst === 'defender' ? ' Der Verteidiger zieht zuerst.' : ''}`,
    },
    {
      cite: 'GR-2',
      text:
        c.gameClocks === 'off'
          ? 'Ohne Uhren.'
          : `Jede Seite hat ${time(c.base)}${c.increment > 0 ? ` und je Zug weitere ${time(c.increment)}` : ''}. Wer die Zeit überschreitet, verliert. ${c.gameClocks === 'with-round' ? 'Alle Partien einer Runde beginnen, wenn sie veröffentlicht wird.' : 'Die Uhr jeder Partie wird von Hand gestartet.'}`,
    },
    ...(c.noShow === undefined
      ? []
      : [
          {
            cite: 'GR-18',
            text: `Wer seinen ersten Zug nicht binnen ${time(c.noShow)} macht, verliert die Partie kampflos.`,
          },
        ]),
    {
      cite: c.advance === 'best' ? 'GR-7, GR-14' : 'GR-7',
      text:
        c.advance === 'best'
          ? `Ein Sieg zählt 2, ein Remis 1. Die besten ${c.best} jeder Gruppe kommen weiter, aus der letzten Gruppe nur die an der Spitze; die anderen scheiden aus. ${c.tieBreaks?.length ? `Bei Gleichstand um den letzten Platz entscheidet: ${criteria(c.tieBreaks)}. Sonst kommen alle weiter.` : 'Bei Gleichstand um den letzten Platz kommen alle weiter.'}`
          : 'Ein Sieg zählt 2, ein Remis 1. Die Besten jeder Gruppe kommen weiter, bei Gleichstand alle; die anderen scheiden aus.',
    },
    ...(c.seeded?.length || c.champion !== undefined
      ? [
          {
            cite: 'GR-17',
            text: `${c.seeded?.length ? `${c.seeded.length === 1 ? 'Eine gesetzte Person beginnt' : `${c.seeded.length} Gesetzte beginnen`} in Runde 2. ` : ''}${c.champion === undefined ? '' : 'Wer den Titel verteidigt, beginnt im Finale; das spielen alle Übrigen in einer Gruppe.'}`.trim(),
          },
        ]
      : []),
    {
      cite: 'GR-10',
      text: c.autoAdvance
        ? 'Die nächste Runde beginnt von selbst, sobald die letzte Partie beendet ist.'
        : 'Die Turnierleitung beginnt die nächste Runde.',
    },
    {
      cite: 'GR-8, GR-9',
      text: 'Schluss ist, wenn einer übrig ist oder alle Übrigen dieselbe Bilanz haben: dann gewinnen sie gemeinsam.',
    },
    ...(c.ratings === 'glicko2'
      ? [
          {
            cite: 'GR-11',
            text: 'Die Wertungszahlen ändern sich mit jeder Partie (Glicko-2); nach ihnen wird die nächste Runde geordnet.',
          },
        ]
      : []),
  ],
  fr: (c, { time, criteria }) => [
    {
      cite: c.arrangement === 'mixed' ? 'GR-5, GR-15' : 'GR-3 – GR-6',
      text:
        c.arrangement === 'mixed'
          ? `À chaque ronde, les joueurs sont distribués dans l’ordre du classement en groupes de ${c.groupSize} au plus, aussi égaux que possible en nombre et en force.`
          : `À chaque ronde, les joueurs sont classés et répartis en groupes de ${c.arrangement === 'fixed' ? c.groupSize : `${c.groupSize} au plus, aussi égaux que possible`}.`,
    },
    {
      cite: c.movesFirst === 'defender' ? 'GR-1, GR-16' : 'GR-1',
      text: `Dans un groupe, chacun joue contre chacun ${c.gamesPerPairing === 1 ? 'une fois' : `${c.gamesPerPairing} fois`} comme attaquant et autant comme défenseur.${c.movesFirst === 'defender' ? ' Le défenseur joue le premier coup.' : ''}`,
    },
    {
      cite: 'GR-2',
      text:
        c.gameClocks === 'off'
          ? 'Il n’y a pas de pendules.'
          : `Chaque camp dispose de ${time(c.base)}${c.increment > 0 ? `, plus ${time(c.increment)} par coup` : ''}. Qui dépasse le temps perd. ${c.gameClocks === 'with-round' ? 'Toutes les parties d’une ronde commencent quand elle est publiée.' : 'La pendule de chaque partie est lancée à la main.'}`,
    },
    ...(c.noShow === undefined
      ? []
      : [
          {
            cite: 'GR-18',
            text: `Qui ne joue pas son premier coup dans un délai de ${time(c.noShow)} perd la partie par forfait.`,
          },
        ]),
    {
      cite: c.advance === 'best' ? 'GR-7, GR-14' : 'GR-7',
      text:
        c.advance === 'best'
          ? `Une victoire vaut 2, une nulle 1. Les ${c.best} premiers de chaque groupe continuent, dans le dernier groupe seulement ceux de tête ; les autres sont éliminés. ${c.tieBreaks?.length ? `À égalité pour la dernière place, on départage par : ${criteria(c.tieBreaks)}. Sinon tous continuent.` : 'À égalité pour la dernière place, tous continuent.'}`
          : 'Une victoire vaut 2, une nulle 1. Les premiers de chaque groupe continuent, tous en cas d’égalité ; les autres sont éliminés.',
    },
    ...(c.seeded?.length || c.champion !== undefined
      ? [
          {
            cite: 'GR-17',
            text: `${c.seeded?.length ? `${c.seeded.length === 1 ? 'Une tête de série entre' : `${c.seeded.length} têtes de série entrent`} à la ronde 2. ` : ''}${c.champion === undefined ? '' : 'Le tenant du titre entre en finale, que tous les joueurs restants disputent en un seul groupe.'}`.trim(),
          },
        ]
      : []),
    {
      cite: 'GR-10',
      text: c.autoAdvance
        ? 'La ronde suivante commence d’elle-même dès la dernière partie finie.'
        : 'La table d’arbitrage lance la ronde suivante.',
    },
    {
      cite: 'GR-8, GR-9',
      text: 'C’est fini quand il reste un joueur, ou quand tous les restants ont le même bilan : ils gagnent alors ensemble.',
    },
    ...(c.ratings === 'glicko2'
      ? [
          {
            cite: 'GR-11',
            text: 'Les classements changent à chaque partie (Glicko-2) et servent à former la ronde suivante.',
          },
        ]
      : []),
  ],
  es: (c, { time, criteria }) => [
    {
      cite: c.arrangement === 'mixed' ? 'GR-5, GR-15' : 'GR-3 – GR-6',
      text:
        c.arrangement === 'mixed'
          ? `En cada ronda los jugadores se reparten por orden de puntuación en grupos de ${c.groupSize} como mucho, lo más parejos posible en número y en fuerza.`
          : `En cada ronda los jugadores se ordenan por puntuación y se reparten en grupos de ${c.arrangement === 'fixed' ? c.groupSize : `${c.groupSize} como mucho, lo más iguales posible`}.`,
    },
    {
      cite: c.movesFirst === 'defender' ? 'GR-1, GR-16' : 'GR-1',
      text: `En un grupo todos juegan contra todos ${c.gamesPerPairing === 1 ? 'una vez' : `${c.gamesPerPairing} veces`} como atacante y otras tantas como defensor.${c.movesFirst === 'defender' ? ' El defensor hace la primera jugada.' : ''}`,
    },
    {
      cite: 'GR-2',
      text:
        c.gameClocks === 'off'
          ? 'Se juega sin relojes.'
          : `Cada bando tiene ${time(c.base)}${c.increment > 0 ? ` y ${time(c.increment)} más por jugada` : ''}. Quien agota el tiempo pierde. ${c.gameClocks === 'with-round' ? 'Todas las partidas de una ronda empiezan cuando se publica.' : 'El reloj de cada partida se pone en marcha a mano.'}`,
    },
    ...(c.noShow === undefined
      ? []
      : [
          {
            cite: 'GR-18',
            text: `Quien no hace su primera jugada en ${time(c.noShow)} pierde la partida por incomparecencia.`,
          },
        ]),
    {
      cite: c.advance === 'best' ? 'GR-7, GR-14' : 'GR-7',
      text:
        c.advance === 'best'
          ? `Una victoria vale 2 y unas tablas 1. Los ${c.best} mejores de cada grupo siguen, del último grupo solo los de cabeza; los demás quedan fuera. ${c.tieBreaks?.length ? `En caso de empate por el último puesto decide: ${criteria(c.tieBreaks)}. Si persiste, siguen todos.` : 'En caso de empate por el último puesto siguen todos.'}`
          : 'Una victoria vale 2 y unas tablas 1. Los mejores de cada grupo siguen, todos si están empatados; los demás quedan fuera.',
    },
    ...(c.seeded?.length || c.champion !== undefined
      ? [
          {
            cite: 'GR-17',
            text: `${c.seeded?.length ? `${c.seeded.length === 1 ? 'Un cabeza de serie entra' : `${c.seeded.length} cabezas de serie entran`} en la ronda 2. ` : ''}${c.champion === undefined ? '' : 'El actual campeón entra en la final, que juegan todos los que quedan en un solo grupo.'}`.trim(),
          },
        ]
      : []),
    {
      cite: 'GR-10',
      text: c.autoAdvance
        ? 'La ronda siguiente empieza sola cuando termina la última partida.'
        : 'La mesa inicia la ronda siguiente.',
    },
    {
      cite: 'GR-8, GR-9',
      text: 'Termina cuando queda uno, o cuando todos los que quedan tienen el mismo balance: entonces ganan juntos.',
    },
    ...(c.ratings === 'glicko2'
      ? [{ cite: 'GR-11', text: 'Las puntuaciones cambian con cada partida (Glicko-2) y ordenan la ronda siguiente.' }]
      : []),
  ],
};
