import '../results/entry.css';
import { Link } from 'wouter';
import type { MatchView, RoundView } from '../../../engine/index.ts';
import { labelText, listText, numberText, scoreText } from '../../../words/index.ts';
import { matchAddress } from '../../shared/addresses.ts';
import { resultOf } from '../../shared/whereabouts.ts';
import { useSpeech } from '../../shared/words.ts';
import { useDesk } from '../context.tsx';
import { Linked, PlayerName } from '../player-name.tsx';
import { viewOf } from '../rounds.ts';

export function NextTables({ player }: { player: string }) {
  const { t, language } = useSpeech();
  const { state, names, derived } = useDesk();
  const open = (viewOf(derived, state)?.rounds ?? [])
    .filter((round) => round.state === 'published')
    .flatMap(({ matches }) => matches.filter((match) => match.state === 'open' && match.seats.includes(player)));
  if (open.length === 0) return null;
  return (
    <section className="card-section">
      <h2>{t('deskPlayer.next')}</h2>
      <ul>
        {open.map((match) => (
          <li key={match.id} className="card-next">
            <Linked
              text={t('deskPlayer.atTable', {
                table: match.table,
                names: listText(language, match.seats.filter((seat) => seat !== player).map(names)),
              })}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface Appearance {
  readonly round: RoundView;
  /** None: a bye. */
  readonly match?: MatchView;
}

const linesOf = (rounds: readonly RoundView[], player: string): readonly Appearance[] =>
  rounds
    .filter((round) => round.state !== 'draft')
    .flatMap((round): Appearance[] => [
      ...(round.byes.includes(player) ? [{ round }] : []),
      ...round.matches
        .filter(({ seats, state }) => seats.includes(player) && state === 'done')
        .map((match) => ({ round, match })),
    ]);

/** Every game and every bye, in the order of the rounds. */
export function Games({ player }: { player: string }) {
  const { t, language } = useSpeech();
  const { id, state, derived } = useDesk();
  const lines = linesOf(viewOf(derived, state)?.rounds ?? [], player);
  return (
    <section className="card-section stack tightly">
      <h2>{t('deskPlayer.games')}</h2>
      {lines.length === 0 && <p className="quiet">{t('deskPlayer.none')}</p>}
      <div className="scroll">
        <table className="list-table card-games">
          <tbody>
            {lines.map(({ round, match }) => (
              <tr key={match?.id ?? `bye ${round.number}`}>
                <td>
                  <Link className="name-link" href={`/t/${id}/desk/round/${round.number}`}>
                    {labelText(language, round.label)}
                  </Link>
                </td>
                {match ? (
                  <PlayedCells match={match} player={player} />
                ) : (
                  <td colSpan={3} className="quiet">
                    {t(round.byeWorth === 'rest' ? 'round.resting' : 'roundCell.bye')}
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function PlayedCells({ match, player }: { match: MatchView; player: string }) {
  const { t, language } = useSpeech();
  const { id } = useDesk();
  const { seats, outcome, games } = match;
  const game = games.at(-1);
  const side = game?.white === player ? 'white' : game?.black === player ? 'black' : undefined;
  // Three to five at a table: what each scored stands beside the name, and what it brought behind one's own.
  const many = seats.length > 2;
  const scoreAt = (seat: number) => scoreText(language, outcome?.scores[seat] ?? null);
  const own = seats.indexOf(player);
  return (
    <>
      <td className="tight quiet">
        {many ? (
          t('round.atTable', { table: match.table })
        ) : (
          <Link className="name-link" href={matchAddress(id, match.id)}>
            {t('round.atTable', { table: match.table })}
          </Link>
        )}
      </td>
      <td className="card-others">
        {seats.map(
          (seat, at) =>
            seat !== player && (
              <span key={seat}>
                <PlayerName player={seat} />
                {many && <span className="quiet"> {scoreAt(at)}</span>}
              </span>
            ),
        )}
      </td>
      <td className="card-result">
        {side && (
          <>
            <span className={`stone ${side}`} aria-hidden="true" />
            <span className="unseen">{t(`entry.${side}`)} </span>
          </>
        )}
        <b>{many ? scoreAt(own) : resultOf(language, match, player)}</b>
        {many && <span className="quiet"> +{numberText(language, outcome?.points[own] ?? 0)}</span>}
      </td>
    </>
  );
}
