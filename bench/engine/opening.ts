/**
 * Opening a long log: entries as a store hands them over, their chain checked, folded; 500 players, results entered and
 * taken back until there are enough. With the engine's own hash and with the machine's. Processor time.
 * Run with: npx tsx bench/engine/opening.ts [entries]
 */
import { hash } from 'node:crypto';
import { formats } from '../../src/engine/formats/index.ts';
import { type Entry, emptyState, Folding, readEntry, type State, submit } from '../../src/engine/index.ts';
import { canonicalJson, hashBy, hashOf } from '../../src/kit/index.ts';
import { busy, median, quick, table } from '../report.ts';

const wanted = Number(process.argv[2] ?? 73_000);
const config = { arrangement: 'balanced', groupSize: 16, gamesPerPairing: 1, autoAdvance: false };

function grow(players: number): State {
  let state = emptyState;
  let count = 0;
  const send = (command: Entry['command']): void => {
    const answer = submit(formats, state, { commandId: `c${++count}`, at: count, by: 'bench', command });
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

/**
 * As a database hands them over: two texts and some figures each. They are read from one text, one after the other, as from
 * a file: rows that lie strewn among what the tournament left in memory would take a third longer.
 */
const rowsOf = (state: State) => {
  const rows = state.log.slice().map(({ command, events, ...entry }) => ({
    ...entry,
    command: canonicalJson(command),
    events: canonicalJson(events),
  }));
  return JSON.parse(JSON.stringify(rows)) as typeof rows;
};

/** As the server opens it. */
function opened(rows: ReturnType<typeof rowsOf>): number {
  const began = busy();
  const folding = new Folding();
  let previous: Entry | undefined;
  for (const row of rows) {
    const read = readEntry(previous, row);
    if (!read) throw new Error(`Entry ${row.version} is damaged.`);
    folding.take(read.entry, read.events);
    previous = read.entry;
  }
  return (busy() - began) / 1_000;
}

/** As if every entry were trusted, and every command wanted. */
function folded(rows: ReturnType<typeof rowsOf>): number {
  const began = busy();
  const folding = new Folding();
  for (const row of rows) {
    folding.take({ ...row, command: JSON.parse(row.command), events: JSON.parse(row.events) });
  }
  return (busy() - began) / 1_000;
}

const rows = rowsOf(grow(500));
const TIMES = quick ? 1 : 5;
const took = (opening: typeof opened): string =>
  `${median(Array.from({ length: TIMES }, () => opening(rows))).toFixed(2)} s`;
const without = took(folded);
const byOwn = took(opened);
hashBy((text) => hash('sha256', text));
console.log(
  table(
    [
      'entries',
      'folded, chain not looked at',
      'chain checked, the engine’s own hash',
      'chain checked, the machine’s hash (server)',
    ],
    [[rows.length, without, byOwn, took(opened)]],
  ),
);
