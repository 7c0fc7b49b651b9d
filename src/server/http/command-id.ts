import { z } from 'zod';
import { commandIdSchema } from '../../protocol/wire.ts';
import { RequestProblem } from '../problems.ts';

/** DK-19: the id of a command may come in its body or as a header. */
export const idempotencyHeaders = z.object({
  'idempotency-key': commandIdSchema.optional().describe('The id of the command, where the body has none.'),
});

/** Undefined: there is none. Two that differ are a mistake that must not be guessed at. */
export function commandIdOf(
  body: { readonly commandId?: string | undefined },
  headers: z.output<typeof idempotencyHeaders>,
): string | undefined {
  const key = headers['idempotency-key'];
  if (key !== undefined && body.commandId !== undefined && key !== body.commandId) {
    throw new RequestProblem(400, 'unreadable', { problems: ['commandId: is not that of Idempotency-Key'] });
  }
  return body.commandId ?? key;
}

/** The same, for what cannot be sent without one. */
export function neededCommandId(...given: Parameters<typeof commandIdOf>): string {
  const id = commandIdOf(...given);
  if (id === undefined) throw new RequestProblem(400, 'unreadable', { problems: ['commandId: is missing'] });
  return id;
}
