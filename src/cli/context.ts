import type { Command } from 'commander';
import { boardView } from '../engine/index.ts';
import { headline, roundText, winnersText } from './pictures.ts';
import { showDocument } from './show-document.ts';
import { type Colours, coloursOf, type Terminal } from './terminal.ts';
import type { TournamentFile } from './tournament.ts';
import { language } from './words.ts';

/** One command line on its way. */
export class Context {
  readonly colours: Colours;

  constructor(
    readonly terminal: Terminal,
    readonly json: boolean,
  ) {
    this.colours = coloursOf(terminal);
  }

  /** One JSON document, or text for people. */
  answer(document: unknown, text: string): void {
    this.terminal.out(this.json ? `${JSON.stringify(document)}\n` : text);
  }

  /** A remark that isn't part of the answer. */
  remark(text: string): void {
    this.terminal.err(`${text}\n`);
  }

  /** A change is written once its answer stands, so that nothing is written that cannot be shown (DK-6). */
  private written(file: TournamentFile, document: unknown, text: string): void {
    file.save();
    this.answer(document, text);
  }

  /** Writes a change and answers with the document of `show`, or the last round in words. */
  changed(file: TournamentFile, what: string): void {
    const { view } = file;
    const round = view.rounds.at(-1);
    const lines = [what, '', round && roundText(view, round, this.colours), winnersText(view, this.colours)];
    this.written(
      file,
      showDocument(view, language),
      `${lines
        .filter((line) => line !== undefined)
        .join('\n')
        .trimEnd()}\n`,
    );
  }

  /** The same for a change that is about one thing: a line is enough. */
  noted(file: TournamentFile, what: string): void {
    const { view } = file;
    const won = winnersText(view, this.colours);
    this.written(file, showDocument(view, language), `${what}\n${won && `\n${won}`}`);
  }

  headline(file: TournamentFile): string {
    return headline(file.view, this.colours);
  }

  board(file: TournamentFile) {
    return boardView(file.derived);
  }
}

/** Adds a group of commands to the program. */
export type Commands = (program: Command, terminal: Terminal) => void;

export interface JsonOption {
  readonly json?: boolean;
}

export const contextOf = (terminal: Terminal, options: JsonOption): Context =>
  new Context(terminal, options.json === true);

/** Every command can answer in JSON. */
export const withJson = (command: Command): Command => command.option('--json', 'print one JSON document');
