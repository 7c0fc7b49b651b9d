import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { formats } from '../src/engine/formats/index.ts';
import { type DrawInput, drawAgain, drawInput, fold, type State } from '../src/engine/index.ts';
import { tablesIn } from '../src/engine/tournament/columns.ts';
import { readTournamentFile } from '../src/exchange/index.ts';
import { Hall } from './hall.ts';

/** As a browser gets it. */
const sent = (state: State, round: number): DrawInput | undefined =>
  JSON.parse(JSON.stringify(drawInput(state, round) ?? null)) ?? undefined;

const folder = join(import.meta.dirname, '../examples');
const examples = readdirSync(folder).filter((name) => name.endsWith('.json') && name !== 'package.json');

function opened(name: string): State {
  const read = readTournamentFile(readFileSync(join(folder, name), 'utf8'));
  if (!read.ok) throw new Error(read.error.detail);
  return read.value;
}

describe('a draw is run again from what is public', () => {
  const seen = new Set<string>();

  test.each(examples)('%s: every round that was drawn comes out the same', (name) => {
    const state = opened(name);
    const entries = state.log.slice();
    for (const round of state.facts.rounds) {
      const { number, draw } = round;
      const input = sent(state, number);
      if (round.state === 'draft' || !draw || input?.kind !== 'input') continue;
      const event = entries
        .flatMap(({ events }) => events)
        .find((one) => one.type === 'RoundPaired' && one.draw.key === draw.key);
      if (event?.type !== 'RoundPaired') throw new Error(`round ${number} has no pairing`);
      const tables = tablesIn(event.tables).map(({ seats }) => seats);
      expect(drawAgain(formats, input, draw.key)).toEqual({ tables, byes: event.byes });
      seen.add(state.facts.about?.format ?? '');
    }
  });

  test('every format is among them', () => {
    expect([...seen].sort()).toEqual([...formats.names].sort());
  });
});

test('another key, or another result before it, is another draw', () => {
  const hall = new Hall('swiss', 'abcdefghijklmnop').begin().playOut('abcdefghijklmnop').over().draw();
  const input = sent(hall.state, 2);
  const key = hall.last.draw?.key ?? '';
  if (input?.kind !== 'input') throw new Error('no input');
  const drawn = drawAgain(formats, input, key);
  expect(drawn?.tables).toEqual(hall.last.tables.map(({ seats }) => seats));
  expect(drawAgain(formats, input, key.split('').reverse().join(''))).not.toEqual(drawn);
});

test('[DK-16] what it is made from tells no name, no word of the desk and nobody who is kept apart', () => {
  const hall = new Hall('swiss', '');
  const people = [...'abcdef'].map((name) => ({
    name: `Secret ${name}`,
    club: 'Secret club',
    externalId: `Secret ${name}`,
  }));
  hall.must({ type: 'AddPlayers', players: people });
  hall.begin();
  expect(JSON.stringify(sent(hall.state, 1))).not.toMatch(/Secret|keepApart/);
  const apart = new Hall('swiss', 'abcdef');
  apart.must({ type: 'KeepApart', players: [apart.id('a'), apart.id('b')], apart: true });
  apart.begin();
  expect(sent(apart.state, 1)).toEqual({ kind: 'private' });
});

test('a draft, and a round that is not there, tell nothing', () => {
  const hall = new Hall('swiss', 'abcd');
  hall.must({ type: 'Start' });
  hall.must({ type: 'PairRound' });
  expect(drawInput(hall.state, 1)).toBeUndefined();
  expect(drawInput(hall.state, 2)).toBeUndefined();
  expect(drawInput(fold([]), 1)).toBeUndefined();
});
