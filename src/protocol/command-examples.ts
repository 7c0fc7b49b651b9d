import type { WireScore } from '../kit/index.ts';
import type { WireCommand } from './commands.ts';

/** One example of every command that is sent, for the API's description; a command without one does not compile. */

const place = { round: 1, edition: 1, match: 1, game: 1 };
const scores = (first: number, second: number) =>
  ({ kind: 'scores', scores: [first as WireScore, second as WireScore] }) as const;
const keep = { kind: 'keep' } as const;

/** A tournament is created, and a person erased, by routes of their own. */
type Sent = Exclude<WireCommand['type'], 'CreateTournament' | 'ErasePerson'>;

type Examples = { readonly [Type in Sent]: Omit<Extract<WireCommand, { type: Type }>, 'type'> };

const examples: Examples = {
  Configure: { name: 'Spring Cup 2027', settings: { selfReport: true } },
  DescribeEvent: { firstDay: '2027-03-14', startTime: '19:30', timeZone: 'Europe/Oslo', venue: 'Town hall' },
  Start: {},
  EndEarly: { confirm: 'Spring Cup' },
  Reopen: {},
  AddPlayers: { players: [{ name: 'Ada' }, { name: 'Ben', rating: 1500 }] },
  Register: { player: { name: 'Cy', club: 'Lisbon' } },
  ApprovePlayer: { player: 'p3' },
  EditPlayer: { player: 'p2', rating: 1550, club: null },
  RemovePlayer: { player: 'p3' },
  RemovePlayers: { players: ['p3', 'p4'] },
  CheckIn: { players: ['p1', 'p2'], present: true },
  DropPlayer: { player: 'p2' },
  DropPlayers: { players: ['p2', 'p3'] },
  ReinstatePlayer: { player: 'p2' },
  FixTable: { player: 'p1', table: 3 },
  KeepApart: { players: ['p1', 'p2'], apart: true },
  AnnounceAbsences: { player: 'p1', absences: [{ from: 2, to: 3, bye: 'half' }] },
  AdjustPoints: { player: 'p1', by: -1 as WireScore, round: 1, reason: 'Late for the round' },
  SetSeeds: { seeds: ['p2', 'p1', 'p3'] },
  PairRound: {},
  PairAgain: { round: 1 },
  AdjustDraft: { round: 1, edition: 1, change: { kind: 'swap', players: ['p1', 'p3'] } },
  Override: { round: 1, edition: 1, reason: 'Both agreed' },
  PublishRound: { round: 1 },
  UnpublishRound: { round: 1 },
  CloseRound: { round: 1 },
  ReopenRound: { round: 1 },
  AllowRematches: {},
  CallFinalGame: {},
  SetRounds: { rounds: 7 },
  MoveMatch: { round: 1, edition: 1, match: 1, table: 12 },
  UnwindToRound: { round: 1, confirm: 'Spring Cup' },
  StartRoundClock: { round: 1, duration: 3_000_000 },
  PauseRoundClock: { round: 1 },
  ExtendRoundClock: { round: 1, by: 300_000 },
  RecordOutcome: { place, outcome: scores(5, 3) },
  RecordSeveral: { reports: [{ place, outcome: scores(0.5, 0.5) }] },
  Forfeit: { place, seats: [1] },
  ProposeResult: { place, player: 'p1', outcome: scores(5, 3) },
  ConfirmResult: { place, player: 'p2' },
  DisputeResult: { place, player: 'p2' },
  DismissReports: { place },
  ContestOutcome: { place, outcome: scores(3, 5) },
  UpholdOutcome: { place },
  CorrectOutcome: { place, outcome: scores(3, 5), replaces: scores(5, 3), later: keep },
  RemoveOutcome: { place, replaces: scores(5, 3), later: keep },
  Undo: { version: 12 },
};

export const commandExamples = Object.entries(examples).map(([type, fields]) => ({ type, ...fields }));
