import { describe, expect, test } from 'vitest';
import { historyOf, rulebookOf } from '../../tournament/index.ts';
import { formats } from '../index.ts';
import { history, SwissDesk } from './hall.fixture.ts';
import { swiss } from './index.ts';
import { roundsFor, totalRounds } from './rounds.ts';

test.each([
  [1, 2, 2],
  [2, 3, 4],
  [3, 5, 8],
  [4, 9, 16],
  [5, 17, 32],
  [6, 33, 64],
  [7, 65, 128],
  [8, 129, 212],
  [9, 213, 385],
  [10, 386, 768],
  [11, 769, 1536],
  [12, 1537, 3072],
  [14, 6145, 12_288],
])('[SW-5] %i rounds from %i to %i players', (rounds, least, most) => {
  expect([roundsFor(least), roundsFor(most)]).toEqual([rounds, rounds]);
});

describe('the number of rounds', () => {
  test('[SW-5] the plan for 40 players has 6', () => {
    expect(swiss.plan(config(), 40)).toEqual({ format: 'swiss', players: 40, rounds: 6 });
    expect(swiss.plan(config({ rounds: 3, topCut: 8 }), 40)).toMatchObject({ rounds: 3, topCut: 8 });
  });

  test('[SW-5] the organiser may set another', () => {
    expect(totalRounds(history('abcd', [], { config: { rounds: 3 } }))).toBe(3);
    expect(totalRounds(history('abcd', [], { config: { rounds: 3 }, roundsSet: 1 }))).toBe(1);
  });

  test('[SW-5] entries before round 2 recompute it, later ones and drops do not', () => {
    const first = 'a-b 5-1, c-d 5-1';
    const second = 'a-c 5-1, b-d 5-1';
    const late = (enteredAfter: number) => ({ people: { e: { enteredAfter } } });
    expect(totalRounds(history('abcde', [first], late(1)))).toBe(3);
    expect(totalRounds(history('abcde', [first, second], late(2)))).toBe(2);
    expect(totalRounds(history('abcde', [first, second, 'a-d 5-1, b-e 5-1'], late(2)))).toBe(2);
    expect(totalRounds(history('abcde', [`${first}, (e)`], { people: { e: { droppedAfter: 1 } } }))).toBe(3);
    const back = { people: { e: { reinstatedAfter: 2 } } };
    expect(totalRounds(history('abcde', [first, second], back))).toBe(2);
    expect(totalRounds(history('abcde', [`${first}, (e)`, second], back))).toBe(3);
    // Came and left while round 1 was played, and came back after round 2: the entry counted, and goes on counting.
    const gone = { people: { e: { enteredAfter: 1, droppedAfter: 1 } } };
    expect(totalRounds(history('abcde', [first, second], gone))).toBe(3);
    const again = { people: { e: { enteredAfter: 1, reinstatedAfter: 2 } } };
    expect(totalRounds(history('abcde', [first, second], again))).toBe(3);
    const twice = { people: { e: { enteredAfter: 0, droppedAfter: 1 } } };
    expect(totalRounds(history('abcde', [first, second], twice))).toBe(3);
  });

  test('[SW-5] one who left before round 1 was never there, unless they came back before round 2', () => {
    const first = 'a-b 5-1, c-d 5-1';
    expect(totalRounds(history('abcde', [], { people: { e: { droppedAfter: 0 } } }))).toBe(2);
    expect(totalRounds(history('abcde', [], { people: { e: { droppedAfter: 1 } } }))).toBe(2); // round 1 was taken back
    expect(totalRounds(history('abcde', [first], { people: { e: { droppedAfter: 0 } } }))).toBe(2);
    expect(totalRounds(history('abcde', [first], { people: { e: { reinstatedAfter: 1 } } }))).toBe(3);
  });

  test('[SW-5] from round 2 on it holds for those rounds and players: others are counted anew', () => {
    const past = history('abcdefghi', ['a-b 5-1, c-d 5-1, e-f 5-1, g-h 5-1, (i)', 'a-c 5-1, e-g 5-1']);
    expect(totalRounds(past)).toBe(4);
    expect(totalRounds({ ...past, field: [...'abcd'] })).toBe(2);
    expect(totalRounds(past)).toBe(4);
    expect(totalRounds({ ...past, players: history('abcd').players })).toBe(2);
    expect(totalRounds(past)).toBe(4);
    const entered = Object.fromEntries([...'efghi'].map((id) => [id, { enteredAfter: 2 }]));
    const late = history('abcdefghi', ['a-b 5-1, c-d 5-1'], { people: entered });
    const { players } = late;
    expect(totalRounds({ ...past, players })).toBe(4); // all of them had a seat or the bye
    // With another first round only e and g, in round 2, are counted besides the four.
    expect(totalRounds({ ...past, players, rounds: [...late.rounds, ...past.rounds.slice(1)] })).toBe(3);
  });

  test('[SW-5] until round 1 is shown the number follows those who will play', () => {
    const desk = SwissDesk.of(9);
    const rounds = () => rulebookOf(formats, desk.facts).label(historyOf(desk.facts), desk.last).figures.of;
    desk.must({ type: 'PairRound' });
    expect(rounds()).toBe(4);
    desk.must({ type: 'DropPlayer', player: 'p9' });
    expect(rounds()).toBe(3);
    desk.must({ type: 'AddPlayers', players: [{ name: 'Late' }] });
    expect(rounds()).toBe(4);
    desk.must({ type: 'PairAgain', round: 1 });
    desk.must({ type: 'PublishRound', round: 1 });
    desk.must({ type: 'UnpublishRound', round: 1 });
    desk.must({ type: 'PairAgain', round: 1 });
    desk.must({ type: 'PublishRound', round: 1 });
    const [rests = ''] = desk.last.byes;
    desk.must({ type: 'DropPlayer', player: rests });
    expect(rounds()).toBe(4); // a drop in round 1 changes nothing
    desk.must({ type: 'UnpublishRound', round: 1 });
    expect(rounds()).toBe(3); // but they will not play it now
    desk.must({ type: 'PairAgain', round: 1 });
    desk.must({ type: 'PublishRound', round: 1 });
    expect(rounds()).toBe(3);
  });

  test('[SW-5] one is left alone in the draft of round 1: it is round 1 of 1, not of none', () => {
    const desk = SwissDesk.of(2);
    desk.must({ type: 'PairRound' });
    desk.must({ type: 'DropPlayer', player: 'p2' });
    expect(rulebookOf(formats, desk.facts).label(historyOf(desk.facts), desk.last).figures).toEqual({
      round: 1,
      of: 1,
    });
  });

  test('[SW-5] one who waits for approval comes in when approved', () => {
    const desk = new SwissDesk();
    desk.must({ type: 'Configure', settings: { selfRegistration: true, approval: true } });
    desk.must({ type: 'AddPlayers', players: ['a', 'b', 'c', 'd'].map((name) => ({ name })) });
    desk.must({ type: 'Register', player: { name: 'e' } });
    desk.must({ type: 'SetRounds', rounds: 3 });
    desk.must({ type: 'Start' });
    desk.playRound();
    desk.playRound();
    desk.must({ type: 'ApprovePlayer', player: 'p5' });
    expect(desk.facts.players.get('p5')?.stays).toEqual([{ after: 2 }]);
  });

  test('[SW-5] set below those already played it is refused; to those played it ends the Swiss', () => {
    const desk = SwissDesk.of(8);
    desk.playRound();
    desk.playRound();
    expect(desk.try({ type: 'SetRounds', rounds: 1 })).toEqual({
      code: 'too-few-rounds',
      details: { rounds: 1, played: 2 },
    });
    expect(desk.try({ type: 'SetRounds', rounds: 2.5 })?.code).toBe('too-few-rounds');
    desk.must({ type: 'PairRound' });
    desk.must({ type: 'SetRounds', rounds: 2 });
    expect(desk.rounds.length).toBe(2);
    expect(desk.conclusion.finished).toBe(true);
    desk.must({ type: 'SetRounds', rounds: 4 });
    expect(desk.conclusion.finished).toBe(false);
  });

  test('[SW-5] it ends when the last round is closed', () => {
    const desk = SwissDesk.of(4);
    desk.playRound();
    desk.pair();
    desk.record(1, '5-2');
    desk.record(2, '5-2');
    expect(desk.conclusion.finished).toBe(false);
    desk.must({ type: 'CloseRound', round: 2 });
    expect(desk.conclusion).toMatchObject({ finished: true, why: [{ code: 'all-rounds-played' }] });
    expect(desk.try({ type: 'PairRound' })?.code).toBe('already-finished');
  });
});

const config = (settings: Readonly<Record<string, unknown>> = {}) => {
  const made = swiss.configure(settings);
  return made.ok ? made.value : made.error;
};
