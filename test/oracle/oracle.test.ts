import { describe, expect, test } from 'vitest';
import { formats } from '../../src/engine/formats/index.ts';
import { tournamentView } from '../../src/engine/views/index.ts';
import { contenders } from '../contract/contenders.ts';
import { type Contender, Play } from '../contract/play.ts';
import { checkGroups } from './groups.ts';
import { checkHybrid } from './hybrid.ts';
import { checkPlaces, type Disturbed, Findings, type Tournament } from './reading.ts';
import { checkStrikes } from './strikes.ts';
import { checkSwiss } from './swiss.ts';

/** A second opinion: what the engine played, checked with arithmetic that was written from the rules alone. */

const oracles: Readonly<Record<string, typeof checkGroups>> = {
  groups: checkGroups,
  hybrid: checkHybrid,
  strikes: checkStrikes,
  swiss: checkSwiss,
};
const tournaments = process.env.LONG ? 1200 : 24;
const people = ['DropPlayer', 'ReinstatePlayer', 'AddPlayers'];
const corrections = ['CorrectOutcome', 'RemoveOutcome', 'Undo', 'UnwindToRound', 'ReopenRound', 'EndEarly'];
const byHand = ['AdjustDraft', 'Override', 'AllowRematches'];

const disturbedIn = (play: Play): Disturbed => {
  const kinds = play.state.log.slice(3).map(({ command }) => command.type);
  const any = (of: readonly string[]) => kinds.some((kind) => of.includes(kind));
  return { people: any(people), corrected: any(corrections), byHand: any(byHand) };
};

function check(play: Play, contender: Contender, findings: Findings): void {
  const tournament = JSON.parse(JSON.stringify(tournamentView(formats, play.state, { drafts: true }))) as Tournament;
  oracles[contender.format]?.(tournament, disturbedIn(play), findings);
  checkPlaces(tournament, findings);
}

/** Plays to the end; every third tournament is left in peace, so that all checks can be made. */
function played(contender: Contender, seed: number, findings: Findings): void {
  const play = new Play(formats, contender, seed);
  let disturbances = seed % 3 === 0 ? 0 : 10;
  for (let steps = 0; steps < 4000; steps++) {
    const { rounds } = play.facts;
    if (disturbances > 0 && play.chance.below(6) === 0) {
      disturbances--;
      play.disturb();
    } else if (!play.forward()) break;
    if (play.facts.rounds.length !== rounds.length) check(play, contender, findings);
  }
  check(play, contender, findings);
}

describe.each(contenders.filter(({ format }) => oracles[format]))('the oracle agrees: $format $config', (contender) => {
  test(`over ${tournaments} tournaments`, { timeout: 3_600_000 }, () => {
    const began = performance.now();
    let checks = 0;
    for (let seed = 1; seed <= tournaments; seed++) {
      const findings = new Findings();
      played(contender, seed, findings);
      checks += findings.checks;
      expect(findings.list.slice(0, 3), `seed ${seed}`).toEqual([]);
    }
    if (process.env.LONG) {
      const seconds = Math.round((performance.now() - began) / 1000);
      process.stdout.write(
        `${contender.format}: ${tournaments} tournaments, ${checks} checks, 0 failures, ${seconds} s\n`,
      );
    }
    expect(checks).toBeGreaterThan(0);
  });
});
