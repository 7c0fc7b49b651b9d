import { Link } from 'wouter';
import type { GameClock, Press } from '../../../protocol/wire-clocks.ts';
import { gameKindName } from '../../../words/index.ts';
import { clockAddress, partsOf } from '../../shared/addresses.ts';
import { Menu } from '../../shared/controls/menu.tsx';
import type { Side } from '../../shared/game-face.ts';
import { useSpeech } from '../../shared/words.ts';
import { spanText } from './spans.ts';
import { type State, stateWords } from './state.ts';

interface StripProps {
  readonly id: string;
  readonly game: GameClock;
  readonly state: State | undefined;
  readonly back: string;
  readonly press: (what: Press['press']) => void;
  /** For a device that both use. */
  readonly ends: { readonly turned: boolean; readonly turn: () => void; readonly swap: () => void } | undefined;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Between the two clocks: which game this is, what is out of the ordinary, and what else can be done. */
export function Strip({ id, game, state, back, press, ends }: StripProps) {
  const { t, language } = useSpeech();
  const { clock, over, may, kind, attempt, next } = game;
  const { table, number } = partsOf(game.game);
  const gift = game.white.base >= DAY ? HOUR : MINUTE;
  const give = (side: Side) => ({
    label: t('gameClock.give', { name: game[side].name, time: spanText(language, gift) }),
    run: () => press({ kind: 'give', side, by: gift }),
  });
  return (
    <header className={`clock-strip ${state ? 'has-state' : ''}`}>
      <Link href={back} className="button plain small clock-back">
        <span aria-hidden="true">‹</span> {t('gameClock.back')}
      </Link>
      <div className="clock-about">
        <h1>{number > 1 ? t('gameClock.game', { table, game: number }) : t('gameClock.table', { table })}</h1>
        <p>{[kindOf(), termsOf()].filter(Boolean).join(' · ')}</p>
        {kind === 'armageddon' && <p className="clock-odds">{t('gameClock.odds')}</p>}
      </div>
      <div className="clock-actions">
        {may.pause && clock && !over && clock.flag === undefined && (
          <button
            type="button"
            className="button small"
            onClick={() => press({ kind: clock.running ? 'pause' : 'resume' })}
          >
            {t(clock.running ? 'gameClock.stop' : 'gameClock.goOn')}
          </button>
        )}
        {next !== undefined && (
          <Link href={clockAddress(id, next)} className="button primary small">
            {t('gameClock.next')}
          </Link>
        )}
        {ends && (
          <Menu
            label="⋯"
            name={t('gameClock.more')}
            entries={[
              { label: t('gameClock.swap'), run: ends.swap },
              { label: t(ends.turned ? 'gameClock.upright' : 'gameClock.turn'), run: ends.turn },
              may.give && clock && !over && give('white'),
              may.give && clock && !over && give('black'),
            ]}
          />
        )}
      </div>
      {state && (
        <p className={`clock-state ${state.tone}`}>
          {state.kind === 'stopped' && <span aria-hidden="true">❚❚ </span>}
          {stateWords(t, game, state)}
        </p>
      )}
    </header>
  );

  function kindOf(): string {
    return kind === 'regular' ? '' : [gameKindName(language, kind), attempt].filter(Boolean).join(' ');
  }

  /** HK-24: the time control, where both have the same; otherwise it stands with each clock. */
  function termsOf(): string {
    const { base, increment, bonusAt40 } = game.white;
    if (base !== game.black.base || increment !== game.black.increment) return '';
    const main = spanText(language, base);
    return [
      increment === 0 ? main : t('gameClock.controlPlus', { base: main, increment: spanText(language, increment) }),
      bonusAt40 > 0 && t('gameClock.bonus', { bonus: spanText(language, bonusAt40) }),
    ]
      .filter(Boolean)
      .join(' ');
  }
}
