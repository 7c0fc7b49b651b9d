import { assertDefined, hashOf } from '../../kit/index.ts';
import { type ClubCommand, type ClubRefusal, type ClubState, emptyClub, submitToClub } from './index.ts';

/** Keeps a club's log in tests: sends commands one second after the other, and says what the engine answered. */
export class Secretary {
  state: ClubState = emptyClub;
  #count = 0;

  constructor(...names: readonly string[]) {
    this.must({ type: 'CreateClub', id: 'C', name: 'Chess at the mill', secret: hashOf('club') });
    if (names.length > 0) this.must({ type: 'AddMembers', members: names.map((name) => ({ name })) });
  }

  try(command: ClubCommand): ClubRefusal | undefined {
    const request = { commandId: `c${++this.#count}`, at: 1000 * this.#count, by: 'owner', command };
    const answer = submitToClub(this.state, request);
    if (!answer.ok) return answer.error;
    this.state = answer.value.state;
    return undefined;
  }

  must(command: ClubCommand): this {
    const refused = this.try(command);
    if (refused) throw new Error(JSON.stringify(refused));
    return this;
  }

  get facts() {
    return this.state.facts;
  }

  get version(): number {
    return this.state.log.length;
  }

  id(name: string): string {
    return assertDefined([...this.facts.members.values()].find((member) => member.name === name)?.id, name);
  }

  /** “a1 b2”: who sat as which player of an event. */
  link(event: string, text: string): this {
    const links = text
      .split(' ')
      .map((pair) => ({ event, player: `p${pair.slice(1)}`, member: this.id(pair.slice(0, 1)) }));
    return this.must({ type: 'LinkPlayers', links });
  }
}
