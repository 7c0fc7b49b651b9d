import { boardView, type PlayerId, type Round, type Table } from '../../../engine/index.ts';
import { numberText } from '../../../words/index.ts';
import { useSpeech, useT } from '../../shared/words.ts';
import { useDesk } from '../context.tsx';
import { PlayerName } from '../player-name.tsx';
import { viewOf } from '../rounds.ts';
import { wayHere } from './way-here.ts';

/** Both names in seat order, the score of the match between them, and how each came here. */
export function MatchScore({ round, table }: { round: Round; table: Table }) {
  const { language } = useSpeech();
  const say = useT('evening');
  const { names, state, derived } = useDesk();
  const match = viewOf(derived, state)
    ?.rounds.find(({ number }) => number === round.number)
    ?.matches.find(({ number }) => number === table.match);
  const scores = table.seats.map((_, seat) => scoreOf(table, seat, match?.outcome?.scores));
  const [winner] = match?.winners ?? [];
  const side = (seat: number) => {
    const player = table.seats[seat] ?? '';
    return (
      <div className={`match-side ${winner === player ? 'won' : ''}`}>
        <p className="match-name">
          <PlayerName player={player} />
        </p>
        <Way round={round.number} player={player} />
      </div>
    );
  };
  return (
    <section className="match-names" aria-label={say('match.score')}>
      {side(0)}
      <p className="match-points">
        {scores.every((score) => score === undefined) ? (
          <span className="quiet">–</span>
        ) : (
          <>
            <b>{numberText(language, scores[0] ?? 0)}</b>
            <span aria-hidden="true">–</span>
            <b>{numberText(language, scores[1] ?? 0)}</b>
          </>
        )}
      </p>
      {side(1)}
      {winner !== undefined && <p className="match-winner">{say('match.won', { name: names(winner) })}</p>}
    </section>
  );
}

/** Of the whole match where it is over; before that what its games have brought. */
function scoreOf({ games }: Table, seat: number, whole: readonly (number | null)[] | undefined): number | undefined {
  const said = whole?.[seat];
  if (said !== undefined && said !== null) return said;
  const played = games.flatMap(({ recorded }) => (recorded?.outcome.kind === 'scores' ? [recorded.outcome] : []));
  if (played.length === 0) return undefined;
  return played.reduce((sum, { scores }) => sum + (scores[seat] ?? 0), 0) / 1000;
}

/** “seed 5 · beat Fatou N’Diaye 2–1” */
function Way({ round, player }: { round: number; player: PlayerId }) {
  const { language } = useSpeech();
  const say = useT('evening');
  const { names, state, derived } = useDesk();
  const { seed, before } = wayHere(viewOf(derived, state), boardView(derived), round, player);
  const parts = [
    seed !== undefined && say('match.seed', { seed }),
    before?.kind === 'bye' && say('match.bye'),
    before?.kind === 'match' &&
      say(`match.${before.how}`, {
        name: names(before.opponent),
        score: before.score.map((one) => numberText(language, one)).join('–'),
      }),
  ].filter((part) => part !== false);
  return parts.length > 0 && <p className="match-way">{parts.join(' · ')}</p>;
}
