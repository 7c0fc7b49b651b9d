import type { BegunElsewhere, EventInfo, NewPlayer, Outcome } from '../../engine/index.ts';
import { fail, type Result } from '../../engine/index.ts';
import { readOutcome } from '../../words/notation.ts';
import type { TakeOverNote } from '../../words/takeover/index.ts';

/** An event that another program began, in the words of no file format. */

/** What the file calls a player: a number, an id or the name. */
export type PlayerKey = string;

export interface ForeignPlayer extends NewPlayer {
  readonly key: PlayerKey;
  /** Points as the file adds them up. */
  readonly total?: number;
}

export interface ForeignGame {
  /** White first, where there are colours. */
  readonly seats: readonly [PlayerKey, PlayerKey];
  readonly outcome?: Outcome;
}

/** What the organiser says where a file leaves it open. */
export interface Choice {
  /** Which event of a file that has several. */
  readonly event?: string;
  /** Whether someone without a game had the bye: no unless the file says so, yes, or ask first. */
  readonly byes?: 'no' | 'yes' | 'ask';
}

/** A player in neither list was absent. */
export interface ForeignRound {
  readonly games: readonly ForeignGame[];
  readonly byes: readonly PlayerKey[];
  /** DK-33: with half a point, as they had asked for. */
  readonly halfByes?: readonly PlayerKey[];
}

export interface ForeignEvent extends Pick<BegunElsewhere, 'rounds' | 'points' | 'tieBreaks'> {
  readonly name?: string;
  readonly event?: EventInfo;
  readonly players: readonly ForeignPlayer[];
  readonly drawn: readonly ForeignRound[];
  readonly apart: readonly (readonly [PlayerKey, PlayerKey])[];
  /** Players who will be away from the next round. */
  readonly away: readonly PlayerKey[];
  /** What the file says and this cannot. */
  readonly notes: readonly TakeOverNote[];
}

export const note = (code: TakeOverNote['code'], figures: TakeOverNote['figures'] = {}): TakeOverNote => ({
  code,
  figures,
});

export const problem = (code: TakeOverNote['code'], figures: TakeOverNote['figures'] = {}) =>
  fail<TakeOverNote>(note(code, figures));

export const won: Outcome = { kind: 'scores', scores: [1000, 0] };
export const lost: Outcome = { kind: 'scores', scores: [0, 1000] };
/** Nobody reached the target: half a point each is how it is counted, not what was scored. */
export const drawn: Outcome = { kind: 'scores', scores: [0, 0] };

/** Namesakes with the same club and no ids keep what the file calls them. */
export function toldApart(players: readonly ForeignPlayer[]): ForeignPlayer[] {
  const alike = ({ name, club = '', externalId = '' }: ForeignPlayer): string =>
    [name.trim().toLowerCase(), club.trim().toLowerCase(), externalId].join('\n');
  const sharing = new Map<string, number>();
  for (const player of players) sharing.set(alike(player), (sharing.get(alike(player)) ?? 0) + 1);
  return players.map((player) =>
    player.externalId === undefined && (sharing.get(alike(player)) ?? 0) > 1
      ? { ...player, externalId: `no. ${player.key}` }
      : player,
  );
}

/** A file of more would take longer to play through than anyone waits. */
export const MAX_ROUNDS = 200;
export const MAX_PLAYERS = 5_000;
/** Names in one note; the rest is “…”. */
const MAX_NAMED = 30;

export const someOf = (names: readonly string[]): readonly string[] =>
  names.length > MAX_NAMED ? [...names.slice(0, MAX_NAMED), '…'] : names;

const unplayed = /^[*?]?$/;
const LONGEST_RESULT = 40;

/** A result as other programs write it; undefined where there is none yet. */
export function readForeignResult(typed: string, forfeited = false): Result<Outcome | undefined, string> {
  if (typed.length > LONGEST_RESULT) return fail(typed);
  const text = typed
    .trim()
    .replace(/^'/, '')
    .replace(/^([-+])\s*[:/]?\s*([-+])$/, '$1$2');
  if (unplayed.test(text)) return { ok: true, value: undefined };
  const read = readOutcome(text, 2);
  if (!read.ok || read.value.kind === 'places') return fail(typed);
  const outcome = read.value;
  if (outcome.kind === 'forfeit') return { ok: true, value: outcome };
  const [one = 0, other = 0] = outcome.scores.map((score) => score ?? 0);
  if (forfeited && one !== other) return { ok: true, value: { kind: 'forfeit', seats: [one > other ? 1 : 0] } };
  return { ok: true, value: one === other && one % 1000 === 500 ? drawn : outcome };
}

/** The most points that anyone scored in a game; one at least. */
export const mostScored = (games: readonly Pick<ForeignGame, 'outcome'>[]): number =>
  games.reduce((most, { outcome }) => {
    const scores = outcome?.kind === 'scores' ? outcome.scores : [];
    return scores.reduce<number>((so, score) => Math.max(so, (score ?? 0) / 1000), most);
  }, 1);
