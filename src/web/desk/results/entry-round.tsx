import './entry.css';
import { type CSSProperties, Suspense, useCallback, useMemo, useRef, useState } from 'react';
import { absentPlayers, boardKind, playsInGroups, type Round, roundView, type Table } from '../../../engine/index.ts';
import { part } from '../../shared/part.tsx';
import { Waiting } from '../../shared/states.tsx';
import { useHeadHeight } from '../../shared/use-page.ts';
import { useT, withWords } from '../../shared/words.ts';
import { useDesk } from '../context.tsx';
import { Byes } from './byes.tsx';
import { EntryLine } from './entry-line.tsx';
import { mannerOf } from './entry-mode.ts';
import { EntryRow } from './entry-row.tsx';
import { LastEntered } from './last-entered-list.tsx';
import { OpenChips } from './open-chips.tsx';
import { pointsBefore } from './points-before.ts';
import { inTableOrder, isOpen, spotOf, tableNumbered } from './recording.ts';
import { Reports } from './reports.tsx';
import { useRequestedTable } from './requested-table.ts';
import { seatsStyle } from './seat-boxes.tsx';
import { isTurned } from './sides.ts';
import { TimeUp } from './time-up.tsx';
import { useReading } from './use-reading.ts';

const Announcement = part(() => import('./announcement.tsx').then(({ Announcement }) => Announcement));

const IfLevel = part(withWords(['evening'], () => import('./if-level.tsx').then(({ IfLevel }) => IfLevel)));

const RunningOut = part(() => import('./running-out.tsx').then(({ RunningOut }) => RunningOut));

const Absent = part(() => import('./absent.tsx').then(({ Absent }) => Absent));

const GroupCards = part(() => import('./group-cards.tsx').then(({ GroupCards }) => GroupCards));

