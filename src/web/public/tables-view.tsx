import { Link } from 'wouter';
import type { MatchView, RoundView } from '../../protocol/wire-views.ts';
import { absentText, labelText, listText, type Names, say } from '../../words/index.ts';
import { LinkedNames } from '../shared/boards/player-pages.tsx';
import { Why } from '../shared/controls/why.tsx';
import { StartPosition } from '../shared/start-position.tsx';
import { useSpeech } from '../shared/words.ts';
import { howText, MatchResult } from './match-result.tsx';
import { inOrder, seatNumber } from './match-words.ts';
import { PlayerLink } from './player-link.tsx';

interface TablesProps {
  readonly id: string;
  readonly rounds: readonly RoundView[];
  /** The round that was asked for; otherwise the newest, with all that still have open tables. */
  readonly number?: number | undefined;
  readonly names: Names;
  readonly own?: string | undefined;
}

export function TablesView({ id, rounds, number, names, own }: TablesProps) {
  const { t, language } = useSpeech();
  const newest = rounds.at(-1);
  if (!newest) return <p className="empty">{t('guest.notYet')}</p>;
  const asked = rounds.find((round) => round.number === number);
  const open = rounds.filter((round) => round.matches.some((match) => match.state === 'open'));
  const shown = asked ? [asked] : [...new Set([newest, ...[...open].reverse()])];
  return (
    <>
      {rounds.length > 1 && (
        <nav className="guest-rounds" aria-label={t('guest.rounds')}>
          {rounds.map((round) => (
            <Link
              key={round.number}
              href={`/t/${id}/tables/${round.number}`}
              aria-current={shown.includes(round) ? 'true' : undefined}
            >
              {labelText(language, round.label)}
            </Link>
          ))}
        </nav>
      )}
      {shown.map((round) => (
        <RoundTables key={round.number} {...{ id, round, names, own }} />
      ))}
    </>
  );
}

interface RoundProps {
  readonly id: string;
  readonly round: RoundView;
  readonly names: Names;
  readonly own?: string | undefined;
}

function RoundTables({ id, round, names, own }: RoundProps) {
  const { t, language } = useSpeech();
  return (
    <section className="stack">
      <h2>{labelText(language, round.label)}</h2>
      <ol className="guest-tables">
        {round.matches.map((match) => (
          <TableRow key={match.id} {...{ id, match, names, own }} />
        ))}
      </ol>
      {round.byes.length > 0 && (
        <p>
          <LinkedNames
            text={t(round.byeWorth === 'rest' ? 'round.restOf' : 'round.byeOf', {
              count: round.byes.length,
              names: listText(language, round.byes.map(names)),
            })}
            players={round.byes.map((bye) => ({ id: bye, name: names(bye) }))}
          />{' '}
          <Why sentences={round.byeReasons.map((reason) => [reason.rule, say(language, reason, names)])} />
        </p>
      )}
      {round.absent?.map(({ player, bye }) => (
        <p key={player}>
          {absentText(language, bye)}: {names(player)}
        </p>
      ))}
    </section>
  );
}

function TableRow({ id, match, names, own }: Omit<RoundProps, 'round'> & { match: MatchView }) {
  const { language } = useSpeech();
  const { seats, winners } = match;
  const start = match.games.find((game) => game.result === undefined)?.start;
  const mine = own !== undefined && seats.includes(own);
  const seat = (player: string) => (
    <PlayerLink key={player} {...{ id, player, names }} className={winners.includes(player) ? 'won' : ''} />
  );
  const why = (
    <Why
      sentences={match.why.map((reason) => [reason.rule, say(language, reason, names)])}
      about={seats.map(names).join(' – ')}
    />
  );
  const kind = seats.length === 2 ? 'pair' : 'many';
  return (
    <li className={`guest-row ${kind} ${match.state} ${mine ? 'is-own' : ''}`}>
      <span className="guest-table">{match.table}</span>
      {seats.length === 2 ? (
        <>
          {seats.slice(0, 1).map(seat)}
          <span className="guest-result">
            <MatchResult match={match} />
          </span>
          {seats.slice(1).map(seat)}
        </>
      ) : (
        <>
          <ol className="guest-seats">
            {inOrder(match).map(({ player, seat: at }) => (
              <li key={player}>
                {seat(player)} <b>{seatNumber(language, match, at)}</b>
              </li>
            ))}
          </ol>
          {(match.state !== 'done' || howText(language, match) !== undefined) && (
            <span className="guest-result">
              <MatchResult match={match} />
            </span>
          )}
        </>
      )}
      <span className="guest-more">
        {start && <StartPosition start={start} />} {why}
      </span>
    </li>
  );
}
