import { placesOf } from '../../engine/index.ts';
import './cards.css';
import './lists.css';
import type { StandingView } from '../../protocol/wire-views.ts';
import { namesOf, numberText } from '../../words/index.ts';
import { headlineOf } from '../shared/headline.ts';
import type { Seen } from '../shared/use-public-view.ts';
import { useSpeech } from '../shared/words.ts';
import { FitText } from './fit-text.tsx';
import { type Page, shared } from './pages.ts';
import type { Scene } from './scenes.ts';
import type { NameLine, TableItem } from './tables.ts';

/** A number as tall as its row, the names under each other, the score at the end. */
export function TableRows({ page }: { page: Page<TableItem> }) {
  const { t } = useSpeech();
  return (
    <section className="wall-scene wall-tables" style={shared(page)}>
      {page.columns.map((column) => (
        <ol key={column[0]?.key} className="wall-list">
          {column.map(({ key, title, state, seats, note, span }) => (
            <li key={key} className={`wall-table ${state}`} style={{ gridRow: `span ${span}` }}>
              <FitText className="wall-number">{title}</FitText>
              <div className="wall-seats">
                {seats.map(({ player, name, score, won }) => (
                  <p key={player} className={won ? 'won' : ''}>
                    <FitText className="wall-player">{name}</FitText>
                    <b className="wall-score">{score}</b>
                  </p>
                ))}
                {note !== undefined && seats.length === 1 && <p className="wall-hint">{note}</p>}
                {state === 'free' && <p className="wall-hint">{t('wall.sitsOut')}</p>}
              </div>
              {state === 'open' && <span className="wall-mark">{t('wall.playing')}</span>}
              {note !== undefined && seats.length > 1 && <span className="wall-mark quiet">{note}</span>}
            </li>
          ))}
        </ol>
      ))}
    </section>
  );
}

/** Tables of three and more: a card with a line for each seat. */
export function TableCards({ page }: { page: Page<TableItem> }) {
  const { t } = useSpeech();
  const most = Math.max(...page.columns.flat().map(({ seats }) => seats.length));
  const words = { open: t('wall.playing'), done: t('wall.isIn'), free: '' };
  return (
    <ol className="wall-scene wall-cards" style={shared(page, { '--seats': most })}>
      {page.columns.flat().map(({ key, title, state, seats, note }) => (
        <li key={key} className={`wall-card ${state}`}>
          <p className="wall-card-head">
            <b className="wall-number">{title}</b> <span>{note ?? words[state]}</span>
          </p>
          <ul>
            {seats.map(({ player, name, score, out, over }) => (
              <li key={player} className={out ? 'out' : over ? 'over' : ''}>
                <FitText className="wall-player">{name}</FitText>
                <b className="wall-score">
                  {out ? t('wall.out') : score} {over && !out && <small>{t('wall.out')}</small>}
                </b>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

export function NamesScene({ page }: { page: Page<NameLine> }) {
  return (
    <section className="wall-scene wall-names" style={shared(page)}>
      {page.columns.map((column) => (
        <ol key={column[0]?.name} className="wall-list">
          {column.map(({ name, at, free, span }) => (
            <li key={`${name} ${at}`} style={{ gridRow: `span ${span}` }}>
              <FitText className="wall-player">{name}</FitText>
              <b className={free ? 'wall-free' : 'wall-number'}>{at}</b>
            </li>
          ))}
        </ol>
      ))}
    </section>
  );
}

export function StandingsScene({ scene, view }: { scene: Extract<Scene, { kind: 'standings' }>; view: Seen }) {
  const names = namesOf(view.players);
  const placeOf = placesOf(view.standings, view.about.winners);
  const leaders = view.standings.filter((row) => placeOf(row) === 1).length;
  return (
    <section className="wall-scene wall-standings" style={shared(scene.rows)}>
      {scene.rows.columns.map((column) => (
        <ol key={column[0]?.player} className="wall-list">
          {column.map((row) => (
            <StandingLine
              key={row.player}
              {...{ row }}
              place={placeOf(row)}
              leads={placeOf(row) === 1 && leaders <= MAX_LEADERS}
              name={names(row.player)}
              value={headlineOf(view.about, row)}
            />
          ))}
        </ol>
      ))}
    </section>
  );
}

/** ▲ 3: since the round before, by shape as well as colour; nothing where nobody's has changed. */
function MovedBy({ by }: { by: number | undefined }) {
  const { t } = useSpeech();
  if (by === undefined) return null;
  if (by === 0) return <span className="wall-moved" />;
  return (
    <span className={`wall-moved ${by > 0 ? 'up' : 'down'}`}>
      <span className="unseen">{t(by > 0 ? 'roundCell.up' : 'roundCell.down', { count: Math.abs(by) })}</span>
      <span aria-hidden="true">
        {by > 0 ? '▲' : '▼'}
        {Math.abs(by)}
      </span>
    </span>
  );
}

/** What more than a few share is no lead. */
const MAX_LEADERS = 3;

interface StandingProps {
  readonly row: StandingView;
  readonly place: number | undefined;
  readonly leads: boolean;
  readonly name: string;
  readonly value: number | undefined;
}

function StandingLine({ row, place, leads, name, value }: StandingProps) {
  const { language } = useSpeech();
  return (
    <li className={`${row.state} ${leads ? 'first' : ''} ${row.moved === undefined ? '' : 'moving'}`}>
      <b className="wall-place">{place ?? '–'}</b>
      <MovedBy by={row.moved} />
      <FitText className="wall-player">{name}</FitText>
      <b className="wall-points">{value === undefined ? '' : numberText(language, value)}</b>
    </li>
  );
}
