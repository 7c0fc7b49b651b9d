import { fail, ok, type Result } from '../../../kit/index.ts';
import type { Command, NewPlayer } from '../commands.ts';
import { erasedName } from '../erasure.ts';
import type { AddedPlayer } from '../events.ts';
import type { Player, PlayerId, Rating } from '../model.ts';
import { isAway } from '../presence.ts';
import { type Refusal, refusal, refuse } from '../refusal.ts';
import { drawnRounds } from '../state.ts';
import { advanceStage, advanceTable } from './advance.ts';
import type { Deciding } from './deciding.ts';
import { externalIds, foreignOf, foreignProblem } from './foreign.ts';
import { recordAt } from './recording.ts';
import { tableProblem } from './tables.ts';
import { nameProblem } from './tournament.ts';

type Of<T extends Command['type']> = Extract<Command, { type: T }>;

const known = (d: Deciding, id: PlayerId): Player | undefined => d.facts.players.get(id);
const unknown = (player: PlayerId): Refusal => refusal('unknown-player', { player });

/** DK-7: two equal names are distinguished by club or by another program's id; ids are the key. */
const toldApartBy = ({ name, club = '', externalId = '' }: Pick<NewPlayer, 'name' | 'club' | 'externalId'>): string =>
  [name.trim().toLowerCase(), club.trim().toLowerCase(), externalId].join('\n');

function ratingOf(name: string, said: number | undefined): Result<Rating | undefined, Refusal> {
  if (said === undefined) return ok(undefined);
  const rating = Math.round(said * 100);
  const good = Number.isSafeInteger(rating) && said >= 0 && said <= 10_000;
  return good ? ok({ rating }) : refuse('bad-rating', { name });
}

function checked(d: Deciding, players: readonly NewPlayer[], approved: boolean): Result<AddedPlayer[], Refusal> {
  const taken = new Set([...d.facts.players.values()].map(toldApartBy));
  const ids = externalIds(d);
  const added: AddedPlayer[] = [];
  for (const player of players) {
    const badName = nameProblem(player.name) ?? (player.club ? nameProblem(player.club) : undefined);
    if (badName) return fail(badName);
    const rating = ratingOf(player.name, player.rating);
    if (!rating.ok) return rating;
    if (taken.has(toldApartBy(player))) return refuse('same-name', { name: player.name });
    taken.add(toldApartBy(player));
    const foreign = foreignProblem(player, ids);
    if (foreign) return fail(foreign);
    if (player.externalId) ids.add(player.externalId);
    added.push({
      id: `p${d.state.issued.players + added.length + 1}`,
      name: player.name.trim(),
      approved,
      ...(player.club?.trim() && { club: player.club.trim() }),
      ...(rating.value && { rating: rating.value }),
      ...foreignOf(player),
    });
  }
  return ok(added);
}

function add(d: Deciding, players: readonly NewPlayer[], approved: boolean): Refusal | undefined {
  if (d.facts.stages.length > 0) {
    const late = lateRefusal(d);
    if (late) return late;
  }
  const added = checked(d, players, approved);
  if (!added.ok) return added.error;
  if (added.value.length === 0) return refusal('too-few-players', { have: 0, need: 1 });
  d.add({ type: 'PlayersAdded', players: added.value });
  if (approved) advanceStage(d);
  return undefined;
}

/** What the rulebook says of one who comes late, or back. */
function admitsLate(d: Deciding, player?: PlayerId): Refusal | undefined {
  const { rulebook, history, sheet } = d.derived.stage();
  return rulebook.admitsLate(history, sheet, player);
}

function lateRefusal(d: Deciding, player?: PlayerId): Refusal | undefined {
  if (d.derived.verdict.finished) return refusal('already-finished', {});
  if (d.facts.stage > 0) return refusal('late-entry-closed', { reason: 'started' });
  return admitsLate(d, player);
}

export const addPlayers = (d: Deciding, command: Of<'AddPlayers'>) => add(d, command.players, true);

export function register(d: Deciding, command: Of<'Register'>): Refusal | undefined {
  if (!d.about.settings.selfRegistration) return refusal('registration-closed', {});
  return add(d, [command.player], !d.about.settings.approval);
}

export function approvePlayer(d: Deciding, { player }: Of<'ApprovePlayer'>): Refusal | undefined {
  const registered = known(d, player);
  if (!registered) return unknown(player);
  if (registered.approved) return refusal('already-approved', { player });
  if (d.facts.stages.length > 0) {
    const late = lateRefusal(d);
    if (late) return late;
  }
  d.add({ type: 'PlayerApproved', player });
  advanceStage(d);
  return undefined;
}

export function editPlayer(d: Deciding, command: Of<'EditPlayer'>): Refusal | undefined {
  const player = known(d, command.player);
  if (!player) return unknown(command.player);
  const name = (command.name ?? player.name).trim();
  const club = command.club === null ? undefined : (command.club ?? player.club)?.trim();
  const badName = nameProblem(name) ?? (club ? nameProblem(club) : undefined);
  if (badName) return badName;
  const foreign = {
    ...foreignOf(player),
    ...(command.externalId !== undefined && { externalId: command.externalId ?? '' }),
    ...(command.metadata !== undefined && { metadata: command.metadata ?? {} }),
  };
  const badForeign = foreignProblem(foreign, externalIds(d, player.id));
  if (badForeign) return badForeign;
  const others = [...d.facts.players.values()].filter((other) => other.id !== player.id);
  const called = toldApartBy({ name, ...foreign, ...(club && { club }) });
  if (others.some((other) => toldApartBy(other) === called)) return refusal('same-name', { name });
  const said = command.rating === undefined ? ok(player.rating) : ratingOf(name, command.rating ?? undefined);
  if (!said.ok) return said.error;
  const rating = said.value;
  d.add({
    type: 'PlayerEdited',
    player: player.id,
    name,
    ...(club && { club }),
    ...(rating && { rating }),
    ...foreignOf(foreign),
  });
  return undefined;
}

