import { listText, numberText } from '../catalogue.ts';
import type { Language } from '../language.ts';
import { criterionName } from '../say.ts';

/** DK-25: one sentence of “How it is played”, with the rules it comes from. */
export interface RuleSentence {
  readonly cite: string;
  readonly text: string;
}

/** What a format says of itself, in one language, for its settings. */
export type HowItIsPlayed<Config> = Readonly<
  Record<Language, (config: Config, say: Saying) => readonly RuleSentence[]>
>;

/** Figures as people of the language write them. */
export interface Saying {
  number(value: number): string;
  /** 45 minutes, 3 days, 1 hour 30 minutes. */
  time(milliseconds: number): string;
  criteria(names: readonly string[]): string;
}

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1_000],
] as const;

export function sayingIn(language: Language): Saying {
  const time = (milliseconds: number): string => {
    let rest = milliseconds;
    const parts = units.flatMap(([unit, size]) => {
      const count = Math.floor(rest / size);
      rest -= count * size;
      return count === 0
        ? []
        : [new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(count)];
    });
    return parts.join(' ');
  };
  return {
    number: (value) => numberText(language, value),
    time,
    criteria: (names) =>
      listText(
        language,
        names.map((name) => criterionName(language, name)),
      ),
  };
}
