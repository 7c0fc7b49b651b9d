import type { CSSProperties } from 'react';
import type { EventInfo } from '../../engine/index.ts';
import type { MatchView, RoundView } from '../../protocol/wire-views.ts';
import { labelText, listText, type Names, say } from '../../words/index.ts';
import { namedParts } from '../shared/boards/board-names.ts';
import { LinkedNames } from '../shared/boards/player-pages.tsx';
import { Why } from '../shared/controls/why.tsx';
import { StartBoard } from '../shared/start-position.tsx';
import { resultOf } from '../shared/whereabouts.ts';
import { useSpeech } from '../shared/words.ts';
import { ClockLink } from './clock/clock-link.tsx';
import { LateResult } from './match-result.tsx';
import { SeatScores } from './seat-scores.tsx';

interface TableProps {
  readonly round: RoundView;
  readonly match: MatchView;
  readonly player: string;
  readonly event: EventInfo | undefined;
  readonly names: Names;
  readonly clocks?: string | undefined;
}

/** DK-11: the table number fills a third of the screen; then whom, which side, and the position to set up. */
export function MyTable({ round, match, player, event, names, clocks }: TableProps) {
  const { t, language } = useSpeech();
  const opponents = match.seats.filter((seat) => seat !== player);
  const others = opponents.map(names);
  const game = match.games.findLast((one) => one.result === undefined) ?? match.games.at(-1);
  const side = game?.white === player ? 'white' : game?.black === player ? 'black' : undefined;
  return (
    <section className="my-now">
      <p className="my-table" style={{ '--digits': String(match.table).length } as CSSProperties}>
        <span>{t('me.roundTable', { round: namedParts(labelText(language, round.label))[0] ?? '' })}</span>{' '}
        <b>{match.table}</b>
      </p>
      {others.length > 0 && (
        <h2 className="my-others">
          <span className="quiet">{others.length > 1 ? t('me.together') : t('me.against')}</span>{' '}
          <LinkedNames text={listText(language, others)} players={opponents.map((id) => ({ id, name: names(id) }))} />
        </h2>
      )}
      {match.state === 'open' && side !== undefined && (
        <div className={`my-side ${game?.start ? 'with-board' : ''}`}>
          {game?.start && <StartBoard start={game.start} side={side} />}
          <div>
            <p className={`my-colour ${side}`}>
              <span className="disc" aria-hidden="true" />{' '}
              {round.sides ? t('me.side', { side: labelText(language, round.sides[side]) }) : t(`me.${side}`)}
            </p>
            {game?.start && (
              <p className="quiet">
                <b>{t('startBoard.number', { number: String(game.start.number) })}</b>, {t('startBoard.fromSide')}
              </p>
            )}
          </div>
        </div>
      )}
      {/* Told to screen readers when it comes in; a region that is there before is one that is listened to. */}
      <div role="status">
        {match.state === 'done' && (
          <div className="band good">
            {match.seats.length === 2 ? (
              t('me.done', { result: resultOf(language, match, player) })
            ) : (
              <>
                {t('me.done', { result: '' })}
                <SeatScores match={match} names={names} />
              </>
            )}
            <LateResult match={match} event={event} />
          </div>
        )}
      </div>
      <p className="line">
        {clocks !== undefined && <ClockLink id={clocks} match={match} large />}
        <Why
          sentences={match.why.map((reason) => [reason.rule, say(language, reason, names)])}
          about={others.join(', ')}
        />
      </p>
    </section>
  );
}