/** Delete is for before the start; afterwards history stays and the word is Drop (DK-7). */
export function removePlayer(d: Deciding, { player }: Of<'RemovePlayer'>): Refusal | undefined {
  const registered = known(d, player);
  if (!registered) return unknown(player);
  if (d.facts.started && registered.approved) return refusal('drop-instead', { player });
  d.add({ type: 'PlayerRemoved', player });
  return undefined;
}

export const removePlayers = (d: Deciding, { players }: Of<'RemovePlayers'>): Refusal | undefined =>
  oneByOne(players, (player) => removePlayer(d, { type: 'RemovePlayer', player }));

/** Until the first refusal, with which the whole command is refused. */
function oneByOne(players: readonly PlayerId[], work: (player: PlayerId) => Refusal | undefined): Refusal | undefined {
  if (players.length === 0) return refusal('too-few-players', { have: 0, need: 1 });
  for (const player of players) {
    const why = work(player);
    if (why) return why;
  }
  return undefined;
}

export function checkIn(d: Deciding, command: Of<'CheckIn'>): Refusal | undefined {
  if (command.players.length === 0) return refusal('too-few-players', { have: 0, need: 1 });
  for (const player of command.players) if (!known(d, player)) return unknown(player);
  d.add({ type: 'CheckedIn', players: command.players, present: command.present });
  return undefined;
}

export function dropPlayer(d: Deciding, { player }: Of<'DropPlayer'>): Refusal | undefined {
  const dropping = known(d, player);
  if (!dropping) return unknown(player);
  if (isAway(dropping)) return refusal('already-dropped', { player });
  // A player who leaves after the end has played everything: nobody's win is taken away.
  if (d.derived.verdict.finished) return refusal('already-finished', {});
  const outcomes = d.facts.stages.length > 0 ? d.derived.rulebook().leaves(d.derived.history(), player) : [];
  d.add({ type: 'PlayerDropped', player });
  for (const { outcome, ...at } of outcomes) recordAt(d, at, outcome);
  for (const { round, match } of outcomes) advanceTable(d, round, match);
  advanceStage(d);
  return undefined;
}

export const dropPlayers = (d: Deciding, { players }: Of<'DropPlayers'>): Refusal | undefined =>
  oneByOne(players, (player) => dropPlayer(d, { type: 'DropPlayer', player }));

/** Brought back, or why not; what follows from it is the caller's part. */
export function reinstate(d: Deciding, player: PlayerId): Refusal | undefined {
  const returning = known(d, player);
  if (!returning) return unknown(player);
  if (drawnRounds(d.facts) > 0) {
    const row = d.derived.standings.find((standing) => standing.player === player);
    const out = isAway(returning) || row?.state === 'eliminated';
    if (!out) return refusal('not-dropped', { player });
    if (d.facts.ended) return refusal('already-finished', {});
    const late = d.facts.stage > 0 ? refusal('cannot-come-back', { player }) : admitsLate(d, player);
    if (late) return late;
  } else if (!isAway(returning)) return refusal('not-dropped', { player });
  d.add({ type: 'PlayerReinstated', player });
  return undefined;
}

export function reinstatePlayer(d: Deciding, { player }: Of<'ReinstatePlayer'>): Refusal | undefined {
  const why = reinstate(d, player);
  if (why) return why;
  advanceStage(d);
  return undefined;
}

export function fixTable(d: Deciding, command: Of<'FixTable'>): Refusal | undefined {
  if (!known(d, command.player)) return unknown(command.player);
  const { table } = command;
  const bad = table === null ? undefined : tableProblem(table);
  if (bad) return bad;
  d.add({ type: 'TableFixed', player: command.player, table });
  return undefined;
}

export function keepApart(d: Deciding, command: Of<'KeepApart'>): Refusal | undefined {
  const [a, b] = command.players;
  if (!known(d, a)) return unknown(a);
  if (!known(d, b)) return unknown(b);
  if (a === b) return refusal('same-player', { player: a });
  const kept = d.facts.keepApart.some((pair) => pair.includes(a) && pair.includes(b));
  if (!command.apart && !kept) return refusal('not-keeping-apart', { players: [a, b] });
  d.add({ type: 'KeptApart', players: command.players, apart: command.apart });
  return undefined;
}

/** DK-31: says that the log was rewritten; a player still named in it was not erased. */
export function erasePerson(d: Deciding, { player, codes, after }: Of<'ErasePerson'>): Refusal | undefined {
  const before = codes.at(-1);
  const name = known(d, player)?.name ?? erasedName(player);
  if (before === undefined || name !== erasedName(player)) return refusal('not-erased', { player });
  d.add({ type: 'PersonErased', player, before, after });
  return undefined;
}

/** HK-3: the organiser's order; everyone in it once. */
export function setSeeds(d: Deciding, command: Of<'SetSeeds'>): Refusal | undefined {
  if (d.facts.rounds.length > 0) return refusal('bad-seeds', { problem: 'too-late' });
  const seen = new Set<PlayerId>();
  for (const player of command.seeds) {
    if (!known(d, player)) return refusal('bad-seeds', { problem: 'unknown', player });
    if (seen.has(player)) return refusal('bad-seeds', { problem: 'twice', player });
    seen.add(player);
  }
  const missing = [...d.facts.players.values()].find((player) => player.approved && !seen.has(player.id));
  if (missing) return refusal('bad-seeds', { problem: 'missing', player: missing.id });
  d.add({ type: 'SeedsSet', seeds: command.seeds });
  return undefined;
}
