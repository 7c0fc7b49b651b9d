import type { Case, Condition, Need } from '../../engine/index.ts';
import { numberText, type Translate, translate, translator } from '../catalogue.ts';
import type { Language } from '../language.ts';
import { labelText, type Names } from '../say.ts';
import type { Figures } from '../texts.ts';
import type { en } from './en.ts';

/** DK-29: the sentences of forecasts. */

const english = ['first', 'second', 'third', 'fourth', 'fifth'];

/** A place as it stands with its noun: “third place”, “Platz 3”. */
const placeForms: Readonly<Record<Language, (place: number) => string>> = {
  en: (place) => english[place - 1] ?? `${place}th`,
  de: String,
  es: String,
  fr: (place) => (place === 1 ? '1ʳᵉ' : `${place}ᵉ`),
};

/** No finer than it is known: 34 %, and under 1 % only what may still happen. */
export function percentText(share: number): string {
  if (share > 0 && share < 0.01) return '<1 %';
  if (share < 1 && share > 0.99) return '>99 %';
  return `${Math.round(share * 100)} %`;
}

/** A mean, to one decimal in every row. */
export const meanText = (language: Language, mean: number): string =>
  mean.toLocaleString(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

type PlaceWord = Extract<keyof (typeof en)['forecast'], `place${string}`>;

class Sentences {
  private readonly t: Translate<'forecast'>;

  constructor(
    private readonly language: Language,
    private readonly names: Names,
  ) {
    this.t = translator(language);
  }

  private points(count: number): string {
    return this.t('forecast.points', { count });
  }

  private place(key: PlaceWord, place: number, figures: Figures = {}): string {
    return translate(this.language, `forecast.${key}`, { place: placeForms[this.language](place), ...figures });
  }

  private list = (parts: readonly string[]): string => parts.join(` ${this.t('forecast.or')} `);

  private what(goal: Need['goal'], { verdict, chance }: Case, condition: boolean): string {
    if (condition) return this.t(`forecast.through ${goal}`);
    if (verdict === 'on') return this.t('forecast.on');
    if (verdict !== 'depends') return this.t(`forecast.${verdict} ${goal}`);
    return chance === undefined
      ? this.t('forecast.depends')
      : this.t('forecast.dependsChance', { percent: percentText(chance.share) });
  }

  private condition(condition: Condition): string {
    if (condition.kind === 'rival') {
      const { player, games, most, all } = condition;
      const name = this.names(player);
      if (all)
        return games === 1 ? this.t('forecast.rivalOne', { name }) : this.t('forecast.rivalAll', { name, games });
      return this.t('forecast.rivalMost', { name, points: this.points(most) });
    }
    const { table, seats, needed } = condition;
    const [first = '', second = ''] = seats.map(this.names);
    const can = (kind: 'won' | 'drawn' | 'lost') => needed.includes(kind);
    if (can('won') && can('lost')) return this.t('forecast.isNotDrawn', { table });
    if (can('drawn')) {
      if (can('won')) return this.t('forecast.doesNotWin', { name: second, table });
      return can('lost')
        ? this.t('forecast.doesNotWin', { name: first, table })
        : this.t('forecast.isDrawn', { table });
    }
    return this.t('forecast.wins', { name: can('won') ? first : second, table });
  }

  /** “a win or a draw”, “second place or better”: what of their own game leads here. */
  private result(one: Case, seats: number): string {
    const duels = one.finishes.flatMap((finish) => (finish.kind === 'place' ? [] : finish));
    if (duels.length > 0) {
      const kinds = [...new Set(duels.map(({ kind }) => kind))];
      return this.list(
        kinds.map((kind) => {
          const ofKind = duels.filter((finish) => finish.kind === kind);
          const onlyTimed = ofKind.every(({ timed }) => timed);
          if (onlyTimed && kind !== 'drawn') return this.t(kind === 'won' ? 'forecast.wonTimed' : 'forecast.lostTimed');
          return this.t(`forecast.${kind}`);
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
          ? [this.place(to === 1 ? 'place' : 'placeOrBetter', to)]
          : to === seats && from > 1
            ? [this.place(from === seats ? 'place' : 'placeOrWorse', from)]
            : [from === to ? this.place('place', from) : this.t('forecast.placeBetween', { from, to })];
    const some = [...levels].filter(([place]) => !isWhole(place));
    const [[place, level] = [0, []], ...more] = some;
    // One place that is only alone, or only shared, beside all that are better or worse.
    if (more.length === 0 && from === 1 && place === to + 1 && Math.max(...level) === 1)
      return [this.place('placeAloneOrBetter', place)];
    if (more.length === 0 && to === seats && place === from - 1 && level.length === seats - place && !level.includes(1))
      return [this.place('placeSharedOrWorse', place)];
    const partly = some.map(([place, levels]) => this.shared(place, levels));
    // Best first, as everywhere.
    return from === 1 ? [...range, ...partly] : [...partly, ...range];
  }

  private shared(place: number, levels: readonly number[]): string {
    const [least, most] = [Math.min(...levels), Math.max(...levels)];
    if (most === 1) return this.place('placeAlone', place);
    if (least === 1) return this.place('placeAtMost', place, { level: most });
    return least === 2 ? this.place('placeShared', place) : this.place('placeAtLeast', place, { level: least });
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
          ? this.t('forecast.pointsExactly', { points: most, games })
          : at === 0
            ? this.t('forecast.pointsAtLeast', { points: least, games })
            : at === runs.length - 1
              ? this.t('forecast.pointsAtMost', { points: most, games })
              : this.t('forecast.pointsBetween', {
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
      return condition
        ? this.t('forecast.withIf', { result, what, condition })
        : this.t('forecast.with', { result, what });
    }
    if (condition) return this.t('forecast.nowIf', { what, condition });
    return this.t(one.verdict === 'depends' ? 'forecast.now' : 'forecast.anyway', { what });
  }

  of({ goal, cases, missing }: Need): string[] {
    const far = missing
      ? [
          this.t('forecast.missing', {
            points: this.points(missing.points),
            label: labelText(this.language, missing.label),
          }),
        ]
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
