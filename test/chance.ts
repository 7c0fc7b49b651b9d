import { hashOf } from '../src/kit/index.ts';

/** For servers in tests: a tournament's name decides its draws, so that they are the same in every run. */
export const drawsByName = { newSecret: (name: string): string => hashOf(`secret of ${name}`) };
