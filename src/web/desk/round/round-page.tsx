import './round.css';
import { Suspense } from 'react';
import { Link } from 'wouter';
import { type ClockPort, ProblemError } from '../../../client/index.ts';
import { clockStartedAt, type Derived, playsInGroups, type Round, type Table } from '../../../engine/index.ts';
import { labelText, shortLabel, zoneAt } from '../../../words/index.ts';
import { Button } from '../../shared/controls/button.tsx';
import { Menu } from '../../shared/controls/menu.tsx';
import { useNotes } from '../../shared/controls/notes.tsx';
import { PageHead } from '../../shared/motif/page-head.tsx';
import { type TickState, Ticks } from '../../shared/motif/ticks.tsx';
import { part } from '../../shared/part.tsx';
import { useServerPort } from '../../shared/ports.tsx';
import { Waiting } from '../../shared/states.tsx';
import { type Translate, useSpeech } from '../../shared/words.ts';
import { useDesk } from '../context.tsx';
import { EntryRound } from '../results/entry-round.tsx';
import { inTableOrder, isOpen } from '../results/recording.ts';
import { currentRound, labelOfRound } from '../rounds.ts';
import { Winners } from '../standings/winners.tsx';

/** What only some evenings need, fetched when they do. */
const Draft = part(() => import('../draft/draft.tsx').then(({ Draft }) => Draft));

export function RoundPage({ number }: { number: string | undefined }) {
  const { t } = useSpeech();
  const { facts, conclusion } = useDesk();
  const round = number === undefined ? currentRound(facts) : facts.rounds[Number(number) - 1];
  if (!round) {
    return (
      <div className="empty">
        <h1>{t('round.none')}</h1>
        <p className="quiet">{facts.started ? t('round.noneStarted') : t('round.noneHint')}</p>
      </div>
    );
  }
  return (
    <div className="stack">
      {conclusion.finished && round === facts.rounds.at(-1) && <Winners />}
      <RoundHead round={round} />
      <Suspense fallback={<Waiting />}>
        <RoundTables key={`${round.number} ${round.edition}`} round={round} />
      </Suspense>
    </div>
  );
}

function RoundTables({ round }: { round: Round }) {
  if (round.state === 'draft') return <Draft round={round} />;
  return <EntryRound round={round} />;
}

/** GR-2: clocks that start with the round need nobody to start them. */
const hasClocks = (derived: Derived, round: Round): boolean =>
  round.tables.some(
    (table) =>
      clockStartedAt(derived, round.number, table.match) === undefined &&
      table.games.some((game) => game.clock && !game.recorded),
  );

function RoundHead({ round }: { round: Round }) {
  const { t, language, locale } = useSpeech();
  const { id, facts, act, whyNot, conclusion, derived } = useDesk();
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short', ...zoneAt(facts.event) });
  // DK-26: a round that an early end left open is not being played any more.
  const leftOut = conclusion.finished && round.state === 'published';
  const { tell } = useNotes();
  const server = useServerPort();
  // GR-2: all games of a round start when the round starts.
  const startClocks = (clocks: ClockPort) =>
    clocks.startGames(id, round.number).then(
      ({ started }) => tell(t('gameClock.opened', { count: started.length })),
      (error: unknown) => tell(error instanceof ProblemError ? error.problem.detail : t('states.noAnswer')),
    );
  const again = { type: 'PairAgain', round: round.number } as const;
  const back = { type: 'UnpublishRound', round: round.number } as const;
  const reopen = { type: 'ReopenRound', round: round.number } as const;
  return (
    <PageHead
      title={labelText(language, labelOfRound(derived, round.number))}
      say={
        round.state === 'published' && !leftOut ? (
          <p>
            <b>{inSoFar(t, round)}</b>{' '}
            {round.publishedAt !== undefined && (
              <span className="quiet">{t('roundHead.published', { time: time.format(round.publishedAt) })}</span>
            )}
          </p>
        ) : (
          <p>
            <span className={`mark ${round.state === 'draft' ? 'warn' : ''}`}>
              {t(leftOut ? 'roundNote.leftOut' : `roundBadge.${round.state}`)}
            </span>{' '}
            {round.state === 'draft' && <span className="quiet">{t('draft.onlyDesk')}</span>}
          </p>
        )
      }
      toolsBelow={facts.rounds.length > 1}
      tools={
        <>
          {facts.rounds.length > 1 && (
            <nav className="round-picker" aria-label={t('round.pick')}>
              {facts.rounds.map((one) => (
                <RoundLink key={one.number} number={one.number} chosen={one.number === round.number} />
              ))}
            </nav>
          )}
          {round.state === 'draft' && (
            <Button size="small" onClick={() => act(again)}>
              {t('round.pairAgain')}
            </Button>
          )}
          {round.state === 'published' && !leftOut && (
            <Link className="button small" href={`/t/${id}/desk/print/slips/${round.number}`}>
              {t('tableRow.printSlips')}
            </Link>
          )}
          {round.state !== 'draft' && (
            <Menu
              label="⋯"
              name={t('round.actions')}
              entries={[
                round.state === 'published' && { label: t('round.unpublish'), run: () => act(back), why: whyNot(back) },
                round.state === 'published' &&
                  hasClocks(derived, round) &&
                  server && { label: t('gameClock.openAll'), run: () => startClocks(server) },
                round.state === 'closed' && { label: t('round.reopen'), run: () => act(reopen), why: whyNot(reopen) },
              ]}
            />
          )}
        </>
      }
    >
      {round.state !== 'draft' && (
        <Ticks ticks={inTableOrder(round).map((table) => ({ table: table.match, state: tickOf(table) }))} />
      )}
    </PageHead>
  );
}

/** “10 of 15 tables in”; groups are counted in games. */
function inSoFar(t: Translate, round: Round): string {
  const games = round.tables.flatMap((table) => table.games);
  if (playsInGroups(round)) {
    return t('motif.gamesIn', { count: games.length, done: games.filter(({ recorded }) => recorded).length });
  }
  const played = round.tables.filter((table) => table.games.length > 0);
  return t('motif.tablesIn', { count: played.length, done: played.filter((one) => !isOpen(one)).length });
}

function RoundLink({ number, chosen }: { number: number; chosen: boolean }) {
  const { language } = useSpeech();
  const { id, derived } = useDesk();
  const label = labelOfRound(derived, number);
  const [short, long] = [shortLabel(language, label), labelText(language, label)];
  // DK-20: people who use voice control say what is shown, “1.4”, so that the name holds it.
  const name = long.includes(short) ? long : `${short}, ${long}`;
  return (
    <Link href={`/t/${id}/desk/round/${number}`} aria-current={chosen ? 'page' : undefined} aria-label={name}>
      {short}
    </Link>
  );
}

function tickOf(table: Table): TickState {
  if (table.games.some(({ contested }) => contested)) return 'conflict';
  if (!isOpen(table)) return 'in';
  return table.proposals.length > 0 ? 'reported' : 'open';
}
