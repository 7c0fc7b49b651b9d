import type { FastifyReply } from 'fastify';
import type { Problem } from '../protocol/wire.ts';

export {
  type ProblemCode,
  RefusedByRules,
  RequestProblem,
  refusalProblem,
  requestProblem,
} from '../hosting/problems.ts';

export const sendProblem = (reply: FastifyReply, body: Problem): FastifyReply =>
  reply.code(body.status).header('content-type', 'application/problem+json').send(JSON.stringify(body));
