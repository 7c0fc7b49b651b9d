import { type State, sealed } from '../../engine/index.ts';
import { END, type Frame, Piece, positionFrame } from './frames.ts';
import { codeAt } from './snapshot.ts';

/** What the desks are sent of the log. A new entry goes to all of them, so its frame is made once. */
export class EntryFeed {
  readonly #source: { readonly state: State };
  #latest: { readonly state: State; readonly sent: number; readonly topic: string; readonly frame: Frame } | undefined;

  constructor(source: { readonly state: State }) {
    this.#source = source;
  }

  /** The entries after a version; undefined when there are none. */
  frameFor(sent: number, topic: string): Frame | undefined {
    const { state } = this.#source;
    const version = state.log.length;
    if (sent >= version) return undefined;
    const latest = this.#latest;
    if (latest?.state === state && latest.sent === sent && latest.topic === topic) return latest.frame;
    const head = codeAt(state, version);
    const entries = JSON.stringify(state.log.slice(sent).map(sealed));
    const fields = new Piece(() => `"version":${version},"head":"${head}","entries":${entries}${END}`);
    const frame = positionFrame(topic, 'entries', { version, head }, fields);
    this.#latest = { state, sent, topic, frame };
    return frame;
  }
}
