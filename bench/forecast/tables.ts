import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { formats } from '../../src/engine/formats/index.ts';

import { type Account, accountsOf, type Bin, EDGES, EVENTS, type EventName, type OfRound, WORLDS } from './account.ts';

const page = fileURLToPath(new URL('../../docs/forecast.md', import.meta.url));
/** What stands above the tables. */
const words = fileURLToPath(new URL('./page.txt', import.meta.url));

const NAMES: Record<EventName, string> = {
  win: 'To win',
  podium: 'On the podium',
  reach: 'Still in at a round to come',
  outNext: 'Out by the next round',
};

const percent = (value: number): string => `${Math.round(value * 100)} %`;
const thousands = (count: number): string => count.toLocaleString('en-GB');

function cell([count, forecast, happened]: Bin): string {
  if (count === 0) return '–';
  const share = happened / count;
  const error = Math.ceil(100 * Math.sqrt((share * (1 - share)) / count));
  return `${percent(forecast / count)} → ${percent(share)} ±${error} (${thousands(count)})`;
}

const added = (bins: readonly Bin[]): Bin =>
  bins.reduce((sum, bin): Bin => [sum[0] + bin[0], sum[1] + bin[1], sum[2] + bin[2]], [0, 0, 0]);

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string[] =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);

const roundsOf = ({ rounds }: Account): readonly (readonly [string, OfRound])[] =>
  Object.entries(rounds).sort(([a], [b]) => Number(a) - Number(b));

/** By chance and round; nothing where it never happens and was never said to. */
function reliability(account: Account, event: EventName): string[] {
  const rounds = roundsOf(account);
  const [, forecast, happened] = added(rounds.flatMap(([, { bins }]) => bins[event]));
  if (forecast === 0 && happened === 0) return [];
  const rows = EDGES.map((edge, at) => [
    `${percent(EDGES[at - 1] ?? 0)} to ${percent(Math.min(1, edge))}`,
    ...rounds.map(([, { bins }]) => cell(bins[event][at] ?? [0, 0, 0])),
  ]);
  return [`${NAMES[event]}:`, '', ...table(['forecast', ...rounds.map(([round]) => `at round ${round}`)], rows), ''];
}

function section(format: string, world: string, account: Account): string[] {
  const scores = roundsOf(account).map(([round, { forecasts, brier, equal }]) => [
    round,
    (brier / forecasts).toFixed(3),
    (equal / forecasts).toFixed(3),
    thousands(forecasts),
  ]);
  return [
    `### ${format}, strengths ${world}`,
    '',
    `${thousands(account.tournaments)} tournaments.`,
    '',
    ...EVENTS.flatMap((event) => reliability(account, event)),
    'Brier score of the chance to win:',
    '',
    ...table(['at round', 'forecast', 'everyone equal', 'forecasts'], scores),
    '',
  ];
}

/** All rounds and events in one row: how far what was said is from what happened, and whether it was worth saying. */
function summary(format: string, world: string, account: Account): string[] {
  const rounds = Object.values(account.rounds);
  const byEdge = EDGES.map((_, at) =>
    added(rounds.flatMap(({ bins }) => EVENTS.map((event): Bin => bins[event][at] ?? [0, 0, 0]))),
  );
  const count = byEdge.reduce((sum, [one]) => sum + one, 0);
  const gap = byEdge.reduce((sum, [, forecast, happened]) => sum + Math.abs(forecast - happened), 0) / count;
  const forecasts = rounds.reduce((sum, one) => sum + one.forecasts, 0);
  const mean = (of: 'brier' | 'equal') => (rounds.reduce((sum, one) => sum + one[of], 0) / forecasts).toFixed(3);
  const third = cell(byEdge[3] ?? [0, 0, 0]);
  return [
    format,
    world,
    thousands(account.tournaments),
    third,
    `${(100 * gap).toFixed(1)} points`,
    mean('brier'),
    mean('equal'),
  ];
}

export function writeTables(): void {
  const played = formats.names.flatMap((format) =>
    WORLDS.flatMap(({ name }) => {
      const account = accountsOf(format)[name];
      return account && account.tournaments > 0 ? [{ format, name, account }] : [];
    }),
  );
  const all = played.reduce((sum, { account }) => sum + account.tournaments, 0);
  const head = ['format', 'strengths', 'tournaments', 'of what was said at 25 % to 35 %', 'mean gap', 'Brier', 'equal'];
  const rows = played.map(({ format, name, account }) => summary(format, name, account));
  const sections = played.flatMap(({ format, name, account }) => section(format, name, account));
  const lines = ['', `${thousands(all)} tournaments in all.`, '', ...table(head, rows), '', ...sections];
  writeFileSync(page, `${readFileSync(words, 'utf8')}${lines.join('\n').trimEnd()}\n`);
}
