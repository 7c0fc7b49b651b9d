import { useEffect, useId, useState } from 'react';
import { ProblemError, TiltyardClient } from '../../client/index.ts';
import type { Config } from '../shared/settings-form.tsx';
import { type Translate, useSpeech } from '../shared/words.ts';
import { ExpectedLength } from './expected-length.tsx';

interface PreviewProps {
  readonly format: string;
  readonly config: Config;
  readonly players: number;
  readonly onPlayers: (players: number) => void;
}

type Plan = Readonly<Record<string, unknown>>;

/** What such a tournament looks like for so many players, before anyone plays. */
export function PlanPreview({ format, config, players, onPlayers }: PreviewProps) {
  const { t, language } = useSpeech();
  const [plan, setPlan] = useState<Plan>();
  const [problem, setProblem] = useState<string>();
  const id = useId();
  const asked = JSON.stringify({ format, players, config });
  useEffect(() => {
    let over = false;
    const timer = setTimeout(() => {
      const wanted = JSON.parse(asked) as { format: string; players: number; config: Config };
      new TiltyardClient({ language }).plan(wanted.format, wanted.players, wanted.config).then(
        (answer) => {
          if (over) return;
          setPlan(answer);
          setProblem(undefined);
        },
        (error: unknown) =>
          over || setProblem(error instanceof ProblemError ? error.problem.detail : t('states.unreachableHint')),
      );
    }, 150);
    return () => {
      over = true;
      clearTimeout(timer);
    };
  }, [asked, language, t]);
  return (
    <section className="card stack" aria-labelledby={`${id}title`}>
      <div className="line">
        <h2 id={`${id}title`}>{t('plan.title')}</h2>
        <label className="line push" htmlFor={`${id}players`}>
          {t('plan.players')}
          <input
            id={`${id}players`}
            className="input short"
            type="number"
            min={2}
            max={5000}
            value={players}
            onChange={(event) => onPlayers(Math.max(0, Math.min(5000, Math.floor(Number(event.target.value)))))}
          />
        </label>
      </div>
      {problem !== undefined ? (
        <p className="problem">{problem}</p>
      ) : (
        <dl className="plan-figures" aria-live="polite">
          {figuresOf(plan ?? {}, t).map(([term, figure]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{figure}</dd>
            </div>
          ))}
        </dl>
      )}
      {problem === undefined && <ExpectedLength {...{ format, players, config }} />}
    </section>
  );
}

/** «5 × 4, 1 × 3» rather than a long list of sizes. */
function sizesText(sizes: readonly number[]): string {
  const counts = new Map<number, number>();
  for (const size of sizes) counts.set(size, (counts.get(size) ?? 0) + 1);
  return [...counts].map(([size, count]) => (count === 1 ? `${size}` : `${count} × ${size}`)).join(', ');
}

const numbers = (value: unknown): readonly number[] => (Array.isArray(value) ? value.flat() : []);

function figuresOf(plan: Plan, t: Translate): (readonly [string, string])[] {
  const figures: (readonly [string, string])[] = [];
  const add = (term: string, value: unknown) => {
    if (value !== undefined && value !== '') figures.push([term, String(value)]);
  };
  if (Array.isArray(plan.groups)) add(t('plan.groups', { count: plan.groups.length }), sizesText(numbers(plan.groups)));
  if (Array.isArray(plan.random)) add(t('plan.tables', { count: plan.random.length }), sizesText(numbers(plan.random)));
  if (Array.isArray(plan.split)) add(t('plan.tablesAfter'), sizesText(numbers(plan.split)));
  add(t('plan.rounds'), plan.rounds);
  add(t('plan.games'), plan.games);
  add(t('plan.totalGames'), plan.totalGames);
  add(t('plan.gamesEach'), plan.gamesEach);
  const qualification = plan.qualification as { qualifiers?: number; points?: number } | undefined;
  if (qualification) {
    add(t('plan.qualifiers'), qualification.qualifiers);
    add(t('plan.points'), qualification.points);
  }
  const knockout = plan.knockout as { size?: number; rounds?: readonly unknown[] } | undefined;
  if (knockout)
    add(
      t('plan.knockout', { count: knockout.size ?? 0 }),
      t('plan.knockoutRounds', { count: knockout.rounds?.length ?? 0 }),
    );
  const double = plan.double as { size?: number; rounds?: readonly unknown[] } | undefined;
  const matches = plan.matches as { fewest?: number; most?: number } | undefined;
  if (double) add(t('plan.bothSides'), t('plan.knockoutRounds', { count: double.rounds?.length ?? 0 }));
  if (matches) add(t('plan.matches'), [...new Set([matches.fewest, matches.most])].join('–'));
  if (plan.walkovers !== 0) add(t('plan.walkovers'), plan.walkovers);
  return figures;
}
