import type { Writable } from 'node:stream';
import { Frame, GZIP_HEADER } from './frames.ts';

interface EventLineOptions {
  /** The reader takes gzip. */
  readonly compressed: boolean;
  /** When the reader tries again after the line broke, and how often there is a sign of life, in milliseconds. */
  readonly retryAfter: number;
  readonly heartbeat: number;
  /** A reader that takes nothing for this many heartbeats is let go; it comes back by itself. */
  readonly mostSilentBeats: number;
  /** Time for a sign of life. */
  beat(): void;
  /** The line was full, and is free again. */
  drained(): void;
  /** Whoever ended it. */
  ended(): void;
}

/** One connection on which events are sent. While it is full writers wait until it is free, and then send the newest state. */
export class EventLine {
  readonly #out: Writable;
  readonly #options: EventLineOptions;
  readonly #beat: NodeJS.Timeout;
  #full = false;
  #silentBeats = 0;

  constructor(out: Writable, options: EventLineOptions) {
    this.#out = out;
    this.#options = options;
    this.#beat = setInterval(() => this.#heartbeat(), options.heartbeat);
    this.#beat.unref();
    out.on('drain', () => {
      this.#full = false;
      this.#silentBeats = 0;
      options.drained();
    });
    out.on('error', () => this.#stop());
    out.on('close', () => this.#stop());
    if (options.compressed) out.write(GZIP_HEADER);
    this.write(Frame.of(`retry: ${options.retryAfter}\n\n`));
  }

  get full(): boolean {
    return this.#full;
  }

  write(frame: Frame): void {
    if (this.#out.writableEnded || this.#out.destroyed) return;
    if (!this.#out.write(frame.bytes(this.#options.compressed ? 'compressed' : 'plain'))) this.#full = true;
  }

  end(): void {
    this.#stop();
    this.#out.end();
  }

  #heartbeat(): void {
    if (!this.#full) {
      this.#options.beat();
      return;
    }
    this.#silentBeats += 1;
    if (this.#silentBeats >= this.#options.mostSilentBeats) this.#out.destroy();
  }

  #stop(): void {
    clearInterval(this.#beat);
    this.#options.ended();
  }
}
