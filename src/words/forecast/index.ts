import type { Case, Condition, Need } from '../../engine/index.ts';
import { fill, textAt } from '../fill.ts';
import { type Language, labelText, type Names, numberText } from '../index.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';

/** DK-29: the sentences of forecasts, fetched with them. */
export type ForecastWords = Readonly<Record<keyof typeof en, string>>;

const tables: Readonly<Record<Language, ForecastWords>> = { en, de, es, fr };

type Figures = Readonly<Record<string, string | number>>;

export const forecastWord = (language: Language, key: keyof ForecastWords, figures: Figures = {}): string =>
  fill(tables[language][key], (name) => {
    const figure = figures[name];
    return typeof figure === 'number' ? numberText(language, figure) : figure;
  });

/** No finer than it is known: 34 %, and under 1 % only what may still happen. */
export function percentText(share: number): string {
  if (share > 0 && share < 0.01) return '<1 %';
  if (share < 1 && share > 0.99) return '>99 %';
  return `${Math.round(share * 100)} %`;
}

/** A mean, to one decimal in every row. */
export const meanText = (language: Language, mean: number): string =>
  mean.toLocaleString(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

class Sentences {
  constructor(
    private readonly language: Language,
    private readonly names: Names,
  ) {}

  word = (key: keyof ForecastWords, figures: Figures = {}): string => forecastWord(this.language, key, figures);

  private points(count: number): string {
    const text = textAt(tables[this.language], this.language, 'points', count) ?? '';
    return fill(text, () => numberText(this.language, count));
  }

  private list = (parts: readonly string[]): string => parts.join(` ${this.word('or')} `);

  private what(goal: Need['goal'], { verdict, chance }: Case, condition: boolean): string {
    if (condition) return this.word(`through ${goal}`);
    if (verdict === 'on') return this.word('on');
    if (verdict !== 'depends') return this.word(`${verdict} ${goal}`);
    return chance === undefined
      ? this.word('depends')
      : this.word('dependsChance', { percent: percentText(chance.share) });
  }

  private condition(condition: Condition): string {
    if (condition.kind === 'rival') {
      const { player, games, most, all } = condition;
      const name = this.names(player);
      if (all) return games === 1 ? this.word('rivalOne', { name }) : this.word('rivalAll', { name, games });
      return this.word('rivalMost', { name, points: this.points(most) });
    }
    const { table, seats, needed } = condition;
    const [first = '', second = ''] = seats.map(this.names);
    const can = (kind: 'won' | 'drawn' | 'lost') => needed.includes(kind);
    if (can('won') && can('lost')) return this.word('isNotDrawn', { table });
    if (can('drawn')) {
      if (can('won')) return this.word('doesNotWin', { name: second, table });
      return can('lost') ? this.word('doesNotWin', { name: first, table }) : this.word('isDrawn', { table });
    }
    return this.word('wins', { name: can('won') ? first : second, table });
  }

  /** “a win or a draw”, “place 2 or better”: what of their own game leads here. */
  private result(one: Case, seats: number): string {
    const duels = one.finishes.flatMap((finish) => (finish.kind === 'place' ? [] : finish));
    if (duels.length > 0) {
      const kinds = [...new Set(duels.map(({ kind }) => kind))];
      return this.list(
        kinds.map((kind) => {
          const ofKind = duels.filter((finish) => finish.kind === kind);
          const onlyTimed = ofKind.every(({ timed }) => timed);
          if (onlyTimed && kind !== 'drawn') return this.word(kind === 'won' ? 'wonTimed' : 'lostTimed');
          return this.word(kind);
        }),
      );
    }
    return this.list(this.places(one, seats));
  }

  private places({ finishes }: Case, seats: number): string[] {
    const levels = new Map<number, number[]>();
    for (const finish of finishes) {
      if (finish.kind === 'place') levels.set(finish.place, [...(levels.get(finish.place) ?? []), finish.level]);
    }
    const isWhole = (place: number) => levels.get(place)?.length === seats - place + 1;
    const whole = [...levels.keys()].filter(isWhole).sort((a, b) => a - b);
    const [from = 0, to = 0] = [whole[0], whole.at(-1)];
    const range =
      whole.length === 0
        ? []
        : from === 1 && to < seats
          ? [this.word(to === 1 ? 'place' : 'placeOrBetter', { place: to })]
          : to === seats && from > 1
            ? [this.word(from === seats ? 'place' : 'placeOrWorse', { place: from })]
            : [from === to ? this.word('place', { place: from }) : this.word('placeBetween', { from, to })];
    const partly = [...levels].filter(([place]) => !isWhole(place)).map(([place, some]) => this.shared(place, some));
    // Best first, as everywhere.
    return from === 1 ? [...range, ...partly] : [...partly, ...range];
  }

  private shared(place: number, levels: readonly number[]): string {
    const [least, most] = [Math.min(...levels), Math.max(...levels)];
    if (most === 1) return this.word('placeAlone', { place });
    if (least === 1) return this.word('placeAtMost', { place, level: most });
    return least === 2 ? this.word('placeShared', { place }) : this.word('placeAtLeast', { place, level: least });
  }

  /** Several games left: neighbouring cases with the same answer are combined. */
  private gains(cases: readonly Case[], goal: Need['goal']): string[] {
    const runs: Case[][] = [];
    for (const one of cases) {
      const last = runs.at(-1);
      const first = last?.[0];
      const plain = first && !one.condition && !first.condition;
      // What depends on others is told with its chance, so only the same chance is the same.
      if (plain && this.what(goal, first, false) === this.what(goal, one, false)) last.push(one);
      else runs.push([one]);
    }
    return runs.flatMap((run, at) => {
      const [best] = run;
      const worst = run.at(-1);
      if (!best?.gain || !worst?.gain) return [];
      const { games } = best.gain;
      const [most, least] = [this.points(best.gain.points), this.points(worst.gain.points)];
      const result =
        run.length === 1
          ? this.word('pointsExactly', { points: most, games })
          : at === 0
            ? this.word('pointsAtLeast', { points: least, games })
            : at === runs.length - 1
              ? this.word('pointsAtMost', { points: most, games })
              : this.word('pointsBetween', {
                  from: numberText(this.language, worst.gain.points),
                  points: most,
                  games,
                });
      return this.sentence(goal, best, result);
    });
  }

  private sentence(goal: Need['goal'], one: Case, result: string | undefined): string {
    const what = this.what(goal, one, one.condition !== undefined);
    const condition = one.condition && this.condition(one.condition);
    if (result !== undefined) {
      return condition ? this.word('withIf', { result, what, condition }) : this.word('with', { result, what });
    }
    if (condition) return this.word('nowIf', { what, condition });
    return this.word(one.verdict === 'depends' ? 'now' : 'anyway', { what });
  }

  of({ goal, cases, missing }: Need): string[] {
    const far = missing
      ? [this.word('missing', { points: this.points(missing.points), label: labelText(this.language, missing.label) })]
      : [];
    const [only, ...more] = cases;
    if (!only) return far;
    if (only.gain && more.length > 0) return [...this.gains(cases, goal), ...far];
    if (more.length === 0) return [this.sentence(goal, only, undefined), ...far];
    const places = cases.flatMap(({ finishes }) => finishes.flatMap((one) => (one.kind === 'place' ? one.level : [])));
    const seats = Math.max(0, ...places);
    return [...cases.map((one) => this.sentence(goal, one, this.result(one, seats))), ...far];
  }
}

/** “With a win you are through. With a draw …”: to the player themselves. */
export const sayNeed = (language: Language, need: Need, names: Names): string[] =>
  new Sentences(language, names).of(need);
