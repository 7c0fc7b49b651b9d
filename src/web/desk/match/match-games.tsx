import type { Round, Table } from '../../../engine/index.ts';
import { gameKindName, resultText, zoneAt } from '../../../words/index.ts';
import { LateEntry } from '../../shared/late-entry.tsx';
import { gameTime } from '../../shared/time.ts';
import { useSpeech, useT } from '../../shared/words.ts';
import { useDesk } from '../context.tsx';
import { drawWinner, Stone } from '../results/game-line.tsx';
import { inOrder, sidesOf } from '../results/sides.ts';
import { useCorrection } from '../results/use-correction.ts';

/** Game by game as on the score sheet: the side that moves first on the left (DK-3). */
export function MatchGames({ round, table }: { round: Round; table: Table }) {
  const speech = useSpeech();
  const { t } = speech;
  const say = useT('evening');
  const { derived } = useDesk();
  const { order, called } = sidesOf(derived, round.number, table.games[0]);
  const [left, right] = order.map((seat) => called(speech, seat));
  return (
    <table className="match-games">
      <thead>
        <tr>
          <th scope="col">{say('match.game')}</th>
          <th scope="col" className="match-clock">
            {table.games.some(({ clock }) => clock) && say('match.clock')}
          </th>
          <th scope="col" className="first">
            {left ?? say('match.first')}
          </th>
          <th scope="col" className="result">
            {say('match.result')}
          </th>
          <th scope="col">{right ?? say('match.second')}</th>
          <th scope="col">
            <span className="unseen">{t('entry.correct')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {table.games.map(
          (game, at) =>
            game.recorded && <PlayedGame key={`${game.kind} ${game.attempt ?? at}`} {...{ round, table, at }} />,
        )}
      </tbody>
    </table>
  );
}

function PlayedGame({ round, table, at }: { round: Round; table: Table; at: number }) {
  const { t, language, locale } = useSpeech();
  const { facts, names, derived } = useDesk();
  const { correct } = useCorrection();
  const game = table.games[at];
  const recorded = game?.recorded;
  if (!game || !recorded) return null;
  const { clock, kind, attempt } = game;
  const { order } = sidesOf(derived, round.number, game);
  const { outcome, completedAt, arrivedAt } = recorded;
  const scores = outcome.kind === 'scores' ? outcome.scores : [];
  const winner = at === table.games.length - 1 ? drawWinner(table) : undefined;
  // The discs stand by the result, as between two boards.
  const side = (seat: number, first = false) => {
    const won = (scores[seat] ?? 0) > (scores[1 - seat] ?? 0) || winner === table.seats[seat];
    const name = names(table.seats[seat] ?? '');
    return (
      <span className={won ? 'won' : ''}>
        {first && `${name}\u00a0`}
        <Stone game={game} seat={seat} />
        {!first && `\u00a0${name}`}
      </span>
    );
  };
  const [left, right] = order;
  const sudden = gameKindName(language, kind);
  const times = clock && [...new Set([clock.white.base, clock.black.base])].map((base) => gameTime(base));
  return (
    <tr>
      <th scope="row">
        {at + 1}
        {kind !== 'regular' && (
          <span className="match-kind">
            {attempt === undefined ? sudden : t('entry.attempt', { kind: sudden, attempt })}
          </span>
        )}
      </th>
      <td className="match-clock">{times?.join(' / ')}</td>
      <td className="first">{side(left, true)}</td>
      <td className="result">{resultText(language, inOrder(outcome, order), 2)}</td>
      <td>
        {side(right)}
        {winner !== undefined && <span className="match-kind">{t('entry.drawWon', { name: names(winner) })}</span>}
      </td>
      <td className="match-when">
        <span>
          {new Intl.DateTimeFormat(locale, { timeStyle: 'short', ...zoneAt(facts.event) }).format(completedAt)}
          <LateEntry enteredAt={completedAt} arrivedAt={arrivedAt} event={facts.event} />
        </span>{' '}
        <button
          type="button"
          className="link-button"
          aria-label={t('entry.correctGame', { table: table.number, game: at + 1 })}
          onClick={() =>
            correct({ place: { round: round.number, edition: round.edition, match: table.match, game: at + 1 } })
          }
        >
          {t('entry.correct')}
        </button>
      </td>
    </tr>
  );
}
