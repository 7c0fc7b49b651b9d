import { formats as allFormats } from '../src/engine/formats/index.ts';
import {
  type Command,
  type Conclusion,
  conclude,
  type Derived,
  derive,
  emptyState,
  type Facts,
  type Formats,
  type Place,
  type Refusal,
  type Round,
  type State,
  submit,
} from '../src/engine/tournament/index.ts';
import { assertDefined, hashOf } from '../src/kit/index.ts';

/** A desk for tests: sends commands one second after the other, and says what the engine answered. */
export class Desk {
  state: State = emptyState;
  private count = 0;

  constructor(
    format: string,
    config: Readonly<Record<string, unknown>> = {},
    seed: number | string = 1,
    readonly formats: Formats = allFormats,
  ) {
    const secret = hashOf(`desk ${seed}`);
    this.must({ type: 'CreateTournament', id: 'T', name: 'Cup', format, config, secret });
  }

  try(command: Command): Refusal | undefined {
    const request = { commandId: `c${++this.count}`, at: 1000 * this.count, by: 'desk', command };
    const answer = submit(this.formats, this.state, request);
    if (!answer.ok) return answer.error;
    this.state = answer.value.state;
    return undefined;
  }

  must(command: Command): void {
    const why = this.try(command);
    if (why) throw new Error(`${command.type}: ${JSON.stringify(why)}`);
  }

  get facts(): Facts {
    return this.state.facts;
  }

  get derived(): Derived {
    return derive(this.formats, this.facts);
  }

  get rounds(): readonly Round[] {
    return this.facts.rounds;
  }

  get last(): Round {
    return assertDefined(this.rounds.at(-1), 'a round');
  }

  get conclusion(): Conclusion {
    return conclude(this.formats, this.facts);
  }

  place(match: number, round = this.last): Place {
    return { round: round.number, edition: round.edition, match, game: 1 };
  }

  /** Draws the next round and shows it. */
  pair(): Round {
    this.must({ type: 'PairRound' });
    this.must({ type: 'PublishRound', round: this.last.number });
    return this.last;
  }

  close(): void {
    this.must({ type: 'CloseRound', round: this.last.number });
  }
}
