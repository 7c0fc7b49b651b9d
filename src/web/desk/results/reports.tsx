import { memo } from 'react';
import { notation, type Outcome, type PlayerId, type Round, type Table } from '../../../engine/index.ts';
import { listText, movesText, resultText, seatTexts, turnedOutcome } from '../../../words/index.ts';
import { Button } from '../../shared/controls/button.tsx';
import { LateEntry } from '../../shared/late-entry.tsx';
import { useSpeech, useT } from '../../shared/words.ts';
import { useDesk } from '../context.tsx';
import { Linked, PlayerName } from '../player-name.tsx';
import { inTableOrder, isOpen, spotOf } from './recording.ts';
import { isTurned } from './sides.ts';
import { useRecording } from './use-recording.ts';

/** DK-12: what players have reported and nobody has confirmed yet; the desk accepts one of the scores, or dismisses them. */
export const Reports = memo(function Reports({ round }: { round: Round }) {
  const t = useT();
  const { act, whyNot } = useDesk();
  const reported = inTableOrder(round).filter((table) => isOpen(table) && table.proposals.length > 0);
  if (reported.length === 0) return null;
  const agreed = reported.flatMap((table) => {
    const [claim, ...others] = claimsOf(table);
    const place = spotOf(round, table)?.place;
    return claim?.outcome && place && others.length === 0 ? [{ place, outcome: claim.outcome }] : [];
  });
  const all = { type: 'RecordSeveral', reports: agreed } as const;
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
      {agreed.length > 1 && whyNot(all) === undefined && (
        <Button onClick={() => act(all, { done: t('tableRow.confirmed', { count: agreed.length }) })}>
          {t('tableRow.confirmAll', { count: agreed.length })}
        </Button>
      )}
    </section>
  );
});

function Report({ round, table }: { round: Round; table: Table }) {
  const { t, language } = useSpeech();
  const { facts, names, act, derived } = useDesk();
  const record = useRecording();
  const spot = spotOf(round, table);
  const asShown = (outcome: Outcome) => (isTurned(derived, round, table) ? turnedOutcome(outcome) : outcome);
  const claims = claimsOf(table);
  return (
    <li className="report">
      <span className="report-number">{table.number}</span>
      <div className="report-claims">
        {claims.map(({ key, players, outcome, at, enteredAt }, index) => (
          <div key={key} className="report-claim">
            {outcome && <Said outcome={outcome} round={round} table={table} />}
            <p className="hint">
              <Linked
                text={t(outcome ? 'tableRow.saidBy' : 'entry.disputes', {
                  name: listText(language, players.map(names)),
                })}
              />
              <LateEntry enteredAt={enteredAt} arrivedAt={at} event={facts.event} />
            </p>
            {spot && (
              <div className="line">
                {outcome && (
                  <Button
                    size="small"
                    aria-label={t('entry.accept', {
                      result: resultText(language, asShown(outcome), table.seats.length),
                      table: table.number,
                    })}
                    onClick={() => record(spot, outcome)}
                  >
                    <span aria-hidden="true">✓</span> {t('tableRow.confirm')}
                  </Button>
                )}
                {index === claims.length - 1 && (
                  <Button
                    size="small"
                    kind="plain"
                    aria-label={t('entry.dismiss', { table: table.number })}
                    onClick={() => act({ type: 'DismissReports', place: spot.place })}
                  >
                    {t('tableRow.notSo')}
                  </Button>
                )}
              </div>
            )}
          </div>
        ))}
        {claims.length > 1 && <p className="mark warn">{t('entry.disagree')}</p>}
      </div>
    </li>
  );
}

interface Claim {
  readonly key: string;
  readonly players: PlayerId[];
  readonly outcome?: Outcome;
  /** When it came first, and when a phone had it (HK-11). */
  readonly at: number;
  readonly enteredAt: number | undefined;
}

/** The reports, each score once with everyone who reported it: the desk can accept either. */
function claimsOf(table: Table) {
  const claims = new Map<string, Claim>();
  for (const { player, outcome, at, enteredAt } of table.proposals) {
    const key = outcome === 'disputed' ? outcome : notation(outcome, table.seats.length);
    const claim = claims.get(key) ?? { key, players: [], at, enteredAt, ...(outcome !== 'disputed' && { outcome }) };
    claim.players.push(player);
    claims.set(key, claim);
  }
  return [...claims.values()];
}

/** The names beside the scores; who moves first stands first (DK-3). */
function Said({ outcome, round, table }: { outcome: Outcome; round: Round; table: Table }) {
  const { language } = useSpeech();
  const { derived } = useDesk();
  const { seats } = table;
  if (outcome.kind === 'forfeit') return <b>{resultText(language, outcome, seats.length)}</b>;
  const pair = seats.length === 2;
  const values = seatTexts(language, outcome, seats.length);
  const lines = seats.map((player, seat) => ({ player, value: values[seat], won: pair && winsAt(outcome, seat) }));
  const turned = pair && isTurned(derived, round, table);
  return (
    <ul className="report-seats">
      {(turned ? lines.toReversed() : lines).map(({ player, value, won }) => (
        <li key={player} className={won ? 'won' : ''}>
          <PlayerName player={player} /> <span>{won ? `${value}${movesText(outcome)}` : value}</span>
        </li>
      ))}
    </ul>
  );
}

const winsAt = (outcome: Outcome, seat: number): boolean =>
  outcome.kind === 'scores' && (outcome.scores[seat] ?? 0) > (outcome.scores[1 - seat] ?? 0);
