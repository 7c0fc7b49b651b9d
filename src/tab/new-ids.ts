import { newCommandId } from '../client/index.ts';
import { hashOf } from '../kit/index.ts';

/** The same for every attempt of the same request. */
export const idFor = (commandId: string | undefined): string => hashOf(commandId ?? newCommandId()).slice(0, 10);

/** A tournament's secret: 64 hex digits. */
export const newSecret = (): string => newCommandId() + newCommandId();
