import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formats as real } from '../../src/engine/formats/index.ts';
import {
  type Command,
  type Consequences,
  conclude,
  derive,
  type Entry,
  type Facts,
  type Outcome,
  type Place,
  type PlayerId,
  previewCorrection,
  type State,
  submit,
} from '../../src/engine/tournament/index.ts';
import { assertDefined, canonicalJson } from '../../src/kit/index.ts';
import { contenders } from './contenders.ts';
import { Play, playThrough, written } from './play.ts';
import { withToys } from './toys.ts';

/** DK-4, DK-5: what the preview of a correction says is what happens, in every field, in every format. */

const formats = withToys(real);
const runs = process.env.LONG ? 150 : 3;

interface Done {
  readonly entry: Entry;
  readonly state: State;
}

const send = (state: State, command: Command) =>
  submit(formats, state, { commandId: 'really', at: state.facts.lastCompletedAt, by: 'desk', command });

function change(place: Place, outcome: Outcome | undefined, replaces: Outcome, more: object): Command {
  const all = { place, replaces, later: { kind: 'keep' } as const, ...more };
  return outcome ? { type: 'CorrectOutcome', ...all, outcome } : { type: 'RemoveOutcome', ...all };
}

const gamesIn = (facts: Facts): number =>
  facts.rounds.reduce((sum, round) => sum + round.tables.reduce((games, table) => games + table.games.length, 0), 0);
const outcomesIn = (facts: Facts): number =>
  facts.rounds
    .flatMap((round) => round.tables.flatMap((table) => table.games))
    .filter((game) => game.recorded !== undefined).length;

/** How many of the games that there were are gone: each cancellation names the first. */
const gamesLost = (before: State, done: Done): number =>
  done.entry.events.reduce((sum, event) => {
    if (event.type !== 'GamesCancelled') return sum;
    const games = before.facts.rounds[event.round - 1]?.tables[event.match - 1]?.games ?? [];
    return sum + games.filter((_, at) => at + 1 >= event.from).length;
  }, 0);

const throughIn = (facts: Facts, round: number): readonly PlayerId[] => {
  const { stage } = assertDefined(facts.rounds[round - 1], 'round');
  return derive(formats, facts).stage(stage).verdict.through;
};

function findingsOf(facts: Facts, before: Facts, number: number) {
  const round = assertDefined(before.rounds[number - 1], 'round');
  return derive(formats, facts).stageBefore(round.stage, number).judge(round).findings;
}

const stateOf = (facts: Facts, player: PlayerId) =>
  conclude(formats, facts).standings.find((row) => row.player === player)?.state;

function comparedWithWhatHappens(before: State, place: Place, keep: Consequences['keep'], done: Done): void {
  const [was, is] = [conclude(formats, before.facts), conclude(formats, done.state.facts)];
  expect(keep.winners).toEqual({ from: was.winners, to: is.winners });
  expect(keep.finished).toEqual({ from: was.finished, to: is.finished });
  expect(keep.through).toEqual({
    from: throughIn(before.facts, place.round),
    to: throughIn(done.state.facts, place.round),
  });
  const now = new Map(is.standings.map((row) => [row.player, row]));
  const both = was.standings.map((row) => ({ row, to: assertDefined(now.get(row.player), 'row') }));
  expect(keep.moved).toEqual(
    both.flatMap(({ row, to }) =>
      row.place === to.place ? [] : [{ player: row.player, from: row.place, to: to.place }],
    ),
  );
  expect(keep.states).toEqual(
    both.flatMap(({ row, to }) =>
      row.state === to.state ? [] : [{ player: row.player, from: row.state, to: to.state }],
    ),
  );
  expect(keep.cancelledGames).toBe(gamesLost(before, done));
  if (!done.entry.events.some(({ type }) => ['GameAdded', 'TableOpened', 'RoundPaired'].includes(type))) {
    expect(keep.cancelledGames).toBe(gamesIn(before.facts) - gamesIn(done.state.facts));
  }
  const [ratingsBefore, ratingsAfter] = [
    derive(formats, before.facts).ratings,
    derive(formats, done.state.facts).ratings,
  ];
  const rerated = is.standings.flatMap(({ player, state }) => {
    const entry = before.facts.players.get(player)?.rating ?? { rating: 150_000 };
    const [from, to] = [ratingsBefore?.get(player) ?? entry, ratingsAfter?.get(player) ?? entry];
    const changes = state === 'active' && !is.finished && canonicalJson(from) !== canonicalJson(to);
    return changes ? [{ player, from: Math.round(from.rating / 100), to: Math.round(to.rating / 100) }] : [];
  });
  expect(keep.ratings).toEqual(rerated);
  for (const round of before.facts.rounds.slice(place.round)) {
    const kept = done.state.facts.rounds[round.number - 1];
    if (kept?.edition !== round.edition) continue;
    expect(kept.tables.slice(0, round.tables.length).map((one) => one.seats)).toEqual(
      round.tables.map((one) => one.seats),
    );
    const findings = keep.faults.filter((fault) => fault.round === round.number).map(({ finding }) => finding);
    const [known, found] = [before.facts, done.state.facts].map((facts) =>
      findingsOf(facts, before.facts, round.number),
    );
    const about = ({ code, players }: { code: string; players: readonly string[] }) => `${code} ${[...players].sort()}`;
    const old = new Set(known?.map(about));
    for (const finding of findings) {
      expect(found).toContainEqual(finding);
      expect(known).not.toContainEqual(finding);
    }
    for (const finding of found ?? []) if (!old.has(about(finding))) expect(findings).toContainEqual(finding);
  }
}

