/**
 * Opening a long log: entries as a store hands them over, their chain checked, folded; 500 players, results entered and
 * taken back until there are enough. With the engine's own hash and with the machine's. Processor time.
 * Run with: npx tsx bench/engine/opening.ts [entries]
 */
import { hash } from 'node:crypto';
import { chainHash, type Entry, emptyState, Folding, type State, submit } from '../../src/engine/index.ts';
import { hashBy, hashOf } from '../../src/kit/index.ts';
import { busy, median, table } from '../report.ts';

const wanted = Number(process.argv[2] ?? 73_000);
const config = { arrangement: 'balanced', groupSize: 16, gamesPerPairing: 1, autoAdvance: false };

function grow(players: number): State {
  let state = emptyState;
  let count = 0;
  const send = (command: Entry['command']): void => {
    const answer = submit(state, { commandId: `c${++count}`, at: count, by: 'bench', command });
    if (!answer.ok) throw new Error(JSON.stringify(answer.error));
    state = answer.value.state;
  };
  send({ type: 'CreateTournament', id: 'b', name: 'Bench', format: 'groups', config, secret: hashOf('bench') });
  send({ type: 'AddPlayers', players: Array.from({ length: players }, (_, at) => ({ name: `P${at}` })) });
  for (const type of ['Start', 'PairRound'] as const) send({ type });
  send({ type: 'PublishRound', round: 1 });
  const tables = state.facts.rounds[0]?.tables ?? [];
  for (let at = 0; count < wanted; at = (at + 1) % tables.length) {
    const place = { round: 1, edition: 1, match: at + 1, game: 1 };
    const recorded = state.facts.rounds[0]?.tables[at]?.games[0]?.recorded;
    if (!recorded) send({ type: 'RecordOutcome', place, outcome: { kind: 'scores', scores: [500, 500] } });
    else send({ type: 'RemoveOutcome', place, replaces: recorded.outcome, later: { kind: 'keep' } });
  }
  return state;
}

/** As rows of a database: two texts and some figures each. */
const rowsOf = (state: State) =>
  state.log.slice().map(({ command, events, ...entry }) => ({
    ...entry,
    command: JSON.stringify(command),
    events: JSON.stringify(events),
  }));

function opened(rows: ReturnType<typeof rowsOf>, checked: boolean): number {
  const began = busy();
  const folding = new Folding();
  let previous: Entry | undefined;
  for (const { version, commandId, at, by, command, events, hash } of rows) {
    const entry: Entry = { version, commandId, at, by, command: JSON.parse(command), events: JSON.parse(events), hash };
    if (checked && chainHash(previous, entry) !== entry.hash) throw new Error(`Entry ${entry.version} is damaged.`);
    folding.take(entry);
    previous = entry;
  }
  return (busy() - began) / 1_000;
}

const rows = rowsOf(grow(500));
const TIMES = 5;
const took = (checked: boolean): string =>
  `${median(Array.from({ length: TIMES }, () => opened(rows, checked))).toFixed(2)} s`;
const without = took(false);
const byOwn = took(true);
hashBy((text) => hash('sha256', text));
console.log(
  table(
    [
      'entries',
      'folded, chain not looked at',
      'chain checked, the engine’s own hash',
      'chain checked, the machine’s hash (server)',
    ],
    [[rows.length, without, byOwn, took(true)]],
  ),
);
