/**
 * Whole knockouts, double eliminations and round robins, drawn and played to the end, beside brackets-manager with its
 * database in memory. Tiltyard's go through its commands, with drafts, findings and reasons. Processor time, medians.
 * Run with: npx tsx bench/engine/brackets.ts [players …]
 */
import { formats } from '../../src/engine/formats/index.ts';
import { playTournament } from '../../src/engine/index.ts';
import { grows, numbersGiven, short, table, warmly } from '../report.ts';

// The peers are installed only for the benchmarks, so their types are written down here as far as they are used.
interface Match {
  readonly id: number;
  readonly status: number;
}
interface Manager {
  readonly create: { stage(stage: object): Promise<{ readonly id: number }> };
  readonly get: { stageData(stage: number): Promise<{ readonly match: readonly Match[] }> };
  readonly update: { match(match: object): Promise<void> };
}
interface Managers {
  readonly BracketsManager: new (storage: object) => Manager;
}
interface Memories {
  readonly InMemoryDatabase: new () => object;
}

const load = async <T>(name: string): Promise<T | undefined> => {
  try {
    return (await import(name)) as T;
  } catch {
    return undefined;
  }
};
const managers = await load<Managers>('brackets-manager');
const memories = await load<Memories>('brackets-memory-db');

const KINDS = [
  { name: 'knockout', format: 'knockout', type: 'single_elimination', settings: {} },
  { name: 'double elimination', format: 'double', type: 'double_elimination', settings: { grandFinal: 'double' } },
  { name: 'round robin', format: 'robin', type: 'round_robin', settings: { groupCount: 1 } },
] as const;
type Kind = (typeof KINDS)[number];

/** Ready to be played, or begun. */
const isOpen = ({ status }: Match): boolean => status === 2 || status === 3;

async function playedByPeer(manager: Manager, { type, settings }: Kind, players: number): Promise<number> {
  const seeding = Array.from({ length: players }, (_, at) => `P${at + 1}`);
  const stage = await manager.create.stage({ tournamentId: 0, name: 'Bench', type, seeding, settings });
  let matches = 0;
  for (;;) {
    const open = (await manager.get.stageData(stage.id)).match.filter(isOpen);
    if (open.length === 0) return matches;
    for (const { id } of open) {
      await manager.update.match({ id, opponent1: { score: 5, result: 'win' }, opponent2: { score: 3 } });
      matches++;
    }
  }
}

const model = { draws: 0, spread: 200, equal: false, rated: true };
const TIMES = 5;

const rows: (string | number)[][] = [];
const points = new Map<string, [number, number][]>();
const noted = (name: string, players: number, time: number): void => {
  points.set(name, [...(points.get(name) ?? []), [players, time]]);
};
for (const kind of KINDS) {
  if (!formats.names.includes(kind.format)) continue;
  for (const players of numbersGiven([8, 32, 128])) {
    // A round robin of 128 is 8,128 matches, and every one of them looks through all the others.
    if (kind.format === 'robin' && players > 64) continue;
    const own = await warmly(TIMES, (run) => {
      const { finished } = playTournament(
        formats,
        { format: kind.format, config: {}, players, model },
        'brackets',
        run,
      );
      if (!finished) throw new Error(`${kind.name} of ${players}: never ended`);
    });
    noted(kind.name, players, own);
    let peer = 'not installed';
    if (managers && memories) {
      const { BracketsManager } = managers;
      const { InMemoryDatabase } = memories;
      const took = await warmly(TIMES, () => playedByPeer(new BracketsManager(new InMemoryDatabase()), kind, players));
      noted(`${kind.name} (brackets-manager)`, players, took);
      peer = `${short(took)} ms (${(took / own).toFixed(1)}×)`;
    }
    rows.push([kind.name, players, `${short(own)} ms`, peer]);
  }
}
console.log(table(['format', 'players', 'Tiltyard', 'brackets-manager'], rows));
for (const [name, found] of points) grows(`The time of a ${name}`, found);
