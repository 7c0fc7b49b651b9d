import type { Game, Table } from '../../../engine/index.ts';
import { gameKindName } from '../../../words/index.ts';
import { durationText } from '../../../words/notation.ts';
import { useSpeech, useT } from '../../shared/words.ts';
import { useDesk } from '../context.tsx';
import { resultText } from './use-recording.ts';

type Side = NonNullable<Game['clock']>['white'];

/** «10m + 5s», with what move 40 adds. */
const clockText = ({ base, increment, bonusAt40 }: Side): string =>
  [
    durationText(base),
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

/** Clock and start position, where both sides have the same. */
export function GameTerms({ game }: { game: Game | undefined }) {
  const t = useT();
  const { clock, start } = game ?? {};
  const level = clock && clockText(clock.white) === clockText(clock.black);
  return (
    <span className="game-terms">
      {level && <span>{clockText(clock.white)}</span>}
      {start && <span title={start.fen}>{t('entry.position', { number: start.number })}</span>}
    </span>
  );
}

/** HK-24: number, kind, colours, clock and start position of one game. */
export function GameLine({ table, at, result = false }: { table: Table; at: number; result?: boolean }) {
  const { t, language } = useSpeech();
  const { names } = useDesk();
  const game = table.games[at];
  if (!game) return null;
  const { attempt, clock, recorded } = game;
  const kind = gameKindName(language, game.kind);
  const level = clock && clockText(clock.white) === clockText(clock.black);
  const side = (colour: 'white' | 'black') => {
    const seat = game[colour];
    return (
      seat !== undefined && (
        <span className="game-side">
          <Stone game={game} seat={seat} />
          {names(table.seats[seat] ?? '')}
          {clock && !level && <span className="quiet"> {clockText(clock[colour])}</span>}
        </span>
      )
    );
  };
  return (
    <p className="game-line">
      <b>{t('entry.game', { number: at + 1 })}</b>
      {game.kind !== 'regular' && <span>{attempt === undefined ? kind : t('entry.attempt', { kind, attempt })}</span>}
      {side('white')}
      {side('black')}
      <GameTerms game={game} />
      {result && recorded && <b className="game-result">{resultText(recorded.outcome, table.seats.length)}</b>}
    </p>
  );
}
