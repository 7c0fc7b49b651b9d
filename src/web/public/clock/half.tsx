import type { CSSProperties } from 'react';
import type { GameClock } from '../../../protocol/wire-clocks.ts';
import { labelText } from '../../../words/index.ts';
import { type Face, outAt, type Side } from '../../shared/game-face.ts';
import { useSpeech } from '../../shared/words.ts';
import { spanText } from './spans.ts';

interface HalfProps {
  readonly game: GameClock;
  readonly side: Side;
  readonly face: Face;
  readonly end: 'near' | 'far';
  /** One device for both: the player at the far end reads it from there. */
  readonly turned: boolean;
  /** Each of the two has an own device. */
  readonly alone: boolean;
  readonly sending: boolean;
  readonly onPress: () => void;
}

/** One side's clock. Whose turn it is is shown in words and by inverting ink and paper, never by colour alone. */
export function Half({ game, side, face, end, turned, alone, sending, onPress }: HalfProps) {
  const { t, language } = useSpeech();
  const { clock, over, may } = game;
  const { name } = game[side];
  const called = game.sides ? labelText(language, { ...game.sides[side], figures: {} }) : t(`gameClock.${side}`);
  const pressable = may.press.includes(side) && !over;
  const turn = clock !== undefined && clock.toMove === side && !over;
  const moves = (clock?.moves[side] ?? 0) + (turn ? 1 : 0);
  const runs = turn && (clock.running || clock.flag === side);
  const classes = ['clock-half', end, runs && 'runs', turned && 'turned'];
  return (
    <section className={classes.filter(Boolean).join(' ')} aria-label={`${called}: ${name}`}>
      <p className="clock-name">
        <span className={`clock-stone ${side}`} aria-hidden="true" />
        <span>
          <span className="quiet">{called}</span> <b>{name}</b>{' '}
          {game.white.base !== game.black.base && <span className="quiet">{spanText(language, game[side].base)}</span>}
        </span>
        {moves > 0 && <span className="clock-moves">{t('gameClock.move', { move: moves })}</span>}
      </p>
      <Numbers name={name} face={face} />
      <p className="clock-say">
        <Saying {...{ game, side, turn, alone, pressable, sending }} />
        {(face.reading.kind === 'days' || clock?.beginBy !== undefined) && runs && <Until game={game} />}
      </p>
      {pressable && (
        <button
          type="button"
          className="clock-press"
          data-steps
          aria-label={clock ? t('gameClock.pressFor', { name }) : t('gameClock.startFor')}
          onClick={(event) => {
            // A touch leaves no focus behind: Space then belongs to the side to move.
            if (event.detail > 0) event.currentTarget.blur();
            onPress();
          }}
        />
      )}
    </section>
  );
}

function Numbers({ name, face }: { name: string; face: Face }) {
  const { t, language } = useSpeech();
  const { reading, left } = face;
  const text =
    reading.kind === 'clock' ? reading.text : t('gameClock.days', { days: reading.days, hours: reading.hours });
  const spoken = t('gameClock.leftOf', { name, time: spanText(language, left, 'long') });
  return (
    <p
      className="clock-numbers"
      style={{ '--signs': Math.max(4, text.length) } as CSSProperties}
      role="timer"
      aria-label={spoken}
    >
      <span aria-hidden="true">{text}</span>
    </p>
  );
}

interface SayingProps {
  readonly game: GameClock;
  readonly side: Side;
  readonly turn: boolean;
  readonly alone: boolean;
  readonly pressable: boolean;
  readonly sending: boolean;
}

function Saying({ game, side, turn, alone, pressable, sending }: SayingProps) {
  const { t } = useSpeech();
  const { clock, over, first } = game;
  if (clock?.flag === side) return <Mark sign="⚑">{t('gameClock.timeUp')}</Mark>;
  if (over?.winner === side) return <Mark sign="★">{t('gameClock.won')}</Mark>;
  if (over) return null;
  if (!clock) {
    return (
      <>
        {first === side && <b className="clock-mark">{t('gameClock.begins')}</b>}
        {pressable && <span>{t('gameClock.tapToStart')}</span>}
      </>
    );
  }
  if (!turn) return null;
  return (
    <>
      <b className="clock-mark">{t(alone && pressable ? 'gameClock.yourTurn' : 'gameClock.toMove')}</b>
      {pressable && clock.running && !sending && <span>{t('gameClock.tap')}</span>}
      {pressable && sending && <span className="clock-sending">{t('gameClock.sending')}</span>}
    </>
  );
}

function Mark({ sign, children }: { sign: string; children: string }) {
  return (
    <b className="clock-mark">
      <span aria-hidden="true">{sign}</span> {children}
    </b>
  );
}

/** GR-2, GR-18: the moment on the calendar at which the game is lost. */
function Until({ game }: { game: GameClock }) {
  const { t, locale } = useSpeech();
  const out = outAt(game);
  if (out === undefined) return null;
  const when = new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
  });
  // GR-18: what is to be done by then is the first move.
  const isFirst = out === game.clock?.beginBy;
  return <span>{t(isFirst ? 'gameClock.beginBy' : 'gameClock.until', { when: when.format(out) })}</span>;
}
