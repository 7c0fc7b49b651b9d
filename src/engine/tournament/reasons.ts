import type { Quantity } from './quantity.ts';

/**
 * Why something is so, as data (DK-9): the rule, a code, and the figures behind it. The sentences are in protocol.
 * Figures named player, opponent, players, others hold player ids; all else is shown as it is.
 */
export interface Reason {
  readonly rule: string;
  readonly code: string;
  readonly figures: Readonly<Record<string, Quantity | string | boolean | readonly string[]>>;
}

export const because = (rule: string, code: string, figures: Reason['figures'] = {}): Reason => ({
  rule,
  code,
  figures,
});
