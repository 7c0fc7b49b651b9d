import type { Language } from '../language.ts';
import type { RuleSentence, Saying } from './say.ts';

/** How every bracket is played (HK-3 to HK-24). */
export interface BracketSettings {
  readonly seeding: 'rating' | 'entry' | 'random' | 'manual';
  readonly roundByRound: boolean;
  readonly raceTo: number;
  readonly variant: 'chess960' | 'standard';
  readonly base: number;
  readonly increment: number;
}

type BracketHow = Readonly<Record<'seeds' | 'opens' | 'won' | 'games', RuleSentence>>;

export const bracketHow: Readonly<Record<Language, (c: BracketSettings, say: Saying) => BracketHow>> = {
  en: (c, { number, time }) => ({
    seeds: {
      cite: 'HK-3',
      text: `Seeds: ${{ rating: 'by rating', entry: 'in order of entry', random: 'by lot', manual: 'as the organiser says' }[c.seeding]}. With fewer players than places the best seeds have a walkover in the first round.`,
    },
    opens: {
      cite: 'HK-10',
      text: c.roundByRound
        ? 'A round begins when the one before is over.'
        : 'A match opens as soon as both its players are known.',
    },
    won: {
      cite: 'HK-20',
      text: `A match is won by ${c.raceTo <= 0.5 ? 'its first decisive game' : `the first to reach ${number(c.raceTo)} points`}; if it is level, sudden death and in the end Armageddon decide.`,
    },
    games: {
      cite: 'HK-9, HK-24',
      text: `${c.variant === 'chess960' ? 'Chess960, the same start position for a whole round' : 'Standard chess'}, ${time(c.base)} a side${c.increment > 0 ? ` and ${time(c.increment)} more for every move` : ''}.`,
    },
  }),
  de: (c, { number, time }) => ({
    seeds: {
      cite: 'HK-3',
      text: `Die Setzliste folgt ${{ rating: 'dem Rating', entry: 'der Reihenfolge der Meldungen', random: 'dem Los', manual: 'der Turnierleitung' }[c.seeding]}. Bleiben Plätze frei, kommen die Bestgesetzten in der ersten Runde kampflos weiter.`,
    },
    opens: {
      cite: 'HK-10',
      text: c.roundByRound
        ? 'Eine Runde beginnt, wenn die vorige beendet ist.'
        : 'Eine Begegnung beginnt, sobald beide feststehen.',
    },
    won: {
      cite: 'HK-20',
      text: `Eine Begegnung gewinnt, wer ${c.raceTo <= 0.5 ? 'die erste Partie gewinnt' : `zuerst ${number(c.raceTo)} Punkte erreicht`}; bei Gleichstand entscheiden Sudden Death und zuletzt Armageddon.`,
    },
    games: {
      cite: 'HK-9, HK-24',
      text: `${c.variant === 'chess960' ? 'Chess960, dieselbe Ausgangsstellung für eine ganze Runde' : 'Klassisches Schach'}, ${time(c.base)} je Seite${c.increment > 0 ? ` und je Zug weitere ${time(c.increment)}` : ''}.`,
    },
  }),
  fr: (c, { number, time }) => ({
    seeds: {
      cite: 'HK-3',
      text: `Têtes de série : ${{ rating: 'selon l’Elo', entry: 'par ordre d’inscription', random: 'par tirage au sort', manual: 'au choix de l’organisateur' }[c.seeding]}. S’il reste des places vides, les meilleures têtes de série passent d’office la première ronde.`,
    },
    opens: {
      cite: 'HK-10',
      text: c.roundByRound
        ? 'Une ronde commence quand la précédente est terminée.'
        : 'Un match s’ouvre dès que ses deux joueurs sont connus.',
    },
    won: {
      cite: 'HK-20',
      text: `Un match est gagné par ${c.raceTo <= 0.5 ? 'la première partie décisive' : `le premier à ${number(c.raceTo)} points`} ; à égalité, la mort subite puis Armageddon décident.`,
    },
    games: {
      cite: 'HK-9, HK-24',
      text: `${c.variant === 'chess960' ? 'Chess960, la même position de départ pour toute une ronde' : 'Échecs classiques'}, ${time(c.base)} par camp${c.increment > 0 ? ` et ${time(c.increment)} de plus par coup` : ''}.`,
    },
  }),
  es: (c, { number, time }) => ({
    seeds: {
      cite: 'HK-3',
      text: `Cabezas de serie: ${{ rating: 'por rating', entry: 'por orden de inscripción', random: 'por sorteo', manual: 'a criterio de la organización' }[c.seeding]}. Si sobran plazas, los mejores cabezas de serie pasan la primera ronda sin rival.`,
    },
    opens: {
      cite: 'HK-10',
      text: c.roundByRound
        ? 'Una ronda empieza cuando acaba la anterior.'
        : 'Un duelo se abre en cuanto se conocen sus dos jugadores.',
    },
    won: {
      cite: 'HK-20',
      text: `Un duelo lo gana ${c.raceTo <= 0.5 ? 'la primera partida decisiva' : `quien llega antes a ${number(c.raceTo)} puntos`}; si hay empate, deciden la muerte súbita y, al final, el Armagedón.`,
    },
    games: {
      cite: 'HK-9, HK-24',
      text: `${c.variant === 'chess960' ? 'Chess960, la misma posición inicial para toda una ronda' : 'Ajedrez normal'}, ${time(c.base)} por bando${c.increment > 0 ? ` y ${time(c.increment)} más por jugada` : ''}.`,
    },
  }),
};
