import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { newCommandId } from '../../client/index.ts';
import {
  type Command,
  type Conclusion,
  type Derived,
  type Event,
  type Facts,
  type Reason,
  type Refusal,
  roundLabel,
  type State,
} from '../../engine/index.ts';
import type { Me } from '../../protocol/wire.ts';
import { type Names, namesOf, say, sayRefusal, toldIn } from '../../words/index.ts';
import { useNotes } from '../shared/controls/notes.tsx';
import { useFontsLater } from '../shared/fonts.ts';
import { useUnsent } from '../shared/use-page.ts';
import { useSpeech } from '../shared/words.ts';
import type { DeskLog, DeskSnapshot, NotNow } from './log/desk-log.ts';

interface Options {
  readonly expectedVersion?: number;
  /** What to say when it is done; it comes with an undo of this very entry (DK-6). */
  readonly done?: string;
}

/** What every page of the desk can see and do. */
export interface DeskValue {
  readonly id: string;
  readonly me: Me;
  readonly snapshot: DeskSnapshot;
  readonly state: State;
  readonly facts: Facts;
  /** What follows from the facts, by the rules of the format. */
  readonly derived: Derived;
  readonly conclusion: Conclusion;
  readonly names: Names;
  /** In the reader's language; undefined: it may be done. */
  whyNot(command: Command): string | undefined;
  /** What it would write into the log now; nothing where it would be refused. */
  follows(command: Command): readonly Event[];
  /** Does it, or says in a note why not. */
  act(command: Command, options?: Options): boolean;
  /** Does it, or answers why not, for pages that have a place to say so. */
  attempt(command: Command, options?: Options): string | undefined;
  /** Says what a command led to, with an undo of its entry. */
  announce(done: string, commandId: string): void;
  say(reason: Reason): string;
  sayRefusal(refusal: Refusal): string;
  dismiss(commandId: string): void;
  /** The rules of a further format, before the tournament is changed to it. */
  loadFormat(name: string): Promise<void>;
}

const DeskContext = createContext<DeskValue | undefined>(undefined);

export function useDesk(): DeskValue {
  const value = useContext(DeskContext);
  if (!value) throw new Error('The desk is asked for outside of its page.');
  return value;
}

export function DeskProvider({ log, me, children }: { log: DeskLog; me: Me; children: ReactNode }) {
  const snapshot = useSyncExternalStore(log.subscribe, log.snapshot);
  const { language, t } = useSpeech();
  const { tell } = useNotes();
  useFontsLater(true);
  useUnsent(snapshot.pending.length);
  const announced = useRef<{ readonly commandId: string; readonly takeBack: () => void }>(undefined);
  const value = useMemo<DeskValue>(() => {
    const { state, derived } = snapshot;
    const { facts } = state;
    const names = namesOf(facts.players.values());
    const refused = (why: Refusal) =>
      sayRefusal(
        language,
        why,
        names,
        (round) => roundLabel(derived, round),
        toldIn(derived.formats, language, () => state.log.slice()),
      );
    const worded = (why: Refusal | NotNow | undefined): string | undefined => {
      if (!why) return undefined;
      if (why.code === 'no-line') return t('desk.noLine');
      if (why.code === 'round-not-stored') return t('desk.roundNotStored');
      return refused(why);
    };
    const allowed = (command: Command): string | undefined =>
      me.may.includes(command.type) ? undefined : t('desk.notAllowed');
    const perform = (command: Command, options: Parameters<DeskLog['perform']>[1]): string | undefined =>
      allowed(command) ?? worded(log.perform(command, options));
    const announce = (done: string, commandId: string) => {
      const run = () => {
        const whyNot = worded(log.undo(commandId));
        if (whyNot !== undefined) tell(whyNot);
      };
      announced.current = { commandId, takeBack: tell(done, { label: t('desk.undo'), run }) };
    };
    return {
      id: log.id,
      me,
      snapshot,
      state,
      facts,
      derived,
      conclusion: { ...derived.verdict, standings: derived.standings },
      names,
      whyNot: (command) => allowed(command) ?? worded(log.whyNot(command)),
      follows: (command) => log.follows(command),
      attempt: (command, { expectedVersion, done } = {}) => {
        const commandId = newCommandId();
        const why = perform(command, { commandId, expectedVersion });
        if (why === undefined && done !== undefined) announce(done, commandId);
        return why;
      },
      act: (command, { expectedVersion, done } = {}) => {
        const commandId = newCommandId();
        const why = perform(command, { commandId, expectedVersion });
        if (why !== undefined) tell(why);
        else if (done !== undefined) announce(done, commandId);
        return why === undefined;
      },
      announce,
      say: (reason) => say(language, reason, names),
      sayRefusal: refused,
      dismiss: (commandId) => log.dismiss(commandId),
      loadFormat: (name) => log.loadFormat(name),
    };
  }, [snapshot, log, me, language, t, tell]);
  const { withdrawn } = snapshot;
  useEffect(() => {
    // DK-6: what was refused after all has nothing to undo.
    if (announced.current && withdrawn.has(announced.current.commandId)) announced.current.takeBack();
  }, [withdrawn]);
  return <DeskContext.Provider value={value}>{children}</DeskContext.Provider>;
}
