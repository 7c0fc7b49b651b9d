import '../results/entry.css';
import './match.css';
import { Suspense, useRef } from 'react';
import { Link, useLocation } from 'wouter';
import { gameId, type Round, type Table, tableOf } from '../../../engine/index.ts';
import { labelText } from '../../../words/index.ts';
import { clockAddress } from '../../shared/addresses.ts';
import { Why } from '../../shared/controls/why.tsx';
import { PageHead } from '../../shared/motif/page-head.tsx';
import { part } from '../../shared/part.tsx';
import { useServerPort } from '../../shared/ports.tsx';
import { useSpeech, useT, withWords } from '../../shared/words.ts';
import { useDesk } from '../context.tsx';
import { EntryLine } from '../results/entry-line.tsx';
import { GameTerms } from '../results/game-line.tsx';
import { isOpen, spotOf, tableNumbered } from '../results/recording.ts';
import { useReading } from '../results/use-reading.ts';
import { labelOfRound } from '../rounds.ts';
import { AlsoPlaying } from './also-playing.tsx';
import { MatchClocks } from './match-clocks.tsx';
import { MatchGames } from './match-games.tsx';
import { MatchScore } from './match-score.tsx';

const IfLevel = part(withWords(['evening'], () => import('../results/if-level.tsx').then(({ IfLevel }) => IfLevel)));

/** One match: how it stands, game by game, the game that is played now, and what follows if it stays level. */
export function MatchPage({ round: number, match }: { round: string; match: string }) {
  const say = useT('evening');
  const { facts } = useDesk();
  const round = facts.rounds[Number(number) - 1];
  const table = round && round.state !== 'draft' ? tableOf(round, Number(match)) : undefined;
  if (!round || table?.seats.length !== 2) return <p className="empty">{say('match.none')}</p>;
  return <Match key={`${round.number} ${round.edition} ${table.match}`} round={round} table={table} />;
}

function Match({ round, table }: { round: Round; table: Table }) {
  const { id, conclusion } = useDesk();
  const [, go] = useLocation();
  const line = useRef<HTMLInputElement>(null);
  const { rules, entryMode, reading, text, setText } = useReading(round, table);
  // DK-26: after the end nothing is entered.
  const open = isOpen(table) && round.state === 'published' && !conclusion.finished;
  const spot = open ? spotOf(round, table) : undefined;
  const choose = (wanted: number) => {
    const other = tableNumbered(round, wanted);
    if (other) go(`/t/${id}/desk/match/${round.number}/${other.match}`);
  };
  return (
    <div className="stack match-page">
      <MatchHead round={round} table={table} />
      <MatchScore round={round} table={table} />
      <div className="columns">
        <div className="stack">
          {table.games.some(({ recorded }) => recorded) && <MatchGames round={round} table={table} />}
          {spot?.game.clock && <MatchClocks spot={spot} />}
          {open && reading && (
            <EntryLine
              {...{ round, rules, text, setText, reading, line, choose }}
              current={table}
              onRecorded={() => setText('')}
            />
          )}
        </div>
        <aside className="stack side">
          {spot?.game.clock && entryMode === 'duel' && (
            <Suspense fallback={null}>
              <IfLevel spot={spot} />
            </Suspense>
          )}
          {!conclusion.finished && <AlsoPlaying round={round} except={table} />}
        </aside>
      </div>
    </div>
  );
}

/** Stage, table, number in the bracket, and how long a game is. */
function MatchHead({ round, table }: { round: Round; table: Table }) {
  const { t, language } = useSpeech();
  const say = useT('evening');
  const { id, names, say: explain, derived } = useDesk();
  const server = useServerPort();
  const at = table.games.findIndex(({ recorded }) => !recorded);
  const game = table.games[at];
  const [first, stage = first] = labelText(language, labelOfRound(derived, round.number)).split(' · ');
  return (
    <PageHead
      title={stage ?? ''}
      toolsBelow
      say={
        <p>
          <b>{say('match.table', { table: table.number })}</b>
          {table.bracketMatch !== undefined && ` · ${say('match.ofBracket', { match: table.bracketMatch })}`}{' '}
          <span className="quiet">
            <GameTerms game={game ?? table.games[0]} />
          </span>{' '}
          <Why
            sentences={table.why.map((reason) => [reason.rule, explain(reason)])}
            about={table.seats.map(names).join(', ')}
          />
        </p>
      }
      tools={
        <>
          {server && game?.clock && (
            <Link className="button small" href={clockAddress(id, gameId(round.number, table.match, at + 1))}>
              {t('gameClock.open')}
            </Link>
          )}
          <Link className="button small plain" href={`/t/${id}/desk/round/${round.number}`}>
            {say('match.toRound')}
          </Link>
        </>
      }
    />
  );
}
