import { STATUS_CODES } from 'node:http';
import type { FastifyReply } from 'fastify';
import { type Refusal, roundLabel, type State } from '../engine/index.ts';
import { type Language, namesOf, sayRefusal } from '../protocol/sentences/index.ts';
import type { Problem } from '../protocol/wire.ts';

/** What the server itself says no to. The engine's refusals have their own codes and sentences. */
const SENTENCES = {
  unreadable: 'The request cannot be read.',
  'not-found': 'There is nothing here.',
  'no-such-tournament': 'There is no tournament at this address.',
  'no-such-link': 'This link is not known, or was revoked.',
  'not-signed-in': 'This needs a link or an account that allows it.',
  'not-allowed': 'Your role does not allow this.',
  'wrong-origin': 'This request came from another page than this server’s.',
  'wrong-password': 'Name and password do not fit together.',
  'name-taken': 'This name is taken.',
  'registration-off': 'No new accounts are taken here.',
  'version-moved': 'The tournament has moved on meanwhile; look at what changed and decide again.',
  'id-in-use': 'A tournament with this id exists already.',
  'clock-moved': 'The clock was pressed meanwhile; this press does not count.',
  'clock-is-paused': 'The clock is paused; this press does not count.',
  'clock-is-running': 'The clock is running already.',
  'clock-not-started': 'The clock has not been started yet.',
  'not-to-move': 'It is the other side’s turn; this press does not count.',
  'time-is-out': 'The time had run out before this press.',
  'press-id-in-use': 'Another press of this game has this id.',
  'game-paired-again': 'This round was paired again meanwhile; this press does not count.',
  'game-is-over': 'This game has a result already.',
  'bad-file': 'This file is no tournament whose every entry follows from the rules.',
  'no-such-export': 'This format cannot express such a tournament.',
  'too-many-requests': 'Too many requests; please wait a moment.',
  'too-large': 'The request is too large.',
  'wrong-media-type': 'Send application/json.',
  'private-address': 'Webhooks to private addresses are not allowed on this server.',
  'store-unavailable': 'The database cannot be used at the moment; nothing was saved.',
  stopping: 'The server is stopping; try again in a moment.',
  'perhaps-saved': 'The database failed while saving. Send the same command again with its id to find out.',
  defect: 'Something went wrong here; it is a fault of ours and was noted.',
} as const;

export type ProblemCode = keyof typeof SENTENCES;

/** Thrown by routes; the error handler answers with it. */
export class RequestProblem extends Error {
  readonly status: number;
  readonly code: ProblemCode;
  readonly details: unknown;

  constructor(status: number, code: ProblemCode, details?: unknown) {
    super(SENTENCES[code]);
    this.status = status;
    this.code = code;
    this.details = details;
  }
}

/** The engine's refusal, thrown by routes. */
export class RefusedByRules extends Error {
  readonly refusal: Refusal;
  readonly state: State | undefined;

  constructor(refusal: Refusal, state?: State) {
    super(refusal.code);
    this.refusal = refusal;
    this.state = state;
  }
}

const problem = (status: number, code: string, detail: string, details?: unknown): Problem => ({
  type: `urn:tiltyard:${code}`,
  title: STATUS_CODES[status] ?? 'Problem',
  status,
  code,
  detail,
  ...(details !== undefined && { details }),
});

export function refusalProblem({ refusal, state }: RefusedByRules, language: Language): Problem {
  const names = namesOf(state?.facts.players.values() ?? []);
  const sentence = sayRefusal(language, refusal, names, (round) => state && roundLabel(state, round));
  return problem(422, refusal.code, sentence, refusal.details);
}

export const requestProblem = ({ status, code, message, details }: RequestProblem): Problem =>
  problem(status, code, message, details);

export const sendProblem = (reply: FastifyReply, body: Problem): FastifyReply =>
  reply.code(body.status).header('content-type', 'application/problem+json').send(JSON.stringify(body));
