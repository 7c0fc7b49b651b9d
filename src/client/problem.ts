import type { Problem } from '../protocol/wire.ts';

/** The server refused, with its reason. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';
  readonly problem: Problem;
  /** Which problem it is, for programs. */
  readonly code: string;

  constructor(problem: Problem) {
    super(problem.detail);
    this.problem = problem;
    this.code = problem.code;
  }
}

/** There was no answer, so nobody knows whether the request arrived: send it again with the same id. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';

  constructor(cause: unknown) {
    super('The server cannot be reached.', { cause });
  }
}

export function problemFrom(status: number, body: string): Problem {
  try {
    const parsed: unknown = JSON.parse(body);
    if (typeof parsed === 'object' && parsed !== null && 'code' in parsed && 'detail' in parsed)
      return parsed as Problem;
  } catch {
    // Something in between answered, a proxy for example.
  }
  const detail = `The server answered with status ${status}.`;
  return { type: 'about:blank', title: detail, status, code: 'unexpected-answer', detail };
}
