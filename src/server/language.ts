import type { FastifyRequest } from 'fastify';
import { type Language, languageFor } from '../protocol/sentences/index.ts';

/** The reader's first wish that there is a table for; «de-AT, en;q=0.8» is German. */
export const languageOf = (request: FastifyRequest): Language =>
  languageFor(request.headers['accept-language']?.split(/[,;]/, 1)[0]?.trim());
