import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formats as real } from '../../src/engine/formats/index.ts';
import {
  audit,
  conclude,
  derive,
  draftOf,
  emptyState,
  type Facts,
  fold,
  isAway,
  submit,
} from '../../src/engine/tournament/index.ts';
import { publicSlices, publicVersion, type Slices, viewProblem } from '../../src/engine/views/index.ts';
import { assertDefined, canonicalJson } from '../../src/kit/index.ts';
import { contenders } from './contenders.ts';
import { Play, playThrough, written } from './play.ts';
import { withToys } from './toys.ts';

const formats = withToys(real);
const runs = process.env.LONG ? 300 : 8;
const seeds = fc.integer({ min: 0, max: 1_000_000 });

/** Slices without since when they are so. */
const content = (slices: Slices) =>
  canonicalJson(Object.fromEntries(Object.entries(slices).map(([name, slice]) => [name, { ...slice, version: 0 }])));

/** HK-10: tables at which two open matches would be played. */
function sharedTables(facts: Facts): number[] {
  const open = facts.rounds.flatMap((round) => round.tables.filter(({ games }) => games.some((one) => !one.recorded)));
  return open.map(({ number }) => number).filter((number, at, all) => all.indexOf(number) !== at);
}

describe.each(contenders)('the contract of every rulebook: $format', (contender) => {
  const property = (name: string, check: (seed: number) => void, share = 1) =>
    test(name, () => fc.assert(fc.property(seeds, check), { numRuns: Math.ceil(runs * share) }));

  property('a tournament ends, with winners who took part', (seed) => {
    const play = new Play(formats, contender, seed);
    playThrough(play, 0);
    const { finished, winners, standings } = conclude(formats, play.facts);
    expect(finished).toBe(true);
    for (const winner of winners) expect(play.facts.players.has(winner)).toBe(true);
    const everyone = [...play.facts.players.values()].filter((player) => player.approved);
    expect(new Set(standings.map((row) => row.player)).size).toBe(standings.length);
    expect(standings.length).toBe(everyone.length);
  });

  property('it survives corrections, unwinding, undo, drops and drafts by hand, and still ends', (seed) => {
    const play = new Play(formats, contender, seed);
    playThrough(play, 12, () => {
      expect(sharedTables(play.facts)).toEqual([]);
    });
    expect(play.finished).toBe(true);
    expect(audit(formats, play.state.log.slice()).differences).toEqual([]);
    expect(written(fold(play.state.log.slice()).facts)).toBe(written(play.facts));
  });

  property(
    '[DK-2] whoever is left out of the first round, and of all others, stands before nobody who won anything',
    (seed) => {
      const play = new Play(formats, contender, seed);
      play.must({ type: 'PairRound' });
      const draft = assertDefined(draftOf(play.facts), 'draft');
      if (!play.send({ type: 'AddPlayers', players: [{ name: 'Late' }] })) {
        expect(play.refusals.at(-1)?.code).toBe('late-entry-closed');
        return;
      }
      const { number: round, edition } = draft;
      if (!play.send({ type: 'PublishRound', round })) {
        play.must({ type: 'Override', round, edition, reason: 'only watches' });
        play.must({ type: 'PublishRound', round });
      }
      playThrough(play, 0);
      const late = assertDefined(
        [...play.facts.players.values()].find(({ name }) => name === 'Late'),
        'player',
      ).id;
      const derived = derive(formats, play.facts);
      const { standings } = derived;
      const { winners } = derived.verdict;
      expect(standings.map(({ player }) => player)).toContain(late);
      const { rounds } = play.facts;
      if (rounds.some(({ tables }) => tables.some(({ seats }) => seats.includes(late)))) return;
      const place = (id: string) =>
        assertDefined(
          standings.find(({ player }) => player === id),
          'row',
        ).place;
      expect(winners).not.toContain(late);
      for (const { stage, tables } of rounds) {
        for (const table of tables) {
          for (const seat of derived.stage(stage).tally(table).winners) {
            expect(place(assertDefined(table.seats[seat], 'seat'))).toBeLessThanOrEqual(place(late));
          }
        }
      }
    },
  );

  property('[DK-26] a clock runs in a round that is being played, and never after its end', (seed) => {
    const play = new Play(formats, contender, seed);
    playThrough(play, 3, () => {
      const round = play.facts.rounds.find(({ state }) => state === 'published');
      if (round && play.facts.clock?.round !== round.number) {
        play.send({ type: 'StartRoundClock', round: round.number, duration: 60_000 });
      }
      const timed = play.facts.clock && play.facts.rounds[play.facts.clock.round - 1];
      if (play.facts.clock) expect(timed?.state).toBe('published');
      // The toys may be won in mid-round; with its last round closed, every format's clock has stopped.
      if (play.finished && !round) expect(play.facts.clock).toBeUndefined();
    });
    expect(play.send({ type: 'StartRoundClock', round: 1, duration: 60_000 })).toBe(false);
  });

  property('[DK-8] ended early, nothing more is drawn, opened or handed over until it is reopened', (seed) => {
    const play = new Play(formats, contender, seed);
    const stop = play.chance.below(12);
    for (let steps = 0; steps < stop && !play.finished; steps++) play.forward();
    fc.pre(!play.finished);
    play.must({ type: 'EndEarly', confirm: 'Contract Cup' });
    const rounds = play.facts.rounds.length;
    const tables = () => play.facts.rounds.reduce((count, round) => count + round.tables.length, 0);
    const before = tables();
    const quiet = () => {
      const stage = derive(formats, play.facts).stage();
      const matches = stage.history.rounds.flatMap((round) =>
        round.tables.map((table) => stage.nextAfter(round, table)),
      );
      for (const step of [stage.next(), ...matches]) {
        expect(['pair-round', 'open-table', 'hand-over']).not.toContain(step?.kind);
      }
      expect(play.send({ type: 'PairRound' })).toBe(false);
      expect([play.facts.rounds.length, tables()]).toEqual([rounds, before]);
    };
    quiet();
    // What is still entered or corrected counts, and leads to nothing new.
    for (const { place, table } of play.games(false)) {
      play.send({ type: 'RecordOutcome', place, outcome: play.outcomeAt(place, table) });
      quiet();
    }
    for (const { place, table } of play.games(true)) {
      const replaces = assertDefined(table.games[place.game - 1]?.recorded?.outcome, 'outcome');
      play.send({ type: 'RemoveOutcome', place, replaces, later: { kind: 'keep' } });
      quiet();
    }
    play.must({ type: 'Reopen' });
    playThrough(play, 0);
    expect(play.finished).toBe(true);
  });

  property('[DK-8] ended early, nobody who left wins, and before any result nobody does', (seed) => {
    const play = new Play(formats, contender, seed);
    const stop = play.chance.below(16);
    for (let steps = 0; steps < stop && !play.finished; steps++) play.forward();
    // HK-26: a bracket's champion has won, though a match for third place is open.
    const { winners: champions } = conclude(formats, { ...play.facts, ended: true });
    const inBracket = derive(formats, play.facts).stage().rulebook.bracket !== undefined;
    fc.pre(!play.finished && !(inBracket && champions.length > 0));
    const { standings } = conclude(formats, play.facts);
    const leaders = standings.filter(({ place }) => place <= 1 + play.chance.below(3)).map(({ player }) => player);
    for (const player of leaders) play.send({ type: 'DropPlayer', player });
    if (!play.finished) play.must({ type: 'EndEarly', confirm: 'Contract Cup' });
    const { finished, winners, standings: places } = conclude(formats, play.facts);
    expect(finished).toBe(true);
    // Enough may have left to decide it.
    if (!play.facts.ended) return;
    expect(winners.filter((id) => isAway(play.facts.players.get(id)))).toEqual([]);
    expect(winners.filter((id) => places.find(({ player }) => player === id)?.place !== 1)).toEqual([]);
    if (play.games(true).length === 0) expect(winners).toEqual([]);
  });

  property(
    'the same secret and the same commands give the same log',
    (seed) => {
      const logs = [1, 2].map(() => {
        const play = new Play(formats, contender, seed);
        playThrough(play, 6);
        return play.state.log.head?.hash;
      });
      expect(logs[0]).toBe(logs[1]);
    },
    0.3,
  );

  property(
    '[DK-6] applying an entry and undoing it gives the state before',
    (seed) => {
      const play = new Play(formats, contender, seed);
      playThrough(play, 6, (before) => {
        const { head } = play.state.log;
        if (!head || play.state.log.length !== before.log.length + 1 || head.command.type === 'Undo') return;
        const command = { type: 'Undo', version: head.version } as const;
        const undone = submit(formats, play.state, { commandId: 'undo', at: head.at, by: 'desk', command });
        expect(undone.ok).toBe(true);
        if (undone.ok) expect(written(undone.value.state.facts)).toBe(written(before.facts));
      });
    },
    0.5,
  );

  property(
    '[DK-6] undoing and redoing in any order gives a tournament that can be read, or a refusal',
    (seed) => {
      const play = new Play(formats, contender, seed);
      for (let steps = 0; steps < 220; steps++) {
        const before = play.state;
        const kind = play.chance.below(6);
        if (kind < 3) play.turnBack();
        else if (kind === 3) play.disturb();
        else if (!play.forward()) play.turnBack();
        if (play.state !== before) expect(viewProblem(formats, play.state)).toBeUndefined();
      }
      expect(audit(formats, play.state.log.slice()).differences).toEqual([]);
      expect(written(fold(play.state.log.slice()).facts)).toBe(written(play.facts));
    },
    0.5,
  );

  property(
    '[DK-10, DK-16] slices are new where their content is, without drafts or secrets',
    (seed) => {
      const play = new Play(formats, contender, seed);
      const secret = assertDefined(play.facts.about?.secret, 'secret');
      let shown = { facts: play.facts, slices: publicSlices(derive(formats, play.facts), 0) };
      let read = publicVersion(play.state.log);
      const readOn = () => {
        const whole = publicSlices(derive(formats, play.facts), 0);
        const version = publicVersion(play.state.log);
        const slices = publicSlices(derive(formats, play.facts), version, shown);
        expect(content(slices)).toBe(content(whole));
        // Nothing public changes without the version, and what did not change is the very same.
        for (const [name, slice] of Object.entries(slices)) {
          const before = shown.slices[name];
          const same = before !== undefined && content({ before }) === content({ before: slice });
          expect(slice === before).toBe(same);
          if (version === read) expect(same).toBe(true);
        }
        shown = { facts: play.facts, slices };
        read = version;
        const text = canonicalJson(whole);
        const drafts = play.facts.rounds.filter((round) => round.state === 'draft');
        for (const draft of drafts) {
          expect(whole).not.toHaveProperty([`round:${draft.number}`]);
          expect(text).not.toContain(assertDefined(draft.draw?.key, 'key'));
        }
        if (!play.finished) expect(text).not.toContain(secret);
        expect(text).not.toContain('"desk"');
      };
      // A slow reader, who has read everything in the end.
      playThrough(play, 6, () => {
        if (play.chance.below(3) === 0) readOn();
      });
      readOn();
    },
    0.5,
  );

  test('nothing is refused without a code, and a refused command changes nothing', () => {
    const play = new Play(formats, contender, 7);
    const before = written(play.facts);
    for (const command of [
      { type: 'Start' },
      { type: 'CloseRound', round: 99 },
      { type: 'DropPlayer', player: 'nobody' },
      { type: 'Undo', version: 1 },
      { type: 'Undo', version: 99 },
      { type: 'EndEarly', confirm: 'something else' },
      { type: 'AddPlayers', players: [{ name: ' ' }] },
      { type: 'AddPlayers', players: [{ name: 'Player 1' }] },
    ] as const) {
      expect(play.send(command)).toBe(false);
      expect(play.refusals.at(-1)?.code).toMatch(/^[a-z-]+$/);
    }
    expect(written(play.facts)).toBe(before);
    expect(play.state.log.length).toBe(3);
    expect(emptyState.log.length).toBe(0);
  });
});
