import type { Command } from '../engine/index.ts';
import { commandSchema } from '../protocol/commands.ts';

export type CommandType = Command['type'];

/** A tournament is created, and a person erased, by doors of their own. */
const nobody: readonly CommandType[] = ['CreateTournament', 'ErasePerson'];

/** DK-16: what the owner of a tournament may send. */
export const ownersCommands: readonly CommandType[] = commandSchema.options
  .map((option) => option.shape.type.value)
  .filter((type) => !nobody.includes(type));
