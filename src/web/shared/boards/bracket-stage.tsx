import { useState } from 'react';
import type { BracketMatchView, BracketView, SlotView } from '../../../engine/index.ts';
import { labelText } from '../../../words/index.ts';
import { useSpeech } from '../words.ts';
import { noteOf, scoreOf, useBracketData, whoIn } from './bracket-data.ts';
import { isIn } from './bracket-geometry.ts';
import { stageParts, upsetOf } from './bracket-path.ts';
import { BoardName } from './player-pages.tsx';

interface StageProps {
  readonly bracket: BracketView;
  readonly column: number;
  /** So many of each kind before one asks for the others. */
  readonly most: number;
}

/** One stage to be read: live matches first, then what is in, then what is to come. */
export function StageList({ bracket, column, most }: StageProps) {
  const { t } = useSpeech();
  const { followed, tables } = useBracketData();
  const { live, done, toCome } = stageParts(bracket.columns[column]?.matches ?? [], followed, tables);
  const timed = done.some(({ state }) => state === 'done');
  return (
    <div className="stage-list">
      <Some matches={live} {...{ column, most }} />
      {done.length > 0 && live.length + toCome.length > 0 && (
        <h4 className="stage-sub">
          {t('bracket.in')} {timed && <small>{t('bracket.latestFirst')}</small>}
        </h4>
      )}
      <Some matches={done} {...{ column, most }} />
      {toCome.length > 0 && live.length + done.length > 0 && (
        <h4 className="stage-sub">
          <span>{t('bracket.keyCome')}</span>
        </h4>
      )}
      <Some matches={toCome} {...{ column, most }} />
    </div>
  );
}

interface SomeProps {
  readonly matches: readonly BracketMatchView[];
  readonly column: number;
  readonly most: number;
}

/** The first of many; a press shows as many again. */
function Some({ matches, column, most }: SomeProps) {
  const { t } = useSpeech();
  const [shown, setShown] = useState(most);
  if (matches.length === 0) return null;
  const more = matches.length - shown;
  return (
    <>
      <ol>
        {matches.slice(0, shown).map((match) => (
          <ListedMatch key={match.match} {...{ match, column }} />
        ))}
      </ol>
      {more > 0 && (
        <button type="button" className="button stage-more" onClick={() => setShown(2 * shown)}>
          {t('bracket.more', { number: Math.min(more, shown) })}
        </button>
      )}
    </>
  );
}

function ListedMatch({ match, column }: { match: BracketMatchView; column: number }) {
  const speech = useSpeech();
  const { t, language } = speech;
  const data = useBracketData();
  const { followed } = data;
  const mine = followed !== undefined && isIn(match, followed);
  const note = noteOf(speech, match, data);
  const upset = upsetOf(match);
  return (
    <li className={`listed-match ${match.state} ${mine ? 'mine' : ''}`}>
      <span className="unseen">{t('bracket.match', { match: match.match })}</span>
      {match.title && <p className="listed-title">{labelText(language, match.title)}</p>}
      {match.slots.map((slot, side) => (
        <ListedSlot key={side === 0 ? 'first' : 'second'} {...{ slot, match }} first={column === 0} />
      ))}
      {(note.length > 0 || upset) && (
        <p className="listed-note">
          {match.state === 'open' ? <b>{note.join(' · ')}</b> : note.join(' · ')}
          {upset && (
            <>
              {note.length > 0 && ' · '}
              <b>{t('bracket.upset', { seed: upset.winner.seed ?? '', other: upset.loser.seed ?? '' })}</b>
            </>
          )}
        </p>
      )}
    </li>
  );
}

function ListedSlot({ slot, match, first }: { slot: SlotView; match: BracketMatchView; first: boolean }) {
  const speech = useSpeech();
  const data = useBracketData();
  const { names, followed } = data;
  const lost = match.winner !== undefined && !slot.won;
  const own = slot.kind === 'player' && slot.player === followed;
  const states = [slot.kind, slot.won && 'won', lost && 'lost', own && 'lit'];
  return (
    <p className={`listed-slot ${states.filter(Boolean).join(' ')}`}>
      <span className="listed-seed">{slot.seed}</span>
      <span className="listed-name">
        {own && <i className="slot-flag" />}
        {slot.kind === 'player' ? <BoardName player={slot.player} names={names} /> : whoIn(speech, slot, data, first)}
        {slot.won && <span className="unseen"> {speech.t('bracket.won')}</span>}
      </span>
      <span className="listed-score">{scoreOf(speech, match, slot)}</span>
    </p>
  );
}
