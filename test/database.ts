import { inject } from 'vitest';

/** The address of a new, empty database, on the PostgreSQL server that all files of a run share. */
export async function newDatabase(): Promise<string> {
  const answer = await fetch(inject('databases'));
  if (!answer.ok) throw new Error(await answer.text());
  return answer.text();
}
