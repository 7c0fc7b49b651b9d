import {
  type Command,
  type CommandPort,
  checkChain,
  type Derived,
  derive,
  type Entry,
  eraseFrom,
  playerCalled,
  type Refusal,
  roundLabel,
  type State,
  submit,
  type TournamentView,
  tournamentView,
  viewProblem,
} from '../engine/index.ts';
import { type FileProblem, parseTournamentFile, readTournamentFile, tournamentFileText } from '../exchange/index.ts';
import { assertDefined } from '../kit/index.ts';
import type { WrittenFile } from '../protocol/wire-views.ts';
import { type Names, namesOf, sayRefusal, toldIn } from '../words/index.ts';
import { plainName } from '../words/plain-name.ts';
import { Refused, WrongUsage } from './failure.ts';
import { nearest } from './nearest.ts';
import { readGiven, writeNew, writeSafely } from './safe-file.ts';
import type { Terminal } from './terminal.ts';
import { language } from './words.ts';

/** Names that are offered in place of one that nobody has. */
const MAX_NEAR = 5;

const fileSentences: Readonly<Record<FileProblem['code'], string>> = {
  'not-json': 'is damaged or isn’t a tournament file',
  'not-a-tournament': 'isn’t a tournament file',
  'newer-version': 'was written by a newer Tiltyard',
  damaged: 'is damaged',
};

export const sayFileProblem = (path: string, { code, detail }: FileProblem): string =>
  `${path} ${fileSentences[code]}: ${detail}.`;

/** A tournament in its file: commands are collected, and written all at once or not at all. */
export class TournamentFile {
  #derived: Derived | undefined;
  private entries: Entry[];
  private readonly opened: number;

  private constructor(
    private readonly terminal: Terminal,
    private readonly write: (text: string) => void,
    /** Said before anything is added. */
    private readonly damage: () => string | undefined,
    public state: State,
    /** DK-24: what is stored beside the log stays there. */
    private readonly image?: WrittenFile['image'],
  ) {
    this.entries = [...state.log.slice()];
    this.opened = this.entries.length;
  }

  static open(terminal: Terminal, path: string): TournamentFile {
    const read = readGiven(terminal, path);
    const opened = readTournamentFile(read.text);
    if (!opened.ok) throw new WrongUsage(sayFileProblem(path, opened.error), opened.error.code);
    if (!opened.value.facts.about) throw new WrongUsage(`${path} holds no tournament.`, 'damaged');
    const problem = viewProblem(terminal.formats, opened.value);
    if (problem !== undefined) {
      const sentence = sayFileProblem(path, { code: 'damaged', detail: problem });
      throw new WrongUsage(`${sentence} “tiltyard audit ${path}” says where.`, 'damaged');
    }
    const file = parseTournamentFile(read.text);
    const damage = () => {
      const broken = file.ok ? checkChain(file.value.entries) : undefined;
      return broken === undefined
        ? undefined
        : sayFileProblem(path, { code: 'damaged', detail: `the chain breaks at entry ${broken}` });
    };
    return new TournamentFile(
      terminal,
      (text) => writeSafely(read, text),
      damage,
      opened.value,
      file.ok ? file.value.image : undefined,
    );
  }

  /** One that is not in its file yet. */
  static made(terminal: Terminal, path: string, state: State): TournamentFile {
    return new TournamentFile(
      terminal,
      (text) => writeNew(path, text),
      () => undefined,
      state,
    );
  }

  get view(): TournamentView {
    return assertDefined(tournamentView(this.derived, this.state.log, { drafts: true }), 'tournament');
  }

  get derived(): Derived {
    this.#derived = derive(this.terminal.formats, this.state.facts, this.#derived);
    return this.#derived;
  }

  /** For several commands at once. */
  get port(): CommandPort {
    return {
      facts: () => this.state.facts,
      finished: () => this.derived.verdict.finished,
      send: (command) => this.go(command),
    };
  }

  get names(): Names {
    return namesOf(this.state.facts.players.values());
  }

  /** Does it, or throws the refusal. Nothing is written before `save`. */
  go(command: Command, where: Readonly<Record<string, number>> = {}): void {
    const answer = submit(this.terminal.formats, this.state, { ...this.#asked(), command }, this.#derived);
    if (!answer.ok) throw this.refused(answer.error, where);
    this.state = answer.value.state;
    this.#derived = answer.value.derived;
    this.entries.push(answer.value.entry);
  }

  /** DK-31: the log without a person, chained again, with an entry that says so. */
  erase(player: string, confirm: string): void {
    const name = this.state.facts.about?.name ?? '';
    if (confirm.trim() !== name) throw this.refused({ code: 'not-confirmed', details: { word: name } });
    const erased = eraseFrom(this.terminal.formats, this.entries, player, this.#asked());
    if (!erased.ok) throw this.refused(erased.error);
    this.state = erased.value.state;
    this.entries = [...this.state.log.slice()];
  }

  /** Who asks, and when; only of a file that is whole. */
  #asked(): { commandId: string; at: number; by: string } {
    if (this.entries.length === this.opened) {
      const damage = this.damage();
      if (damage !== undefined) throw new WrongUsage(damage, 'damaged');
    }
    // A clock set back must not turn time around.
    const at = Math.max(this.terminal.now(), this.state.log.head?.at ?? 0);
    return { commandId: this.terminal.newId(), at, by: 'cli' };
  }

  refused(refusal: Refusal, where: Readonly<Record<string, number>> = {}): Refused {
    const what = toldIn(this.terminal.formats, language, () => this.state.log.slice());
    // DK-6: in the words of `log`, with the number that `undo` takes.
    const entryText = (version: number) => `${version}: ${what(version)}`;
    return new Refused(
      refusal,
      sayRefusal(language, refusal, this.names, (round) => roundLabel(this.derived, round), entryText),
      where,
    );
  }

  /** An id, or a name that only one has. */
  player(who: string): string {
    const found = playerCalled(this.state.facts, who);
    if (found.ok) return found.value;
    const { why, called } = found.error;
    if (called.length === 0 && this.#near(who).length > 0) throw new WrongUsage(this.unknown(who), why.code);
    if (called.length === 0) throw this.refused(why);
    const which = called.map((id) => `${id} is ${this.names(id)}`).join(', ');
    throw new WrongUsage(`Several players are called ${who}. Say which by id: ${which}.`);
  }

  /** Says that no player has this name, and suggests similar ones. */
  unknown(who: string): string {
    const near = this.#near(who);
    const hint = near.length > 0 ? ` Did you mean ${near.join(' or ')}?` : '';
    return `Nobody here is called “${who}”.${hint}`;
  }

  /** Those with such a part in their name, or with the one name that is nearly it. */
  #near(who: string): string[] {
    const wanted = plainName(who);
    const players = [...this.state.facts.players.values()];
    const parts = players.filter(({ name }) => plainName(name).split(' ').includes(wanted));
    if (parts.length > 0) return parts.slice(0, MAX_NEAR).map(({ id }) => `${this.names(id)} (${id})`);
    const like = nearest(
      who,
      players.map(({ name }) => name),
    );
    return like === undefined ? [] : [like];
  }

  save(): void {
    this.write(tournamentFileText(this.entries, this.image));
  }
}
