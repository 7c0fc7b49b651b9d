import { drawKey, hashOf } from '../../kit/index.ts';
import type { Seen } from '../shared/use-public-view.ts';

export interface DrawsChecked {
  readonly secret: boolean;
  /** By the draw's name. */
  readonly draws: ReadonlyMap<string, boolean>;
}

/** In this browser, with nothing but what is published: the secret has its hash, and gives each draw its key. */
export function checkDraws({ about, rounds }: Seen): DrawsChecked | undefined {
  const { secret } = about;
  if (secret === undefined) return undefined;
  const draws = rounds.flatMap(({ draw }) => (draw ? [draw] : []));
  return {
    secret: hashOf(secret) === about.secretHash,
    draws: new Map(draws.map(({ name, key }) => [name, drawKey(secret, name) === key])),
  };
}
