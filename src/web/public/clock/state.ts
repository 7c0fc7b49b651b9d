import type { GameClock } from '../../../protocol/wire-clocks.ts';
import { pressRefused } from '../../../words/pages/en/clock.ts';
import type { Translate } from '../../shared/words.ts';
import type { Sight } from './table-clock.ts';

/** What is out of the ordinary; the most important of it. */
export type State =
  | { readonly kind: 'over' | 'stopped' | 'flag'; readonly tone: 'plain' }
  | { readonly kind: 'kept' | 'line'; readonly tone: 'warn' }
  | { readonly kind: 'refused'; readonly tone: 'warn'; readonly code: string };

export function stateOf({ game, line, sending, refused }: Sight): State | undefined {
  if (!game) return undefined;
  if (sending === 'kept') return { kind: 'kept', tone: 'warn' };
  if (line === 'waiting') return { kind: 'line', tone: 'warn' };
  if (game.over) return { kind: 'over', tone: 'plain' };
  if (game.clock?.flag) return { kind: 'flag', tone: 'plain' };
  if (refused !== undefined) return { kind: 'refused', tone: 'warn', code: refused };
  if (game.clock && !game.clock.running) return { kind: 'stopped', tone: 'plain' };
  return undefined;
}

const isKnown = (code: string): code is keyof typeof pressRefused => code in pressRefused;

export function stateWords(t: Translate, game: GameClock, state: State): string {
  switch (state.kind) {
    case 'kept':
      return t('gameClock.kept');
    case 'line':
      return t('gameClock.lineDown');
    case 'refused':
      return t(`pressRefused.${isKnown(state.code) ? state.code : 'other'}`);
    case 'flag':
      return t('gameClock.timeUpOf', { name: game[game.clock?.flag ?? 'white'].name });
    case 'stopped': {
      const by = game.clock?.stoppedBy ?? 'desk';
      return by === 'desk' ? t('gameClock.stoppedByDesk') : t('gameClock.stoppedBy', { name: game[by].name });
    }
    case 'over':
      return resultWords(t, game);
  }
}

function resultWords(t: Translate, { over, kind, white, black }: GameClock): string {
  switch (over?.winner) {
    case 'white':
    case 'black': {
      const { name } = over.winner === 'white' ? white : black;
      return t(over.onTime ? 'gameClock.winsOnTime' : 'gameClock.wins', { name });
    }
    case 'draw':
      // HK-22
      return kind === 'armageddon' ? t('gameClock.drawWins', { name: black.name }) : t('gameClock.draw');
    default:
      return t('gameClock.nobody');
  }
}
