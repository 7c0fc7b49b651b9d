import { createHash } from 'node:crypto';
import { formats } from '../../engine/formats/index.ts';
import { derive, fail, type State, tournamentView } from '../../engine/index.ts';
import { assertDefined } from '../../kit/index.ts';
import { sayTakeOver } from '../../words/takeover/index.ts';
import type { Choice } from './event.ts';
import { readForeignEvent } from './read.ts';
import { takeOver } from './take-over.ts';

let ids = 0;
export function taken(text: string, config: Readonly<Record<string, unknown>> = {}, choice: Choice = {}) {
  const event = readForeignEvent(text, choice);
  if (!event.ok) return fail(event.error);
  return takeOver(formats, event.value, {
    id: 'k7m2p4qx',
    secret: createHash('sha256').update('elsewhere').digest('hex'),
    config,
    by: 'test',
    at: 1_800_000_000_000,
    newId: () => `c${++ids}`,
    reason: 'Drawn by another program.',
  });
}

export function must(text: string, config?: Readonly<Record<string, unknown>>, choice?: Choice) {
  const answer = taken(text, config, choice);
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  const { state, notes } = answer.value;
  return { state, view: viewOf(state), notes: notes.map((note) => sayTakeOver('en', note)) };
}

export const viewOf = (state: State) =>
  assertDefined(tournamentView(derive(formats, state.facts), state.log, { drafts: false }), 'view');
export const problemIn = (text: string, choice?: Choice): string => {
  const event = readForeignEvent(text, choice);
  return event.ok ? '' : sayTakeOver('en', event.error);
};

export type View = ReturnType<typeof viewOf>;
const nameIn = (view: View) => (id: string) => view.players.find((player) => player.id === id)?.name ?? id;
export const pointsBy = (view: View) =>
  view.standings.map(({ place, player, criteria }) => [place, nameIn(view)(player), criteria[0]?.value]);
export const tablesBy = (view: View) =>
  view.rounds.map(({ matches, byes, state }) => ({
    state,
    matches: matches.map(({ seats, games }) => [...seats.map(nameIn(view)), games[0]?.result ?? ''].join(' | ')),
    byes: byes.map(nameIn(view)),
  }));
