import type { ProgressView } from '../engine/index.ts';
import { translate } from './catalogue.ts';
import type { Language } from './language.ts';
import { labelText } from './say.ts';

/**
 * DK-26: “Round 3 of 5 · 23 of 32 tables in · 12:40 left”, the same sentence on desk, public page, wall and home, in its
 * parts: which round, how much of it is in, how long it still has.
 * `left` is the clock as it is shown, `time-up` once it has run out.
 */
export function progressParts(language: Language, progress: ProgressView, left?: string): string[] {
  const say = (key: string, figures: Readonly<Record<string, string | number>>) =>
    translate(language, `progress.${key}`, figures);
  switch (progress.kind) {
    case 'waiting':
      return [say('waiting', { players: progress.players })];
    case 'finished':
      return [say('finished', { rounds: progress.rounds })];
    case 'between':
      return [say('between', { label: roundOf(language, progress) })];
    case 'playing': {
      const { unit, done, all, also = [] } = progress;
      const clock = left === undefined ? [] : [left === 'time-up' ? say('timeUp', {}) : say('left', { time: left })];
      const others = also.flatMap((one) => [
        labelText(language, one.label),
        say(one.unit, { done: one.done, all: one.all }),
      ]);
      return [roundOf(language, progress), say(unit, { done, all }), ...others, ...clock];
    }
  }
}

/** “Round 3 of 5” where it is known how many there are. */
function roundOf(language: Language, { label, of }: Extract<ProgressView, { kind: 'playing' | 'between' }>): string {
  const called = labelText(language, label);
  return of === undefined ? called : translate(language, 'progress.of', { label: called, of });
}
