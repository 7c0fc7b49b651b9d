import type { Game, PlayerId, Table } from '../../../engine/index.ts';
import { gameKindName, resultText } from '../../../words/index.ts';
import { durationText } from '../../../words/notation.ts';
import { StartPosition } from '../../shared/start-position.tsx';
import { gameTime } from '../../shared/time.ts';
import { useSpeech, useT } from '../../shared/words.ts';
import { useDesk } from '../context.tsx';
import { inOrder, sidesOf } from './sides.ts';

type Side = NonNullable<Game['clock']>['white'];

/** “10:00 + 5s”, with what move 40 adds. */
const termsText = ({ base, increment, bonusAt40 }: Side): string =>
  [
    gameTime(base),
    increment > 0 && `+ ${durationText(increment)}`,
    bonusAt40 > 0 && `(40: + ${durationText(bonusAt40)})`,
  ]
    .filter(Boolean)
    .join(' ');

/** The colour a seat has in a game. */
export function Stone({ game, seat }: { game: Game | undefined; seat: number }) {
  const t = useT();
  const colour = game?.white === seat ? 'white' : game?.black === seat ? 'black' : undefined;
  return colour === undefined ? null : (
    <>
      <span className={`stone ${colour}`} aria-hidden="true" />
      <span className="unseen">{t(`entry.${colour}`)} </span>
    </>
  );
}

/** HK-22: after a drawn Armageddon the score alone does not say who has won. */
export function drawWinner({ seats, games }: Table): PlayerId | undefined {
  const last = games.at(-1);
  const outcome = last?.recorded?.outcome;
  if (last?.kind !== 'armageddon' || last.black === undefined || outcome?.kind !== 'scores') return undefined;
  return outcome.scores[0] === outcome.scores[1] ? seats[last.black] : undefined;
}

/** Clock and start position, where both sides have the same. */
export function GameTerms({ game }: { game: Game | undefined }) {
  const { clock, start } = game ?? {};
  const level = clock && termsText(clock.white) === termsText(clock.black);
  return (
    <span className="game-terms">
      {level && <span>{termsText(clock.white)}</span>}
      {start && <StartPosition start={start} />}
    </span>
  );
}

interface LineProps {
  readonly round: number;
  readonly table: Table;
  readonly at: number;
  readonly result?: boolean;
}

/** HK-24: number, kind, colours, clock and start position of one game. */
export function GameLine({ round, table, at, result = false }: LineProps) {
  const { t, language } = useSpeech();
  const { names, derived } = useDesk();
  const game = table.games[at];
  if (!game) return null;
  const { attempt, clock, recorded } = game;
  const kind = gameKindName(language, game.kind);
  const level = clock && termsText(clock.white) === termsText(clock.black);
  const { order } = sidesOf(derived, round, game);
  const side = (seat: number) => {
    const colour = game.white === seat ? 'white' : game.black === seat ? 'black' : undefined;
    return (
      <span className="game-side">
        <Stone game={game} seat={seat} />
        {names(table.seats[seat] ?? '')}
        {colour && clock && !level && <span className="quiet"> {termsText(clock[colour])}</span>}
      </span>
    );
  };
  const [left, right] = order;
  const winner = at === table.games.length - 1 ? drawWinner(table) : undefined;
  return (
    <p className="game-line">
      <b>{t('entry.game', { number: at + 1 })}</b>
      {game.kind !== 'regular' && <span>{attempt === undefined ? kind : t('entry.attempt', { kind, attempt })}</span>}
      {side(left)}
      {result && recorded ? (
        <b className="game-result">{resultText(language, inOrder(recorded.outcome, order), table.seats.length)}</b>
      ) : (
        <span className="quiet">–</span>
      )}
      {side(right)}
      {result && winner !== undefined && <b>{t('entry.drawWon', { name: names(winner) })}</b>}
      <GameTerms game={game} />
    </p>
  );
}
