import type { Command } from '../../../engine/index.ts';

/** One thing that can be done at the desk, as a sentence. */
export interface PaletteAction {
  readonly label: string;
  /** What it is about: where to go, the round, a player, … */
  readonly kind: 'go' | 'round' | 'clock' | 'table' | 'player' | 'tournament' | 'look';
  readonly run: () => void;
  /** Asked only when it is shown: the engine's own refusal (DK-1). */
  readonly command?: Command;
  readonly why?: string | undefined;
  /** DK-8: what throws away asks for the tournament's name. */
  readonly confirmed?: (name: string) => void;
  /** Shown only when it is searched for. */
  readonly hidden?: boolean;
}
