import { createContext, type ReactNode, useContext, useMemo, useSyncExternalStore } from 'react';
import {
  type Command,
  type Conclusion,
  conclude,
  type Facts,
  type Reason,
  type Refusal,
  roundLabel,
  type State,
} from '../../engine/index.ts';
import type { Me } from '../../protocol/wire.ts';
import { type Names, namesOf, say, sayRefusal } from '../../words/index.ts';
import { useNotes } from '../shared/controls/notes.tsx';
import { useSpeech } from '../shared/words.ts';
import type { DeskLog, DeskSnapshot, NotNow } from './log/index.ts';

/** What every page of the desk can see and do. */
export interface DeskValue {
  readonly id: string;
  readonly me: Me;
  readonly snapshot: DeskSnapshot;
  readonly state: State;
  readonly facts: Facts;
  readonly conclusion: Conclusion;
  readonly names: Names;
  /** In the reader's language; undefined: it may be done. */
  whyNot(command: Command): string | undefined;
  /** Does it, or says in a note why not. */
  act(command: Command, options?: { readonly expectedVersion?: number; readonly done?: string }): boolean;
  /** Does it, or answers why not, for pages that have a place to say so. */
  attempt(command: Command, expectedVersion?: number): string | undefined;
  say(reason: Reason): string;
  sayRefusal(refusal: Refusal): string;
  dismiss(commandId: string): void;
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
  const value = useMemo<DeskValue>(() => {
    const { state } = snapshot;
    const { facts } = state;
    const names = namesOf(facts.players.values());
    const refused = (why: Refusal) => sayRefusal(language, why, names, (round) => roundLabel(state, round));
    const worded = (why: Refusal | NotNow | undefined): string | undefined => {
      if (!why) return undefined;
      if (why.code === 'no-line') return t('desk.noLine');
      if (why.code === 'round-not-stored') return t('desk.roundNotStored');
      return refused(why);
    };
    const allowed = (command: Command): string | undefined =>
      me.may.includes(command.type) ? undefined : t('desk.notAllowed');
    const attempt = (command: Command, expectedVersion?: number): string | undefined =>
      allowed(command) ?? worded(log.perform(command, expectedVersion));
    return {
      id: log.id,
      me,
      snapshot,
      state,
      facts,
      conclusion: conclude(state),
      names,
      whyNot: (command) => allowed(command) ?? worded(log.whyNot(command)),
      attempt,
      act: (command, { expectedVersion, done } = {}) => {
        const version = log.snapshot().state.log.length + 1;
        const why = attempt(command, expectedVersion);
        if (why !== undefined) {
          tell(why);
          return false;
        }
        if (done !== undefined) {
          tell(done, {
            label: t('desk.undo'),
            run: () => {
              const whyNotUndone = attempt({ type: 'Undo', version });
              if (whyNotUndone !== undefined) tell(whyNotUndone);
            },
          });
        }
        return true;
      },
      say: (reason) => say(language, reason, names),
      sayRefusal: refused,
      dismiss: (commandId) => log.dismiss(commandId),
    };
  }, [snapshot, log, me, language, t, tell]);
  return <DeskContext.Provider value={value}>{children}</DeskContext.Provider>;
}