describe.each(contenders.map((contender, at) => ({ contender, at })))(
  '$contender.format, contender $at',
  ({ contender }) => {
    test('[DK-4] the preview of a correction says what then happens, in every field, and leaves no trace', () => {
      fc.assert(
        fc.property(fc.integer({ min: 0, max: 1_000_000 }), (seed) => {
          const play = new Play(formats, contender, seed);
          let tried = 0;
          playThrough(play, 4, () => {
            const recorded = play.games(true);
            if (recorded.length === 0 || (tried > 0 && play.chance.below(8) > 0)) return;
            tried += 1;
            const { place, table } = play.chance.pick(recorded);
            const outcome = play.chance.below(4) === 0 ? undefined : play.outcomeAt(place, table);
            const replaces = assertDefined(table.games[place.game - 1]?.recorded?.outcome, 'outcome');
            const trace = written(play.facts);
            const preview = previewCorrection(formats, play.state, place, outcome);
            expect(written(play.facts)).toBe(trace);
            const done = send(play.state, change(place, outcome, replaces, {}));
            expect(done.ok).toBe(preview.ok);
            if (!done.ok || !preview.ok) return;
            comparedWithWhatHappens(play.state, place, preview.value.keep, done.value);

            const later = { kind: 'unwind', confirm: 'Contract Cup' } as const;
            const unwound = send(play.state, change(place, outcome, replaces, { later }));
            if (!unwound.ok) throw new Error(canonicalJson(unwound.error));
            const aside = play.facts.rounds.filter(({ number }) => number > place.round);
            expect(unwound.value.entry.events[0]).toEqual({ type: 'Unwound', toRound: place.round });
            const { rounds, outcomes } = preview.value.unwind;
            expect(rounds).toEqual(aside.map(({ number }) => number));
            expect(outcomes).toBe(
              outcomesIn(play.facts) - outcomesIn({ ...play.facts, rounds: play.facts.rounds.slice(0, place.round) }),
            );
            // Nothing of a round that was set aside is left under its edition.
            for (const { number, edition } of aside)
              expect(unwound.value.state.facts.rounds[number - 1]?.edition).not.toBe(edition);

            const closing = send(unwound.value.state, { type: 'CloseRound', round: place.round });
            const goneOn = closing.ok ? closing.value.state : unwound.value.state;
            const { mayReinstate } = preview.value.keep;
            for (const player of play.facts.players.keys()) {
              const back = send(play.state, change(place, outcome, replaces, { reinstate: [player] }));
              const out = stateOf(done.value.state.facts, player) === 'eliminated';
              if (mayReinstate.includes(player)) {
                expect(out && back.ok).toBe(true);
                if (back.ok) expect(stateOf(back.value.state.facts, player)).not.toBe('eliminated');
              } else if (out && back.ok) expect(stateOf(goneOn.facts, player)).not.toBe('active');
            }
          });
          // A tournament without a recorded game proves nothing: another one takes its place.
          fc.pre(tried > 0);
        }),
        { numRuns: runs },
      );
    });
  },
);
