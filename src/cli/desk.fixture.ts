import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formats as allFormats } from '../engine/formats/index.ts';
import type { Formats } from '../engine/index.ts';
import { runCli } from './program.ts';
import type { ShowDocument } from './show-document.ts';
import type { Terminal } from './terminal.ts';

/** A desk in a folder of its own, with a fixed clock and fixed ids. */
export class Desk {
  readonly folder = mkdtempSync(join(tmpdir(), 'tiltyard-'));
  /** Runs between reading and writing a file: the clock is read in between. */
  meanwhile: () => void = () => undefined;
  /** What is typed or piped in. */
  typed = '';
  private time = Date.UTC(2026, 4, 1, 9);
  private ids = 0;

  constructor(private readonly formats: Formats = allFormats) {}

  path(name: string): string {
    return join(this.folder, name);
  }

  write(name: string, text: string | Uint8Array): void {
    writeFileSync(this.path(name), text);
  }

  read(name: string): string {
    return readFileSync(this.path(name), 'utf8');
  }

  /** “report cup.json r1.t1 5-3”, with quotes as in a shell. Names of files are those in the folder. */
  async run(line: string, extra: Partial<Terminal> = {}) {
    let out = '';
    let err = '';
    const words = [...line.matchAll(/"([^"]*)"|(\S+)/g)].map((match) => match[1] ?? match[2] ?? '');
    const placed = words.map((word) => (/^[\w-]+\.(json|txt|csv)$/.test(word) ? this.path(word) : word));
    const code = await runCli(placed, {
      formats: this.formats,
      out: (text) => {
        out += text;
      },
      err: (text) => {
        err += text;
      },
      isTerminal: false,
      canAsk: false,
      colours: false,
      now: () => {
        this.meanwhile();
        this.time += 60_000;
        return this.time;
      },
      newId: () => `id-${++this.ids}`,
      newSecret: () => 'ab'.repeat(32),
      input: () => this.typed,
      ...extra,
    });
    const plain = (text: string) => text.replaceAll(`${this.folder}/`, '');
    return { code, out: plain(out), err: plain(err) };
  }

  async json<T = ShowDocument>(line: string): Promise<T> {
    const { out } = await this.run(`${line} --json`);
    return JSON.parse(out) as T;
  }

  /** What a person would see. */
  async transcript(lines: readonly string[]): Promise<string> {
    let text = '';
    for (const line of lines) {
      const { code, out, err } = await this.run(line);
      text += `$ tiltyard ${line}\n${out}${err}${code === 0 ? '' : `(exit ${code})\n`}\n`;
    }
    return text;
  }

  leave(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