/** DK-3: the line on top, one row per table below it, and what is still open beside them. */
export function EntryRound({ round }: { round: Round }) {
  const t = useT();
  const { id, facts, names, conclusion, derived } = useDesk();
  // DK-26: after the end nothing is open and nothing is entered; what is there can still be corrected.
  const open = conclusion.finished ? 0 : round.open;
  const line = useRef<HTMLInputElement>(null);
  const head = useHeadHeight();
  const [chosen, setChosen] = useState<number>();
  const current = tableNumbered(round, chosen) ?? nextOpen(round, 0) ?? round.tables[0];
  const { rules, entryMode, reading, text, setText } = useReading(round, current);
  const type = (typed: string) => {
    // Another desk may take the first open table meanwhile: what is typed belongs to the table it was typed at.
    if (current) setChosen(current.number);
    setText(typed);
  };
  const choose = useCallback(
    (table: number, focus = true) => {
      setChosen(table);
      setText('');
      document.getElementById(`table-${table}`)?.scrollIntoView({ block: 'nearest' });
      if (focus) line.current?.focus({ preventScroll: true });
    },
    [setText],
  );
  useRequestedTable(choose);
  // One round's view, made again with each entry and not with each letter.
  const matches = useMemo(() => roundView(derived, round).matches, [derived, round]);
  const tables = useMemo(() => inTableOrder(round), [round]);
  const showsBefore = rules.shows === 'points' && round.number === facts.rounds.length;
  const before = useMemo(
    () => (showsBefore ? pointsBefore(conclusion, matches, round, rules.headline) : undefined),
    [showsBefore, round, conclusion, matches, rules.headline],
  );
  if (!current || !entryMode || !reading) return <p className="quiet">{t('round.noTables')}</p>;
  const shownTable = 'table' in reading && reading.kind !== 'jump' ? reading.table : current;
  const spot = open > 0 && isOpen(shownTable) ? spotOf(round, shownTable) : undefined;
  const many = tables.some(({ seats }) => seats.length > 2);
  // Rows of one line each stand side by side where a screen is wide enough for two.
  const inTwo = tables.length > FEW && rules.shows === 'points' && tables.every(({ games }) => games.length <= 1);
  // After the end a list without byes has the width to itself.
  const hasSide = !conclusion.finished || round.byes.length > 0;
  return (
    <div className={`entry-columns ${hasSide ? 'columns' : ''}`}>
      <section className="stack entry" style={head} aria-label={t('round.tables')}>
        {rules.time !== undefined && <TimeUp round={round} />}
        {open > 0 && (
          <EntryLine
            {...{ round, rules, text, reading, line, current, choose }}
            setText={type}
            onRecorded={(table) => {
              const next = nextOpen(round, table.number, table.match);
              setText('');
              if (next) choose(next.number);
            }}
          />
        )}
        {boardKind(derived) === 'bars' && round.open === 0 && (
          <Suspense fallback={null}>
            <Announcement round={round} />
          </Suspense>
        )}
        {playsInGroups(round) ? (
          <Suspense fallback={<Waiting />}>
            <GroupCards round={round} />
          </Suspense>
        ) : (
          <ol
            className={`entry-rows ${many ? 'cards' : inTwo ? 'in-two' : ''}`}
            style={{
              ...seatsStyle(Math.max(...round.tables.map(({ seats }) => seats.length))),
              ...rowsStyle(Math.ceil(tables.length / 2)),
            }}
          >
            {tables.map((table) => {
              const active = open > 0 && table.match === shownTable.match;
              const { outcome } = matches[table.match - 1] ?? {};
              return (
                <EntryRow
                  key={table.match}
                  base={`/t/${id}/desk/players`}
                  table={table}
                  round={round.number}
                  edition={round.edition}
                  entryMode={mannerOf(rules, table)}
                  players={table.seats.map(names).join('\n')}
                  before={before ? table.seats.map((player) => before.get(player) ?? '').join(' ') : ''}
                  points={outcome?.points.join(' ') ?? ''}
                  scores={outcome?.scores.map((score) => score ?? '').join(' ') ?? ''}
                  limit={rules.limit}
                  shows={rules.shows}
                  // HK-10: two matches can have been played at one table; the line is at the open one.
                  found={tableNumbered(round, table.number)?.match === table.match}
                  turned={isTurned(derived, round, table)}
                  active={active}
                  over={conclusion.finished}
                  typed={active && table.games.length === 1 ? reading.cells.join('\n') : ''}
                  onChoose={choose}
                />
              );
            })}
          </ol>
        )}
      </section>
      {hasSide && (
        <aside className="stack side">
          {!conclusion.finished && <OpenChips round={round} current={current} onChoose={choose} />}
          {!conclusion.finished && <Reports round={round} />}
          {absentPlayers(derived).size > 0 && (
            <Suspense fallback={null}>
              <Absent />
            </Suspense>
          )}
          {open > 0 && takesDays(round) && (
            <Suspense fallback={null}>
              <RunningOut round={round} />
            </Suspense>
          )}
          {spot?.game.clock && entryMode === 'duel' && (
            <Suspense fallback={null}>
              <IfLevel spot={spot} />
            </Suspense>
          )}
          {round.byes.length > 0 && <Byes round={round} />}
          {round.state === 'published' && !conclusion.finished && <LastEntered round={round} />}
        </aside>
      )}
    </div>
  );
}

/** So many are seen at a glance, one below the other. */
const FEW = 8;

/** Half of them below each other, then the other half. */
const rowsStyle = (rows: number): CSSProperties => ({ '--rows': rows }) as CSSProperties;

const DAY = 86_400_000;

/** GR-2: nobody sits at a table for its games. */
const takesDays = (round: Round): boolean =>
  round.tables.some(({ games }) =>
    games.some(({ clock }) => clock && Math.max(clock.white.base, clock.black.base) >= DAY),
  );

/** The next open table after a number, then from the top; `except` is being recorded just now. */
function nextOpen(round: Round, after: number, except?: number): Table | undefined {
  const open = round.tables.filter((table) => isOpen(table) && table.match !== except);
  const inOrder = open.toSorted((a, b) => a.number - b.number);
  return inOrder.find((table) => table.number > after) ?? inOrder[0];
}
