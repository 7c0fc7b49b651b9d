import './entry-rows.css';
import { memo, useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import type { Table } from '../../../engine/index.ts';
import { numberText, say } from '../../../words/index.ts';
import { Why } from '../../shared/controls/why.tsx';
import { useSpeech, useT } from '../../shared/words.ts';
import { drawWinner, GameTerms, Stone } from './game-line.tsx';
import { GameList } from './game-list.tsx';
import type { EntryMode } from './reading.ts';
import { isOpen } from './recording.ts';
import { RowLate, RowResult } from './row-result.tsx';

export interface RowProps {
  readonly table: Table;
  readonly round: number;
  readonly edition: number;
  readonly entryMode: EntryMode;
  /** Lists as lines of text, so that a row is drawn again only when it changes. */
  readonly players: string;
  /** What they sat down with; nothing where it is not known. */
  readonly before: string;
  readonly points: string;
  readonly scores: string;
  /** ST-1: whoever has this much is out. */
  readonly limit: number | undefined;
  readonly shows: 'points' | 'nothing';
  /** Where the pages of players are. */
  readonly base: string;
  /** Searching for this table finds this row. */
  readonly found: boolean;
  /** Its one game is shown with the second seat on the left (DK-3). */
  readonly turned: boolean;
  readonly active: boolean;
  /** DK-26: nothing is entered any more. */
  readonly over: boolean;
  readonly typed: string;
  readonly onChoose: (table: number) => void;
}

/** Sides and clock of the one game, in a column of their own. */
const showsTerms = ({ shows, table }: RowProps): boolean => shows === 'nothing' && table.games.length === 1;

/** One row per table: names, the result as it was played, what it is worth, and why they sit here. */
export const EntryRow = memo(function EntryRow(props: RowProps) {
  const { table, entryMode, active, players, onChoose } = props;
  const seats = players.split('\n');
  const many = entryMode === 'scores' || entryMode === 'places';
  const contested = table.games.some((game) => game.contested);
  const justIn = useJustIn(isOpen(table));
  const classes = [
    'entry-row',
    many ? 'many' : 'two',
    showsTerms(props) && !many && 'with-terms',
    isOpen(table) && 'open',
    justIn && 'just-in',
    contested && 'contested',
  ];
  return (
    <li
      id={props.found ? `table-${table.number}` : undefined}
      className={classes.filter(Boolean).join(' ')}
      aria-current={active ? 'true' : undefined}
    >
      {table.games.length === 0 || (props.over && isOpen(table)) ? (
        <span className="row-number">{table.games.length === 0 ? '–' : table.number}</span>
      ) : (
        <button type="button" className="row-number" onClick={() => onChoose(table.number)}>
          {table.number}
        </button>
      )}
      {many ? <SeatsRow {...props} seats={seats} /> : <PairRow {...props} seats={seats} />}
      <span className="row-end">
        <RowWhy table={table} seats={seats} />
        {(table.bracketMatch !== undefined || table.games.length > 1) && table.games.length > 0 && (
          <MatchLink round={props.round} table={table} base={props.base} />
        )}
        {!many && props.shows === 'points' && <RowWorth points={props.points} />}
        <RowMark {...{ table, contested, justIn }} over={props.over} typing={active && props.typed.trim() !== ''} />
      </span>
      {table.games.length > 1 && <GameList round={props.round} edition={props.edition} table={table} />}
    </li>
  );
});

type SeatedProps = RowProps & { readonly seats: readonly string[] };

const numbersIn = (text: string): (number | undefined)[] =>
  text === '' ? [] : text.split(' ').map((word) => (word === '' ? undefined : Number(word)));

function PairRow(props: SeatedProps) {
  const { t, language } = useSpeech();
  const { seats, points, table } = props;
  // A match of several games is read in seat order, with its score; its games below have their sides.
  const game = table.games.length === 1 ? table.games[0] : undefined;
  const [left, right] = props.turned && game ? [1, 0] : [0, 1];
  const winner = drawWinner(table);
  const before = numbersIn(props.before);
  const named = (seat: number) => <Named base={props.base} player={table.seats[seat] ?? ''} name={seats[seat] ?? ''} />;
  const had = (seat: number) => {
    const points = before[seat];
    if (points === undefined) return null;
    return (
      <span className="row-before">
        <span className="unseen">{t('tableRow.before', { points: numberText(language, points) })}</span>
        <span aria-hidden="true">{numberText(language, points)}</span>
      </span>
    );
  };
  const [first, second] = numbersIn(points);
  const won = (seat: number) => {
    const [own = 0, other = 0] = seat === 0 ? [first, second] : [second, first];
    return points !== '' && own > other;
  };
  return (
    <>
      <span className={`row-side first ${won(left) ? 'won' : ''}`}>
        {had(left)}
        <span className="row-name">
          <Stone game={game} seat={left} />
          {named(left)}
        </span>
      </span>
      <RowResult {...props} />
      <span className={`row-side second ${won(right) ? 'won' : ''}`}>
        <span className="row-name">
          <Stone game={game} seat={right} />
          {seats[right] !== undefined && named(right)}
        </span>
        {had(right)}
        {winner !== undefined && (
          <span className="row-terms">{t('entry.drawWon', { name: seats[table.seats.indexOf(winner)] ?? '' })}</span>
        )}
        <RowLate table={table} />
      </span>
      {showsTerms(props) && game && (
        <span className="row-terms">
          <GameTerms game={game} />
        </span>
      )}
    </>
  );
}

/** A table of three to five: what each scored, and the strikes they have now. */
function SeatsRow(props: SeatedProps) {
  const { t, language } = useSpeech();
  const { seats, points, scores, active, typed, table, shows, limit = Number.POSITIVE_INFINITY } = props;
  const strikes = numbersIn(points);
  const played = numbersIn(scores);
  const cells = typed.split('\n');
  const before = numbersIn(props.before);
  const done = points !== '';
  const shown = (value: number | undefined, missing: string) =>
    value === undefined ? missing : numberText(language, value);
  return (
    <>
      <ol className="row-seats">
        {seats.map((name, seat) => {
          const taken = strikes[seat];
          const had = before[seat];
          const total = taken === undefined || had === undefined ? undefined : had + taken;
          const out = total !== undefined && total >= limit;
          const won = done && taken === 0 && shows === 'points';
          return (
            <li key={table.seats[seat]} className={out ? 'out' : won ? 'won' : ''}>
              <span className="row-name">
                <Named base={props.base} player={table.seats[seat] ?? ''} name={name} />
              </span>
              {done ? (
                <span className="row-score">
                  <span className="row-played">{shown(played[seat], '–')}</span>
                  <b className="row-total">
                    {total === undefined ? taken !== undefined && `+${shown(taken, '')}` : shown(total, '')}
                    {out && <small> {t('seatRow.out')}</small>}
                  </b>
                </span>
              ) : (
                <span className={active && cells[seat] ? 'row-score typed' : 'row-score blank'}>
                  {(active && cells[seat]) || shown(had, '_')}
                </span>
              )}
            </li>
          );
        })}
      </ol>
      {done && <RowResult {...props} />}
    </>
  );
}

/** DK-28: the name leads to the player's page; the row is drawn again only when it changes, so it takes no context. */
const Named = ({ base, player, name }: { base: string; player: string; name: string }) => (
  <Link className="name-link" href={`${base}/${player}`}>
    {name}
  </Link>
);

/** SW-1: what the result is worth; a timed win is seen from it. */
function RowWorth({ points }: { points: string }) {
  const { t, language } = useSpeech();
  const [first, second] = numbersIn(points);
  if (first === undefined || second === undefined) return null;
  return (
    <span className="row-state">
      <span className="unseen">{t('entry.points')} </span>
      {numberText(language, first)}–{numberText(language, second)}
    </span>
  );
}

/** To the page of the match: its games one by one, and what is still to come. */
function MatchLink({ round, table, base }: { round: number; table: Table; base: string }) {
  const t = useT();
  return (
    <span className="row-why">
      <Link
        className="link-button"
        href={`${base.replace(/players$/, 'match')}/${round}/${table.match}`}
        aria-label={t('tableRow.matchAt', { table: table.number })}
      >
        {t('tableRow.match')}
      </Link>
    </span>
  );
}

const JUST_NOW = 6_000;

/** For a few seconds after a result came in under the reader's eyes, from this desk or another. */
function useJustIn(open: boolean): boolean {
  const [justIn, setJustIn] = useState(false);
  const wasOpen = useRef(open);
  useEffect(() => {
    const came = wasOpen.current && !open;
    wasOpen.current = open;
    setJustIn(came);
    const timer = came ? setTimeout(() => setJustIn(false), JUST_NOW) : undefined;
    return () => clearTimeout(timer);
  }, [open]);
  return justIn;
}

interface MarkProps {
  readonly table: Table;
  readonly contested: boolean;
  readonly typing: boolean;
  readonly justIn: boolean;
  readonly over: boolean;
}

/** What there is to say of a table in a word. */
function RowMark({ table, contested, typing, justIn, over }: MarkProps) {
  const t = useT();
  if (over && isOpen(table)) return <span className="row-state">{t('guest.unplayed')}</span>;
  if (contested) return <span className="mark warn">{t('conflict.mark')}</span>;
  if (justIn) return <b className="row-state just">{t('tableRow.justNow')}</b>;
  if (!isOpen(table)) return null;
  if (typing) return <span className="row-state">{t('tableRow.typing')}</span>;
  return table.proposals.length > 0 ? (
    <b className="row-state reported">{t('tableRow.reported')}</b>
  ) : (
    <span className="row-state">{t('tableRow.playing')}</span>
  );
}

function RowWhy({ table, seats }: { table: Table; seats: readonly string[] }) {
  const { language } = useSpeech();
  const names = (player: string) => seats[table.seats.indexOf(player)] ?? player;
  return (
    <span className="row-why">
      <Why
        sentences={table.why.map((reason) => [reason.rule, say(language, reason, names)])}
        about={seats.join(', ')}
      />
    </span>
  );
}
