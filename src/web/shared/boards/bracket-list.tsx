import type { BracketMatchView, BracketView } from '../../../engine/index.ts';
import { labelText, type Names, numberText } from '../../../words/index.ts';
import { useSpeech } from '../words.ts';
import { markOf } from './bracket-geometry.ts';
import { slotName, stateText } from './bracket-names.ts';
import { BoardName } from './player-pages.tsx';
import { StageHead } from './stage-head.tsx';

interface ListProps {
  readonly bracket: BracketView;
  readonly names: Names;
  readonly lit: string | undefined;
  /** On a phone: which round has been swiped to. */
  readonly onShow: (round: number | undefined) => void;
}

/** Which of the rounds begins where the list has been swiped to. */
function swipedTo(list: HTMLElement): number {
  const distances = [...list.children].map((section) =>
    section instanceof HTMLElement ? Math.abs(section.offsetLeft - list.offsetLeft - list.scrollLeft) : Infinity,
  );
  return distances.indexOf(Math.min(...distances));
}

/** DK-20: the same bracket to be read; on a phone one round at a time, swiped. */
export function BracketList({ bracket, names, lit, onShow }: ListProps) {
  return (
    <div
      className="bracket-list"
      onScroll={({ currentTarget }) => onShow(bracket.columns[swipedTo(currentTarget)]?.round)}
    >
      {bracket.columns.map((column, at) => (
        <section
          key={column.round}
          id={`bracket-round-${column.round}`}
          aria-labelledby={`bracket-head-${column.round}`}
        >
          <h3 id={`bracket-head-${column.round}`}>
            <StageHead label={column.label} />
          </h3>
          <ol>
            {column.matches.map((match) => (
              <ListedMatch key={match.match} {...{ match, names, lit }} first={at === 0} />
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}

interface MatchProps {
  readonly match: BracketMatchView;
  readonly names: Names;
  readonly lit: string | undefined;
  readonly first: boolean;
}

function ListedMatch({ match, names, lit, first }: MatchProps) {
  const speech = useSpeech();
  const { t, language } = speech;
  const state = stateText(speech, match);
  return (
    <li className={`listed-match ${match.state}`}>
      <p className="listed-number">
        <span>{t('bracket.match', { match: match.match })}</span>
        {match.title && <span>{labelText(language, match.title)}</span>}
        {state !== undefined && <span className={match.state === 'open' ? 'mark accent' : 'mark'}>{state}</span>}
      </p>
      {match.slots.map((slot, side) => (
        <p
          key={side === 0 ? 'first' : 'second'}
          className={`listed-slot ${slot.kind} ${slot.won ? 'won' : ''} ${
            slot.kind === 'player' && slot.player === lit ? 'lit' : ''
          }`}
        >
          <span className="listed-seed">{slot.seed}</span>
          <span className="listed-name">
            {slot.kind === 'player' ? (
              <BoardName player={slot.player} names={names} />
            ) : (
              slotName(speech, slot, names, first)
            )}
            {slot.won && <span className="unseen"> {t('bracket.won')}</span>}
          </span>
          <span className="listed-score">
            {markOf(match, slot) ?? (slot.score === undefined ? '' : numberText(language, slot.score))}
          </span>
        </p>
      ))}
    </li>
  );
}
