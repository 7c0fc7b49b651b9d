import { assertDefined, ok, type Result } from '../../kit/index.ts';
import { shortCode } from '../log/index.ts';
import type { Request } from './commands.ts';
import { submit } from './decide/decide.ts';
import { erasureOf } from './erasure.ts';
import type { Entry } from './events.ts';
import { fold } from './evolve/evolve.ts';
import type { PlayerId } from './model.ts';
import { type Refusal, refuse } from './refusal.ts';
import type { Formats } from './rulebook.ts';
import type { State } from './state.ts';
import { upcast, type WrittenEntry } from './upcast.ts';

/** A log without a person, and what was added to it to say so. */
export interface ErasedLog {
  /** The whole log before that entry, chained again. */
  readonly entries: readonly WrittenEntry[];
  /** The first of them that is another one now. */
  readonly from: number;
  readonly entry: Entry;
  /** After it. */
  readonly state: State;
}

/** DK-31: takes a person out of a log. Refused where there is nothing about such a person in it. */
export function eraseFrom(
  formats: Formats,
  written: readonly WrittenEntry[],
  player: PlayerId,
  { commandId, at, by }: Omit<Request, 'command'>,
): Result<ErasedLog, Refusal> {
  const erasure = erasureOf(written, player);
  if (!erasure) return refuse('unknown-player', { player });
  const { entries, from, codes } = erasure;
  const head = assertDefined(entries.at(-1), 'entry');
  const command = { type: 'ErasePerson', player, from, codes, after: shortCode(head.hash) } as const;
  const request = { commandId, at: Math.max(at, head.at), by, command };
  const said = submit(formats, fold(entries.map(upcast)), request);
  return said.ok ? ok({ entries, from, entry: said.value.entry, state: said.value.state }) : said;
}
