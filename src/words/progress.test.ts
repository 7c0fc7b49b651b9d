import { expect, test } from 'vitest';
import { Hall } from '../../test/hall.ts';
import { formats } from '../engine/formats/index.ts';
import { derive, type ProgressView, progressView } from '../engine/index.ts';
import { progressParts } from './progress.ts';

const progressText = (...said: Parameters<typeof progressParts>) => progressParts(...said).join(' · ');

const label = { rule: 'SW-5', code: 'label-round', figures: { round: 3, of: 5 } };
const playing: ProgressView = { kind: 'playing', round: 3, label, of: 5, unit: 'tables', done: 23, all: 32 };

test('[DK-26] one sentence says which round, how much of it is in, and how long it still has', () => {
  expect(progressText('en', playing, '12:40')).toBe('Round 3 of 5 · 23 of 32 tables in · 12:40 left');
  expect(progressText('de', playing, '12:40')).toBe('Runde 3 von 5 · 23/32 Tische gemeldet · noch 12:40');
  expect(progressText('fr', playing, '12:40')).toBe('Ronde 3 sur 5 · 23 sur 32 tables saisies · encore 12:40');
  expect(progressText('es', playing, '12:40')).toBe('Ronda 3 de 5 · 23 de 32 mesas con resultado · quedan 12:40');
  expect(progressText('en', playing, 'time-up')).toBe('Round 3 of 5 · 23 of 32 tables in · time is up');
  expect(progressText('en', { ...playing, unit: 'games', done: 0, all: 1 })).toBe('Round 3 of 5 · 0 of 1 game in');
});

test('[DK-26] it stands for every format from the first entry to the end', () => {
  for (const format of formats.names) {
    const hall = new Hall(format, 'abcdef', { config: format === 'groups' ? { autoAdvance: false } : {} });
    expect(progressText('en', progressView(derive(formats, hall.state.facts)))).toBe('Not started · 6 players');
    hall.begin();
    const now = progressView(derive(formats, hall.state.facts));
    expect(now).toMatchObject({ kind: 'playing', done: 0 });
    expect(now.kind === 'playing' && now.all).toBeGreaterThan(0);
    expect(progressText('en', now)).toMatch(/^(Round|Winners) 1\b.* · 0 of \d+ (tables|games) in$/);
    hall.must({ type: 'EndEarly', confirm: hall.facts.about?.name ?? '' });
    expect(progressText('en', progressView(derive(formats, hall.state.facts)))).toBe('Finished after 1 round');
  }
});

test('[DK-26] [DE-4] of a double elimination both rounds that are being played are said, each with its own count', () => {
  const hall = new Hall('double', 'abcdefgh').begin();
  const record = (match: number, round = hall.rounds[0]) =>
    hall.must({
      type: 'RecordOutcome',
      place: hall.place(match, round),
      outcome: { kind: 'scores', scores: [1000, 0] },
    });
  for (const { match } of hall.last.tables) record(match);
  const text = progressText('en', progressView(derive(formats, hall.state.facts)));
  expect(text).toBe('Winners 2 · 0 of 2 tables in · Losers 1 · 0 of 2 tables in');
});

test('[DK-26] [ST-7] tables of a split round are tables, though they stand in groups', () => {
  const hall = new Hall('strikes', 'abcdefghijkl').begin();
  for (const { match, seats } of hall.last.tables) {
    const scores = seats.map((_, seat) => 1000 * (seat + 1));
    hall.must({ type: 'RecordOutcome', place: hall.place(match), outcome: { kind: 'scores', scores } });
  }
  hall.over().draw();
  expect(hall.last.tables.every(({ group }) => group !== undefined)).toBe(true);
  expect(progressText('en', progressView(derive(formats, hall.state.facts)))).toMatch(
    /^Round 2\b.* · 0 of \d tables in$/,
  );
});

test('[DK-26] Swiss knows how many rounds there are, and what is over', () => {
  const hall = new Hall('swiss', 'abcd').begin();
  expect(progressText('en', progressView(derive(formats, hall.state.facts)))).toBe('Round 1 of 2 · 0 of 2 tables in');
  for (const table of [1, 2]) {
    hall.must({ type: 'RecordOutcome', place: hall.place(table), outcome: { kind: 'scores', scores: [5000, 0] } });
  }
  expect(progressText('en', progressView(derive(formats, hall.state.facts)))).toBe('Round 1 of 2 · 2 of 2 tables in');
  hall.close();
  expect(progressText('en', progressView(derive(formats, hall.state.facts)))).toBe('Round 1 of 2 is over');
});
