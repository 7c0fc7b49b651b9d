import { memo } from 'react';
import { notation, type Outcome, type PlayerId, type Round, type Table } from '../../../engine/index.ts';
import { resultText } from '../../../words/index.ts';
import { Button } from '../../shared/controls/button.tsx';
import { useSpeech, useT } from '../../shared/words.ts';
import { useDesk } from '../context.tsx';
import { Linked, PlayerName } from '../player-name.tsx';
import { isOpen, spotOf } from './recording.ts';
import { isTurned, turnedOutcome } from './sides.ts';
import { useRecording } from './use-recording.ts';

/** DK-12: what players have said and nobody has confirmed yet; the desk accepts one of the scores, or takes them off. */
export const Reports = memo(function Reports({ round }: { round: Round }) {
  const t = useT();
  const reported = round.tables.filter((table) => isOpen(table) && table.proposals.length > 0);
  if (reported.length === 0) return null;
  return (
    <section className="card stack reports" aria-label={t('entry.reported')}>
      <h2 className="side-count">
        {t('entry.reported')} <span className="open-count">{reported.length}</span>
      </h2>
      <ul>
        {reported.map((table) => (
          <Report key={table.match} round={round} table={table} />
        ))}
      </ul>
    </section>
  );
});

function Report({ round, table }: { round: Round; table: Table }) {
  const { t, language } = useSpeech();
  const { facts, names, act } = useDesk();
  const record = useRecording();
  const spot = spotOf(round, table);
  const asShown = (outcome: Outcome) => (isTurned(facts, round, table) ? turnedOutcome(outcome) : outcome);
  const claims = claimsOf(table);
  return (
    <li className="report">
      <span className="table-number">{table.number}</span>
      <div className="report-claims">
        {claims.map(({ key, players, outcome }) => (
          <div key={key} className="report-claim">
            <p>
              {outcome ? (
                <>
                  <span className="quiet">
                    <Linked text={t('entry.sayThat', { names: players.map(names).join(', ') })} />
                  </span>{' '}
                  <Said outcome={outcome} round={round} table={table} />
                </>
              ) : (
                <Linked text={t('entry.disputes', { name: players.map(names).join(', ') })} />
              )}
            </p>
            {outcome && spot && (
              <Button
                size="small square"
                aria-label={t('entry.accept', {
                  result: resultText(language, asShown(outcome), table.seats.length),
                  table: table.number,
                })}
                onClick={() => record(spot, outcome)}
              >
                ✓
              </Button>
            )}
          </div>
        ))}
        {claims.length > 1 && <p className="mark warn">{t('entry.disagree')}</p>}
      </div>
      {spot && (
        <Button
          size="small square"
          aria-label={t('entry.dismiss', { table: table.number })}
          onClick={() => act({ type: 'DismissReports', place: spot.place })}
        >
          ✕
        </Button>
      )}
    </li>
  );
}

/** What was said, each score once with all who said it: the desk can accept either. */
function claimsOf(table: Table) {
  const claims = new Map<string, { key: string; players: PlayerId[]; outcome?: Outcome }>();
  for (const { player, outcome } of table.proposals) {
    const key = outcome === 'disputed' ? outcome : notation(outcome, table.seats.length);
    const claim = claims.get(key) ?? { key, players: [], ...(outcome !== 'disputed' && { outcome }) };
    claim.players.push(player);
    claims.set(key, claim);
  }
  return [...claims.values()];
}

/** The names beside the scores; who moves first is on the left (DK-3). */
function Said({ outcome, round, table }: { outcome: Outcome; round: Round; table: Table }) {
  const { language } = useSpeech();
  const { facts, names } = useDesk();
  const { seats } = table;
  const text = resultText(language, outcome, seats.length);
  if (seats.length === 2 && outcome.kind === 'scores') {
    const turned = isTurned(facts, round, table);
    const [left = '', right = ''] = turned ? [...seats].reverse() : seats;
    const parts = text.split('–');
    return (
      <>
        <PlayerName player={left} /> <b>{(turned ? parts.reverse() : parts).join(' – ')}</b>{' '}
        <PlayerName player={right} />
      </>
    );
  }
  if (outcome.kind === 'forfeit') return <b>{text}</b>;
  const values = text.split(' ');
  return <Linked text={seats.map((seat, at) => `${names(seat)} ${values[at]}`).join(' · ')} />;
}
