import { useState } from 'react';
import {
  formatName,
  labelText,
  listText,
  type Names,
  namesOf,
  say,
  statusName,
} from '../../protocol/sentences/index.ts';
import type { RoundView } from '../../protocol/wire-views.ts';
import { BoardPicture } from '../parts/board-picture.tsx';
import { StandingsTable } from '../parts/standings-table.tsx';
import { Why } from '../parts/why.tsx';
import { useSpeech } from '../words/words.ts';
import type { GuestLine, Seen } from './use-public-view.ts';

interface PageProps {
  readonly id: string;
  readonly view: Seen;
  readonly line: GuestLine;
}

type Part = 'round' | 'standings' | 'board';

/** DK-11: on a phone, without an account: where do I sit, how does it stand. */
export function PublicPage({ view, line }: PageProps) {
  const { t, language } = useSpeech();
  const { about, players, rounds, standings, board } = view;
  const names = namesOf(players);
  const [part, setPart] = useState<Part>('round');
  const newest = rounds.at(-1);
  const parts: readonly Part[] = board.kind === 'none' ? ['round', 'standings'] : ['round', 'standings', 'board'];
  return (
    <div className="guest">
      <header className="guest-head">
        <h1>{about.name}</h1>
        <p className="quiet">
          {formatName(language, about.format)} · {statusName(language, about.status)}
          {newest && ` · ${labelText(language, newest.label)}`}
        </p>
        {line === 'waiting' && (
          <p className="mark warn" role="status">
            {t('line.guestDown')}
          </p>
        )}
      </header>
      <main className="page stack">
        {about.winners.length > 0 && <GuestWinners view={view} names={names} />}
        <div className="guest-tabs" role="tablist" aria-label={t('tabs.label')}>
          {parts.map((one) => (
            <button key={one} type="button" role="tab" aria-selected={part === one} onClick={() => setPart(one)}>
              {t(`guest.${one}`)}
            </button>
          ))}
        </div>
        {part === 'round' && <PublicRound round={newest} names={names} />}
        {part === 'standings' && <StandingsTable standings={standings} names={names} winners={about.winners} />}
        {part === 'board' && <BoardPicture board={board} names={names} />}
      </main>
    </div>
  );
}

function GuestWinners({ view, names }: { view: Seen; names: Names }) {
  const { t, language } = useSpeech();
  const { winners, why } = view.about;
  return (
    <section className="winners" aria-label={t('standings.winners')}>
      <p className="winners-title">
        <span aria-hidden="true">★</span> {t('standings.winnersCount', { count: winners.length })}
      </p>
      <p className="winners-names">{listText(language, winners.map(names))}</p>
      <Why sentences={why.map((reason) => [reason.rule, say(language, reason, names)])} />
    </section>
  );
}

function PublicRound({ round, names }: { round: RoundView | undefined; names: Names }) {
  const { t, language } = useSpeech();
  const [search, setSearch] = useState('');
  if (!round) return <p className="empty">{t('guest.notYet')}</p>;
  const wanted = search.trim().toLowerCase();
  const matches = round.matches.filter(
    (match) => wanted === '' || match.seats.some((id) => names(id).toLowerCase().includes(wanted)),
  );
  return (
    <section className="stack">
      <div className="line">
        <h2>{labelText(language, round.label)}</h2>
        <input
          className="input guest-search push"
          type="search"
          placeholder={t('guest.findName')}
          aria-label={t('guest.findName')}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      </div>
      <ol className="guest-tables">
        {matches.map((match) => (
          <li key={match.id}>
            <span className="guest-table">{match.table}</span>
            <span className="guest-seats">{match.seats.map(names).join(' – ')}</span>
            <span className="guest-result">{match.games.map((game) => game.result ?? '').join(' ')}</span>
            <Why sentences={match.why.map((reason) => [reason.rule, say(language, reason, names)])} />
          </li>
        ))}
      </ol>
      {round.byes.length > 0 && (
        <p>
          {t('round.byes', { count: round.byes.length })}: {listText(language, round.byes.map(names))}
        </p>
      )}
    </section>
  );
}
