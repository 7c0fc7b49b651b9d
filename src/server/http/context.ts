import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Formats } from '../../engine/index.ts';
import type { Store } from '../../store/index.ts';
import type { Identity } from '../auth/identity.ts';
import type { HashingCost } from '../auth/passwords.ts';
import type { OpenStreams } from '../live/open-streams.ts';
import type { Tournaments } from '../live/tournaments.ts';
import type { ScheduledBackups } from '../operations/backups.ts';
import type { Workshop } from '../workshop/workshop.ts';

export type App = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ZodTypeProvider
>;

/** What the routes work with. */
export interface Context {
  /** What can be played here. */
  readonly formats: Formats;
  readonly store: Store;
  readonly tournaments: Tournaments;
  readonly identity: Identity;
  readonly backups: ScheduledBackups;
  /** For what would hold up everyone else. */
  readonly workshop: Workshop;
  /** The server's clock, in milliseconds. */
  readonly now: () => number;
  /** A new tournament's secret, which decides its draws; a test may give every name its own. */
  readonly newSecret: (name: string) => string;
  /** Of passwords, where it is not the usual one: tests make accounts by the dozen. */
  readonly hashingCost?: HashingCost;
  /** The live streams that are open. */
  readonly streams: OpenStreams;
  /** It will stop soon: no longer ready for whoever chooses among servers, while everything is still answered. */
  readonly draining: () => boolean;
  /** No new work is taken any more. */
  readonly stopping: () => boolean;
}
