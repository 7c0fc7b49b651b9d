import { isAway, type PlayerId, type Reason, type Standing, type Verdict } from '../../tournament/index.ts';
import { hasResult } from '../ended-early.ts';
import { placesIn } from './advance.ts';
import type { GroupsConfig } from './config.ts';
import { equalRecords, isStuck, whyLater } from './entrants.ts';
import { because, type InGroup } from './reasons.ts';
import { type GroupRecord, scoreOf } from './records.ts';
import type { CountedRound, GroupsHistory, Sheet } from './sheet.ts';

/** Why it is over after the last round, if it is (GR-8, GR-9, GR-12). */
function ending(history: GroupsHistory, sheet: Sheet): Reason | undefined {
  const { left } = sheet;
  const last = history.rounds.length - 1;
  const round = history.rounds[last];
  if (round && round.state !== 'closed') return undefined;
  if (left.length === 0) return because('GR-12', 'nobody-left', { round: last + 1 });
  if (left.length === 1) return because('GR-8', 'one-left', { players: left, round: last + 1 });
  // GR-17: whoever is yet to come has a chance as well.
  if (!round || sheet.arriving.length > 0 || sheet.waiting.length > 0) return undefined;
  const records = sheet.rounds[last]?.records ?? [];
  const [record] = records;
  if (record && equalRecords(records)) {
    const { wins, losses, draws } = record;
    return because('GR-8', 'all-equal', { players: left, wins, losses, draws, round: last + 1 });
  }
  if (isStuck(sheet.rounds)) {
    return because('GR-9', 'no-progress', { players: left, round: last + 1 });
  }
  return undefined;
}

interface Reached {
  readonly player: PlayerId;
  /** One more than the rounds they went on from. */
  readonly rounds: number;
  readonly score: number;
  readonly why: readonly Reason[];
}

/** GR-7, GR-14. */
function whyOn(config: GroupsConfig, { records }: CountedRound, figures: InGroup, on: boolean): Reason[] {
  if (!on) return [because('GR-7', 'out-of-group', figures)];
  const best = placesIn(config, records);
  if (best === undefined) return [because('GR-7', 'won-group', figures)];
  return [because('GR-14', 'among-best', { ...figures, best })];
}

/** GR-14: by which tie-break; nothing where a later correction would have sent others on (DK-5). */
const whyApart = ({ ties }: CountedRound, player: PlayerId, on: boolean): Reason[] =>
  ties
    .filter((tie) => tie.player === player && tie.isAhead === on)
    .map(({ isAhead, ...tie }) => because('GR-14', isAhead ? 'ahead-by' : 'behind-by', tie));

function reachedBy(
  history: GroupsHistory,
  sheet: Sheet,
  records: readonly Map<PlayerId, GroupRecord>[],
  wentOn: readonly ReadonlySet<PlayerId>[],
  player: PlayerId,
): Reached {
  if (sheet.waiting.includes(player) || sheet.arriving.includes(player)) {
    const rounds = history.ended ? 0 : history.rounds.length + 1;
    return { player, rounds, score: 0, why: [whyLater(history.config, player)] };
  }
  let rounds = 1;
  let score = 0;
  let why: readonly Reason[] = [];
  for (const [at, round] of history.rounds.entries()) {
    const record = records[at]?.get(player);
    const counted = sheet.rounds[at];
    // GR-17: nothing before they came in, and nothing after they went out.
    if (!counted || (!record && why.length > 0)) break;
    if (!record) continue;
    rounds = at + 1;
    score = scoreOf(record);
    const { wins, losses, draws, group } = record;
    const figures = { player, round: at + 1, group, wins, losses, draws, score };
    if (round.state !== 'closed') {
      why = [because('GR-7', 'playing-in-group', figures)];
      break;
    }
    const on = wentOn[at]?.has(player) ?? false;
    const withdrew = isAway(history.players.get(player)) && at === history.rounds.length - 1;
    if (withdrew) why = [because('GR-12', 'withdrew', figures)];
    else why = [...whyOn(history.config, counted, figures, on), ...whyApart(counted, player, on)];
    if (!on) break;
    rounds++;
  }
  return { player, rounds, score, why };
}

export function concludeGroups(history: GroupsHistory, sheet: Sheet): Verdict {
  // GR-12: what the organiser ended stays so, whatever is closed or corrected afterwards.
  const over = history.ended ? undefined : ending(history, sheet);
  const finished = history.ended || over !== undefined;
  const winners = over ? sheet.left : history.ended ? bestOfThoseWhoStay(history, sheet) : [];
  const ended = because('DK-8', 'ended-early', { players: winners });
  return { finished, winners, why: finished ? [over ?? ended] : [], through: [] };
}

/** How far everyone came, the furthest first. */
function reached(history: GroupsHistory, sheet: Sheet): Reached[] {
  const records = sheet.rounds.map((round) => new Map(round.records.map((record) => [record.player, record])));
  const wentOn = sheet.rounds.map((round) => new Set(round.wentOn));
  return history.field
    .map((player) => reachedBy(history, sheet, records, wentOn, player))
    .sort((a, b) => b.rounds - a.rounds || b.score - a.score);
}

export function groupsStandings(history: GroupsHistory, sheet: Sheet): Standing[] {
  const { finished, winners } = concludeGroups(history, sheet);
  const rows = reached(history, sheet);
  const playing = history.rounds.at(-1)?.state === 'published';
  const current = new Set([...((playing && sheet.rounds.at(-1)?.seated) || sheet.left), ...sheet.waiting]);
  const won = new Set(winners);
  const played = history.rounds.length;
  const ordered = [...rows.filter(({ player }) => won.has(player)), ...rows.filter(({ player }) => !won.has(player))];
  return ordered.map((row): Standing => {
    const isLevel = (other: Reached) =>
      !won.has(other.player) && other.rounds === row.rounds && other.score === row.score;
    const dropped = isAway(history.players.get(row.player));
    return {
      place: won.has(row.player) ? 1 : 1 + ordered.findIndex(isLevel), // GR-8: joint winners share place 1
      player: row.player,
      state: dropped ? 'dropped' : current.has(row.player) ? 'active' : 'eliminated',
      criteria: [
        // A player who goes on has reached the next round, if there is one.
        { name: 'rounds', value: finished ? Math.min(row.rounds, played) : row.rounds },
        { name: 'score', value: row.score },
      ],
      why: row.why,
    };
  });
}

/** GR-12: ended early, the furthest of those who stay, then the best score; before any result nobody. GR-17: nor who never played. */
function bestOfThoseWhoStay(history: GroupsHistory, sheet: Sheet): PlayerId[] {
  const seated = new Set(sheet.rounds.flatMap((round) => round.seated));
  const staying = reached(history, sheet).filter(
    ({ player }) => !isAway(history.players.get(player)) && seated.has(player),
  );
  const [best] = staying;
  if (!hasResult(history) || !best) return [];
  return staying.filter(({ rounds, score }) => rounds === best.rounds && score === best.score).map((row) => row.player);
}
