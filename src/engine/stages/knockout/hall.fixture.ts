import { Hall, letter } from '../../formats/hybrid/hall.fixture.ts';

/** Seeds in order of entry: a is seed 1. */
export const knockout = (players: number, config: Readonly<Record<string, unknown>> = {}) => {
  const hall = new Hall(players, { seeding: 'entry', variant: 'standard', ...config });
  hall.begin();
  return hall;
};

export const matches = (hall: Hall): string[] =>
  hall.facts.rounds.flatMap((round) =>
    round.tables.map((table) => `${round.number}/${table.bracketMatch} ${table.seats.map(letter).join('-')}`),
  );
