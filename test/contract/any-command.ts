import type { Command, Place, PlayerId } from '../../src/engine/tournament/index.ts';
import { assertDefined } from '../../src/kit/index.ts';
import type { Play } from './play.ts';

type Chosen<Type extends Command['type']> = Omit<Extract<Command, { type: Type }>, 'type'> | undefined;

/**
 * Every command there is, with figures that may or may not fit; undefined where there is nothing to name. A command that
 * is missing here does not compile.
 */
const commands: { readonly [Type in Command['type']]: (play: Play) => Chosen<Type> } = {
  CreateTournament: (play) => ({
    id: 'T2',
    name: 'Again',
    format: play.contender.format,
    config: {},
    secret: '0'.repeat(64),
  }),
  Configure: () => ({ settings: { selfReport: true } }),
  DescribeEvent: () => ({ venue: 'Town hall' }),
  Start: () => ({}),
  EndEarly: (play) => confirmed(play),
  Reopen: () => ({}),
  AddPlayers: (play) => ({ players: [{ name: `Late ${play.state.log.length}` }] }),
  Register: (play) => ({ player: { name: `Guest ${play.state.log.length}` } }),
  ApprovePlayer: (play) => ofPlayer(play),
  EditPlayer: (play) => ofPlayer(play, (player) => ({ player, club: 'Lisbon', rating: 1400 })),
  RemovePlayer: (play) => ofPlayer(play),
  RemovePlayers: (play) => ofPlayer(play, (player) => ({ players: [player] })),
  CheckIn: (play) => ofPlayer(play, (player) => ({ players: [player], present: play.chance.below(2) === 0 })),
  DropPlayer: (play) => ofPlayer(play),
  DropPlayers: (play) => ofPlayer(play, (player) => ({ players: [player] })),
  ReinstatePlayer: (play) => ofPlayer(play),
  FixTable: (play) => ofPlayer(play, (player) => ({ player, table: 1 + play.chance.below(9) })),
  KeepApart: (play) =>
    ofPlayer(play, (player) => ({ players: [player, play.chance.pick([...play.facts.players.keys()])], apart: true })),
  AnnounceAbsences: (play) =>
    ofPlayer(play, (player) => {
      const from = 1 + play.chance.below(play.facts.rounds.length + 2);
      const bye = play.chance.pick(['nothing', 'half', 'full'] as const);
      const once = play.chance.below(3) > 0;
      return { player, absences: play.chance.below(4) === 0 ? [] : [{ from, ...(once && { to: from }), bye }] };
    }),
  AdjustPoints: (play) =>
    ofPlayer(play, (player) => ({
      player,
      by: 500 * (play.chance.below(9) - 4),
      reason: 'as agreed',
      isPrivate: play.chance.below(2) === 0,
      ...(play.chance.below(2) === 0 && { round: 1 + play.chance.below(Math.max(1, play.facts.rounds.length)) }),
    })),
  SetSeeds: (play) => ({ seeds: play.chance.shuffle([...play.facts.players.keys()]) }),
  PairRound: () => ({}),
  PairAgain: (play) => ofRound(play),
  AdjustDraft: (play) =>
    ofPlayer(play, (player) =>
      ofRound(play, (at) => ({ ...at, change: { kind: 'bye', player }, override: 'as agreed' })),
    ),
  Override: (play) => ofRound(play, (at) => ({ ...at, reason: 'as agreed' })),
  PublishRound: (play) => ofRound(play),
  UnpublishRound: (play) => ofRound(play),
  CloseRound: (play) => ofRound(play),
  ReopenRound: (play) => ofRound(play),
  AllowRematches: () => ({}),
  CallFinalGame: () => ({}),
  SetRounds: (play) => ({ rounds: 1 + play.chance.below(6) }),
  MoveMatch: (play) => ofRound(play, (at) => ({ ...at, match: 1, table: 1 + play.chance.below(9) })),
  UnwindToRound: (play) => ofRound(play, ({ round }) => ({ round, ...confirmed(play) })),
  StartRoundClock: (play) => ofRound(play, ({ round }) => ({ round, duration: 60_000 })),
  PauseRoundClock: (play) => ofRound(play),
  ExtendRoundClock: (play) => ofRound(play, ({ round }) => ({ round, by: 60_000 })),
  RecordOutcome: (play) => atTable(play, 'open'),
  RecordSeveral: (play) => ({ reports: [atTable(play, 'open')].flatMap((report) => report ?? []) }),
  Forfeit: (play) => {
    const report = atTable(play, 'open');
    return report && { place: report.place, seats: [0] };
  },
  ProposeResult: (play) => byPlayer(play),
  ConfirmResult: (play) => {
    const report = byPlayer(play);
    return report && { place: report.place, player: report.player };
  },
  DisputeResult: (play) => {
    const report = byPlayer(play);
    return report && { place: report.place, player: report.player };
  },
  DismissReports: (play) => placeOf(atTable(play, 'open')),
  ContestOutcome: (play) => atTable(play, 'recorded'),
  UpholdOutcome: (play) => placeOf(atTable(play, 'recorded')),
  CorrectOutcome: (play) => {
    const report = atTable(play, 'recorded');
    return report && { ...report, replaces: recordedAt(play, report.place), later: { kind: 'keep' } };
  },
  RemoveOutcome: (play) => {
    const report = atTable(play, 'recorded');
    return report && { place: report.place, replaces: recordedAt(play, report.place), later: { kind: 'keep' } };
  },
  ErasePerson: (play) => ofPlayer(play, (player) => ({ player, from: 2, codes: [], after: '' })),
  Undo: (play) => ({ version: play.state.log.length }),
};

export const commandTypes = Object.keys(commands) as Command['type'][];

export function anyCommand(play: Play, type: Command['type']): Command | undefined {
  const chosen = commands[type](play);
  return chosen && ({ type, ...chosen } as Command);
}

const confirmed = (play: Play) => ({ confirm: assertDefined(play.facts.about, 'tournament').name });

function ofPlayer(play: Play): { readonly player: PlayerId } | undefined;
function ofPlayer<T>(play: Play, fields: (player: PlayerId) => T): T | undefined;
function ofPlayer(play: Play, fields: (player: PlayerId) => unknown = (player) => ({ player })): unknown {
  const players = [...play.facts.players.keys()];
  return players.length === 0 ? undefined : fields(play.chance.pick(players));
}

interface AtRound {
  readonly round: number;
  readonly edition: number;
}
function ofRound(play: Play): { readonly round: number } | undefined;
function ofRound<T>(play: Play, fields: (at: AtRound) => T): T | undefined;
function ofRound(play: Play, fields: (at: AtRound) => unknown = ({ round }) => ({ round })): unknown {
  const last = play.facts.rounds.at(-1);
  return last && fields({ round: last.number, edition: last.edition });
}

function atTable(play: Play, which: 'open' | 'recorded') {
  const games = play.games(which === 'recorded');
  if (games.length === 0) return undefined;
  const { place, table } = play.chance.pick(games);
  return { place, outcome: play.outcomeAt(place, table) };
}

const placeOf = (report: { readonly place: Place } | undefined) => report && { place: report.place };

function byPlayer(play: Play) {
  const report = atTable(play, 'open');
  const table = report && play.facts.rounds[report.place.round - 1]?.tables[report.place.match - 1];
  return report && table && { ...report, player: play.chance.pick(table.seats) };
}

const recordedAt = (play: Play, { round, match, game }: Place) =>
  assertDefined(play.facts.rounds[round - 1]?.tables[match - 1]?.games[game - 1]?.recorded?.outcome, 'outcome');
