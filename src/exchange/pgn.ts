import type { GameView, MatchView, RoundView, TournamentView } from '../engine/index.ts';
import { type Language, labelText, namesOf } from '../words/index.ts';
import { readOutcome } from '../words/notation.ts';
import { type FileParts, inParts } from './file-parts.ts';

/** The result by colour; outcomes themselves are in seat order. */
type ColourResult = '1-0' | '0-1' | '1/2-1/2' | '*';

interface ColouredGame {
  readonly white: string;
  readonly black: string;
  readonly result: ColourResult;
  readonly forfeit: boolean;
  readonly moves?: number;
}

/** A game with its result by colour, where it has colours. */
function colouredGame(match: MatchView, game: GameView): ColouredGame | undefined {
  const { white, black } = game;
  if (white === undefined || black === undefined) return undefined;
  const outcome = game.result === undefined ? undefined : readOutcome(game.result, match.seats.length);
  if (!outcome?.ok) return { white, black, result: '*', forfeit: false };
  const seat = (player: string) => match.seats.indexOf(player);
  if (outcome.value.kind === 'forfeit') {
    const absent = (player: string) => outcome.value.kind === 'forfeit' && outcome.value.seats.includes(seat(player));
    const result = absent(white) && absent(black) ? '*' : absent(black) ? '1-0' : '0-1';
    return { white, black, result, forfeit: true };
  }
  const figures =
    outcome.value.kind === 'scores' ? outcome.value.scores : outcome.value.places.map((place) => -(place ?? 0));
  const [first, second] = [figures[seat(white)] ?? 0, figures[seat(black)] ?? 0];
  const result = first > second ? '1-0' : first < second ? '0-1' : '1/2-1/2';
  const moves = outcome.value.kind === 'scores' ? outcome.value.moves : undefined;
  return { white, black, result, forfeit: false, ...(moves !== undefined && { moves }) };
}

const tag = (name: string, value: string): string =>
  `[${name} "${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"]`;

const dateTag = (at: number | undefined): string =>
  at === undefined ? '????.??.??' : new Date(at).toISOString().slice(0, 10).replaceAll('-', '.');

function timeControl(game: GameView): string | undefined {
  const side = game.clock?.white;
  if (!side) return undefined;
  const increment = side.increment > 0 ? `+${side.increment / 1000}` : '';
  if (side.bonusAt40 === 0) return `${side.base / 1000}${increment}`;
  return `40/${side.base / 1000}${increment}:${side.bonusAt40 / 1000}${increment}`;
}

/** Headers and results of all games that have colours; the moves were made elsewhere. */
export const pgnText = (view: TournamentView, language: Language): string => inParts(pgnParts, view, language);

export function pgnParts(view: TournamentView, language: Language): FileParts {
  const names = namesOf(view.players);
  const rating = new Map(view.players.map((player) => [player.id, player.rating]));
  const gameText = (round: RoundView, match: MatchView, game: GameView): string => {
    const coloured = colouredGame(match, game);
    if (!coloured) return '';
    const { white, black, result, forfeit, moves } = coloured;
    const control = timeControl(game);
    // GR-11: what they had when the round was drawn, not what this game or a later one made of it.
    const elo = (player: string) => round.ratings?.[player] ?? (round.ratings ? undefined : rating.get(player));
    const [whiteElo, blackElo] = [elo(white), elo(black)];
    const tags = [
      tag('Event', view.name),
      tag('Site', '?'),
      tag('Date', dateTag(game.completedAt)),
      tag(
        'Round',
        `${round.number}.${match.table}${match.games.length > 1 ? `.${match.games.indexOf(game) + 1}` : ''}`,
      ),
      tag('White', names(white)),
      tag('Black', names(black)),
      tag('Result', result),
      tag('Stage', labelText(language, round.label)),
      ...(whiteElo === undefined ? [] : [tag('WhiteElo', String(whiteElo))]),
      ...(blackElo === undefined ? [] : [tag('BlackElo', String(blackElo))]),
      ...(control === undefined ? [] : [tag('TimeControl', control)]),
      ...(game.start ? [tag('Variant', 'Chess960'), tag('SetUp', '1'), tag('FEN', game.start.fen)] : []),
      ...(moves === undefined ? [] : [tag('Moves', String(moves))]),
      ...(forfeit ? [tag('Termination', 'forfeit')] : []),
    ];
    return `${tags.join('\n')}\n\n${result}\n\n`;
  };
  return {
    head: '',
    round: (round) =>
      round.state === 'draft'
        ? ''
        : round.matches.flatMap((match) => match.games.map((game) => gameText(round, match, game))).join(''),
  };
}
