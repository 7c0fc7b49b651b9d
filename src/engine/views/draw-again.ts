import { chanceFrom } from '../../kit/index.ts';
import {
  apply,
  type Entry,
  Folding,
  type Formats,
  type History,
  historyOf,
  type Player,
  type PlayerId,
  type Round,
  roundOf,
  type State,
} from '../tournament/index.ts';

/** The proof of a draw: with its key and what it was made from anyone can run it again. */

type DrawnPlayer = Omit<Player, 'name' | 'club' | 'externalId' | 'metadata' | 'fixedTable' | 'checkedIn'>;

/** A history as it was when a round was drawn, with nothing in it that is not public: no names, no words of the desk. */
interface DrawHistory extends Omit<History, 'players' | 'keepApart'> {
  readonly players: readonly DrawnPlayer[];
}

export type DrawInput =
  | {
      readonly kind: 'input';
      readonly rulebook: string;
      readonly rulesVersion: number;
      readonly history: DrawHistory;
    }
  /** DK-9: the keep-apart list is private, and the draw cannot be run again without it. */
  | { readonly kind: 'private' }
  /** Its tables were opened as earlier matches ended; who meets whom is not drawn. */
  | { readonly kind: 'no-draw' };

/** The result of a draw: who sits together, and who sits out. */
export interface DrawnAgain {
  readonly tables: readonly (readonly PlayerId[])[];
  readonly byes: readonly PlayerId[];
}

/** Undefined: no such round has been shown. */
export function drawInput(state: State, number: number): DrawInput | undefined {
  const steps = drawInputInSteps(state, number);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** The same with a rest after every entry of the log, for those who have others to serve meanwhile. */
export function* drawInputInSteps(state: State, number: number): Generator<undefined, DrawInput | undefined> {
  const round = roundOf(state.facts, number);
  if (!round?.draw || round.state === 'draft') return undefined;
  const before = yield* stateBefore(state, round.draw.key);
  if (!before?.facts.about) return { kind: 'no-draw' };
  const { facts } = before;
  if (facts.keepApart.length > 0) return { kind: 'private' };
  const { keepApart: _, players, ...history } = historyOf(facts);
  const stage = facts.stages[facts.stage];
  if (!stage) return { kind: 'no-draw' };
  return {
    kind: 'input',
    rulebook: stage.rulebook,
    rulesVersion: before.facts.about.rulesVersion,
    history: {
      ...history,
      players: [...players.values()].filter(({ approved }) => approved).map(publicPlayer),
      rounds: history.rounds.map(publicRound),
      earlier: history.earlier.map(publicRound),
    },
  };
}

/** As it was just before the round was paired, whatever was corrected since. */
function* stateBefore({ log }: State, key: string): Generator<undefined, State | undefined> {
  const aside = log.setAside();
  const entries = log.slice();
  const at = entries.findLastIndex((entry) => !aside.has(entry.version) && pairingIn(entry, key) >= 0);
  const entry = entries[at];
  if (!entry) return undefined;
  const folding = new Folding();
  for (const earlier of entries.slice(0, at)) {
    folding.take(earlier);
    yield;
  }
  return apply(folding.state, { ...entry, events: entry.events.slice(0, pairingIn(entry, key)) });
}

const pairingIn = ({ events }: Entry, key: string): number =>
  events.findIndex((event) => event.type === 'RoundPaired' && event.draw.key === key);

function publicPlayer(player: Player): DrawnPlayer {
  const { name: _, club, externalId, metadata, fixedTable, checkedIn, ...known } = player;
  return known;
}

const publicRound = (round: Round): Round => ({
  ...round,
  findings: [],
  overrides: [],
  byeReasons: [],
  tables: round.tables.map((table) => ({
    ...table,
    why: [],
    proposals: [],
    games: table.games.map(({ contested: _, ...game }) => game),
  })),
});

/** Undefined: with this input the rules would not draw a round at all. */
export function drawAgain(
  formats: Formats,
  { rulebook, rulesVersion, history }: Extract<DrawInput, { kind: 'input' }>,
  key: string,
): DrawnAgain | undefined {
  const players = new Map(
    history.players.map((player) => [player.id, { ...player, name: player.id, checkedIn: true }]),
  );
  const step = formats.rulebook(rulebook, rulesVersion).next({ ...history, players, keepApart: [] }, { kind: 'stage' });
  const drawn = step.kind === 'pair-round' ? step.pair(chanceFrom(key)) : undefined;
  return drawn?.ok ? { tables: drawn.value.tables.map(({ seats }) => seats), byes: drawn.value.byes } : undefined;
}
