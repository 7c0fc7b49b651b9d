import { chanceFrom, drawKey } from '../../../kit/index.ts';
import { isSealed, secretHashOf } from '../../log/index.ts';
import type { ClubRequest } from '../commands.ts';
import type { ClubEvent } from '../events.ts';
import { evolveClub } from '../evolve.ts';
import type { ClubAbout, ClubFacts, ClubState } from '../state.ts';

/** What it led to when it was decided first, where it is decided again. */
export interface ClubDecidedBefore {
  readonly events?: readonly ClubEvent[];
}

/** One command on its way: the events so far, and the state they lead to. */
export class ClubDeciding {
  readonly events: ClubEvent[] = [];

  constructor(
    public state: ClubState,
    readonly about: ClubAbout,
    readonly request: ClubRequest & ClubDecidedBefore,
  ) {}

  add(event: ClubEvent): void {
    this.events.push(event);
    this.state = evolveClub(this.state, event);
  }

  get facts(): ClubFacts {
    return this.state.facts;
  }

  /** A named draw. Those who have only the secret's hash replay it by the key that was recorded with it. */
  draw(name: string) {
    const { secret } = this.about;
    const recorded = this.request.events?.flatMap((event) => ('draw' in event && event.draw ? [event.draw] : []));
    const known = recorded?.find((draw) => draw.name === name)?.key;
    const key = isSealed(secret) ? (known ?? drawKey(secretHashOf(secret), name)) : drawKey(secret, name);
    return { draw: { name, key }, chance: chanceFrom(key) };
  }
}
