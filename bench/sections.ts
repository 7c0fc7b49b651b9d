/** What `npm run bench` measures, in this order, each in a process of its own. */

export interface Section {
  readonly name: string;
  readonly title: string;
  readonly about: string;
  readonly program: string;
  readonly args: readonly (string | number)[];
  /** For a look whether all still runs and the quality holds; absent: left out of it. */
  readonly quick?: readonly (string | number)[];
  readonly env?: Readonly<Record<string, string>>;
  /** People wait for it: `--felt` measures these alone. */
  readonly felt?: true;
}

export const sections: readonly Section[] = [
  {
    name: 'swiss',
    title: 'Pairing a round of a Swiss',
    about:
      'Three events a size, the same rounds for everybody; each contestant is ended after 15 seconds a size. Processor time of pairing one round, the median over the rounds. “The floor” shuffles, sorts into scores and pairs neighbours, and does not look at rematches. “Squared difference” is what the pairs’ points differ by, against the least there is without a rematch, worked out by an exact solver up to 1,000 players; above that the pairing rests on its own proof. edmonds-blossom-fixed is given every pair and its cost, as a program would use it.',
    program: 'swiss/run.ts',
    args: [32, 128, 385, 1_000, 10_000],
    quick: [32, 128],
    env: { CUT_OFF: '15', PEERS_UP_TO: '385' },
  },
  {
    name: 'dutch',
    title: 'Pairing a round by the Dutch system',
    about:
      'Whole events of nine rounds, exact by every criterion of the handbook (DU-4); one game in four is drawn. Processor time of pairing one round. Wanted: under 10 ms for 100 players and under 300 ms for 500 at the median.',
    program: 'engine/dutch.ts',
    args: [100, 101, 500, 501, 1_000],
    quick: [100],
  },
  {
    name: 'pair-round',
    title: 'PairRound as a whole command',
    about:
      'Decided, judged, evolved and hashed into an entry, beside the draw alone on the same field after four rounds, and beside what writing that entry down as JSON and hashing it takes by itself. Wanted: within five times the draw.',
    program: 'engine/pair-round.ts',
    args: [32, 128, 385, 2_000, 10_000],
    quick: [32, 128],
  },
  {
    name: 'shown',
    title: 'A round drawn and shown',
    about:
      'A Swiss after four rounds: PairRound and PublishRound, decided as on the server, and everything that the public is sent of the new round. Processor time. Wanted: under 100 ms with 385 players.',
    program: 'engine/shown.ts',
    args: [32, 128, 385, 2_000],
    quick: [32],
    felt: true,
  },
  {
    name: 'forecast',
    title: 'A forecast',
    about:
      'Where a tournament is heading, after some rounds, with the usual number of playouts. Processor time; the server works it out on a thread of its own. Wanted: under 2 s.',
    program: 'forecast/speed.ts',
    args: [],
    quick: ['groups', 16, 1, 5],
    felt: true,
  },
  {
    name: 'throughput',
    title: 'Whole tournaments on one core',
    about:
      'Tournaments a second of processor time: a round at a stroke, as `tiltyard simulate` plays them, and by commands as at a desk. Wanted of `simulate`: half of what it did on 17 November 2026.',
    program: 'engine/throughput.ts',
    args: [3],
    quick: [0.05],
    felt: true,
  },
  {
    name: 'season',
    title: 'A season’s table and a rating list',
    about:
      'From remembered conclusions of each event (CL-19): 100 players of 2,000 members in each, Swiss with one game a round. The table has tie-breaks to the last.',
    program: 'engine/season.ts',
    args: [50, 500],
    quick: [8, 20],
  },
  {
    name: 'brackets',
    title: 'Knockouts and round robins',
    about:
      'Drawn and played to the end, beside brackets-manager with its database in memory. Tiltyard’s go through its commands, with drafts, findings and the reasons for each pairing.',
    program: 'engine/brackets.ts',
    args: [8, 32, 128],
    quick: [8],
  },
  {
    name: 'opening',
    title: 'Opening a long log',
    about:
      '500 players; entries as a store hands them over. Wanted: under 1 s with the machine’s hash, 1.5 s with the engine’s own, as in a browser.',
    program: 'engine/opening.ts',
    args: [73_000],
    quick: [2_000],
    felt: true,
  },
  {
    name: 'writers',
    title: 'Results through HTTP, stored on SQLite',
    about:
      'Each writer at a tournament of its own, one result after the other; everything is read back and audited. In the same run: as many bytes appended to a file and waited for (fdatasync), and a bare fastify that takes the same bodies and stores nothing. Load and server share the cores. Wanted: a result in under 5 ms with one writer, 1,000 a second with 64.',
    program: 'server/writers.ts',
    args: [100, 1, 2, 4, 8, 16, 32, 64],
    quick: [10, 1, 8],
    felt: true,
  },
  {
    name: 'postgres',
    title: 'Results through HTTP, stored on PostgreSQL',
    about:
      'Thirty writers, at one tournament and at ten, to one, two and three server processes; beside it thirty lines to the database that insert as many bytes. Load, servers and database share the cores, and processor time is what limits all of them here. The writers of a tournament are spread over all processes, which is the worst there is: whoever comes second reads what is new and decides again, and every process folds every entry.',
    program: 'server/postgres.ts',
    args: [20, 1, 2, 3],
  },
  {
    name: 'viewers',
    title: 'Viewers of one tournament',
    about:
      'A Swiss of 300 on one process; each viewer has a stream of its own that takes gzip, and all of them live in one other process on the same cores. “bare” is a server that only writes as many bytes to as many open streams: what this machine and the viewers take by themselves. Wanted: 1 kB a viewer and result; 10,000 viewers within 300 ms.',
    program: 'live/viewers.ts',
    args: [100, 1_000, 10_000],
    quick: [20],
    env: { RESULTS: '20' },
    felt: true,
  },
  {
    name: 'restart',
    title: 'Restart with many tournaments',
    about: 'From the start of `tiltyard serve` to the first answer. Wanted: that it does not grow with them.',
    program: 'server/restart.ts',
    args: [1, 10, 100, 1_000],
  },
  {
    name: 'scale',
    title: 'Three processes behind a proxy',
    about:
      'Server processes on one PostgreSQL behind a proxy of three workers, and 15,000 viewers of one tournament in three processes. What follows from it: [Scale](scale.md).',
    program: 'scale/run.ts',
    args: [15_000, 1, 2, 3],
    env: { RESULTS: '12' },
  },
];
