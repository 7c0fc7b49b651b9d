import { type Command, fail, ok, type Result } from '../engine/index.ts';
import { loggedCommandSchema } from '../protocol/commands.ts';

/** What JSON keeps of a value: a copy that nobody else can change, without fields that hold nothing. */
export function plainOf(value: unknown): unknown {
  try {
    return JSON.parse(JSON.stringify(value) ?? 'null');
  } catch {
    return undefined;
  }
}

/** Checks a command from a program that may pass anything: the command, or what is wrong with it. */
export function readCommand(value: unknown): Result<Command, string> {
  const read = loggedCommandSchema.safeParse(plainOf(value));
  if (read.success) return ok(read.data as Command);
  const [issue] = read.error.issues;
  return fail(`${['command', ...(issue?.path ?? [])].map(String).join('.')}: ${issue?.message ?? ''}`);
}
