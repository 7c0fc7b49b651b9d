import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formats as real } from '../../src/engine/formats/index.ts';
import {
  audit,
  conclude,
  draftOf,
  emptyState,
  type Facts,
  type Formats,
  fold,
  historyOf,
  rulebookOf,
  type Step,
  submit,
} from '../../src/engine/tournament/index.ts';
import { type Slice, slicesSince, viewProblem } from '../../src/engine/views/index.ts';
import { canonicalJson, certain } from '../../src/kit/index.ts';
import { contenders } from './contenders.ts';
import { Play, playThrough, written } from './play.ts';
import { withToys } from './toys.ts';

const formats = withToys(real);
const runs = process.env.LONG ? 300 : 8;
const seeds = fc.integer({ min: 0, max: 1_000_000 });

/** A reader who keeps the newest slice of each name and the rounds that `about` lists. */
function readerAfter(kept: Map<string, Slice>, news: readonly Slice[]): Map<string, Slice> {
  const slices = new Map([...kept, ...news.map((slice) => [slice.slice, slice] as const)]);
  const about = slices.get('about');
  const rounds = about?.slice === 'about' ? about.about.rounds.map((round) => `round:${round.number}`) : [];
  return new Map([...slices].filter(([name]) => !name.startsWith('round:') || rounds.includes(name)));
}

const content = (slices: Map<string, Slice>) =>
  canonicalJson([...slices].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, slice]) => ({ ...slice, version: 0 })));

/** HK-10: tables at which two open matches would be played. */
function sharedTables(facts: Facts): number[] {
  const open = facts.rounds.flatMap((round) => round.tables.filter(({ games }) => games.some((one) => !one.recorded)));
  return open.map(({ number }) => number).filter((number, at, all) => all.indexOf(number) !== at);
}

/** What single matches would lead to in stages that say they lead to nothing: the core does not ask there. */
function stepsOfMatches(formats: Formats, facts: Facts): Step['kind'][] {
  return facts.rounds.flatMap(({ number: round, stage, state, tables }) => {
    const rulebook = rulebookOf(formats, facts, stage);
    if (state === 'draft' || !rulebook.onlyWholeRounds) return [];
    const history = historyOf(facts, stage);
    const kinds = tables.map(({ match }) => rulebook.next(history, { kind: 'table', round, match }).kind);
    return kinds.filter((kind) => kind !== 'wait');
  });
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
      expect(stepsOfMatches(formats, play.facts)).toEqual([]);
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
      const draft = certain(draftOf(play.facts), 'draft');
      if (!play.send({ type: 'AddPlayers', players: [{ name: 'Late' }] })) return;
      const { number: round, edition } = draft;
      if (!play.send({ type: 'PublishRound', round })) {
        play.must({ type: 'Override', round, edition, reason: 'only watches' });
        play.must({ type: 'PublishRound', round });
      }
      playThrough(play, 0);
      const late = certain(
        [...play.facts.players.values()].find(({ name }) => name === 'Late'),
        'player',
      ).id;
      const { winners, standings } = conclude(formats, play.facts);
      const { rounds } = play.facts;
      if (rounds.some(({ tables }) => tables.some(({ seats }) => seats.includes(late)))) return;
      const place = (id: string) =>
        certain(
          standings.find(({ player }) => player === id),
          'row',
        ).place;
      expect(winners).not.toContain(late);
      for (const { stage, tables } of rounds) {
        const rulebook = rulebookOf(formats, play.facts, stage);
        for (const table of tables) {
          for (const seat of rulebook.tally(historyOf(play.facts, stage), table).winners) {
            expect(place(certain(table.seats[seat], 'seat'))).toBeLessThanOrEqual(place(late));
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
    if (play.finished) return;
    play.must({ type: 'EndEarly', confirm: 'Contract Cup' });
    const rounds = play.facts.rounds.length;
    const tables = () => play.facts.rounds.reduce((count, round) => count + round.tables.length, 0);
    const before = tables();
    const quiet = () => {
      const rulebook = rulebookOf(formats, play.facts);
      const history = historyOf(play.facts);
      const matches = play.facts.rounds.flatMap(({ number: round, tables }) =>
        tables.map(({ match }) => ({ kind: 'table', round, match }) as const),
      );
      for (const focus of [{ kind: 'stage' } as const, ...matches]) {
        const { kind } = rulebook.next(history, focus);
        expect(['pair-round', 'open-table', 'hand-over']).not.toContain(kind);
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
      const replaces = certain(table.games[place.game - 1]?.recorded?.outcome, 'outcome');
      play.send({ type: 'RemoveOutcome', place, replaces, later: { kind: 'keep' } });
      quiet();
    }
    play.must({ type: 'Reopen' });
    playThrough(play, 0);
    expect(play.finished).toBe(true);
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
    '[DK-16] slices from any resume point equal the public view, without drafts or secrets',
    (seed) => {
      const play = new Play(formats, contender, seed);
      const secret = certain(play.facts.about?.secret, 'secret');
      let kept = readerAfter(new Map(), slicesSince(formats, play.state));
      let at = play.state.log.length;
      playThrough(play, 6, () => {
        if (play.chance.below(3) > 0) return; // a slow reader
        const news = slicesSince(formats, play.state, at);
        kept = readerAfter(kept, news);
        at = play.state.log.length;
        const whole = readerAfter(new Map(), slicesSince(formats, play.state));
        expect(content(kept)).toBe(content(whole));
        const text = canonicalJson([...whole.values()]);
        const drafts = play.facts.rounds.filter((round) => round.state === 'draft');
        for (const draft of drafts) {
          expect(whole.has(`round:${draft.number}`)).toBe(false);
          expect(text).not.toContain(certain(draft.draw?.key, 'key'));
        }
        if (!play.finished) expect(text).not.toContain(secret);
        expect(text).not.toContain('"desk"');
      });
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
