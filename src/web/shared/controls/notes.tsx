import { createContext, type ReactNode, useCallback, useContext, useMemo, useRef, useState } from 'react';
import { useT } from '../words.ts';
import { NOTE_SHOWN_FOR } from './note-time.ts';

/**
 * A short note at the edge of the page: what happened, and how to take it back. One at a time, so that no “Undo” moves
 * under the finger; what came before it stands in the activity.
 */

interface Note {
  readonly id: number;
  readonly text: string;
  readonly action?: { readonly label: string; readonly run: () => void } | undefined;
}

interface Notes {
  /** Returns how to take it back, in case it turns out to be wrong. */
  tell(text: string, action?: Note['action']): () => void;
}

const NotesContext = createContext<Notes>({ tell: () => () => undefined });

export const useNotes = (): Notes => useContext(NotesContext);

export function NotesProvider({ children }: { children: ReactNode }) {
  const t = useT();
  const [note, setNote] = useState<Note>();
  const last = useRef(0);
  const remove = useCallback((id: number) => setNote((now) => (now?.id === id ? undefined : now)), []);
  const tell = useCallback(
    (text: string, action?: Note['action']) => {
      last.current += 1;
      const id = last.current;
      setNote({ id, text, action });
      setTimeout(() => remove(id), NOTE_SHOWN_FOR);
      return () => remove(id);
    },
    [remove],
  );
  const value = useMemo(() => ({ tell }), [tell]);
  return (
    <NotesContext.Provider value={value}>
      {children}
      <div className="notes" role="status" aria-live="polite">
        {note && (
          <div key={note.id} className="note">
            <span>{note.text}</span>
            {note.action && (
              <button
                type="button"
                className="button small"
                onClick={() => {
                  note.action?.run();
                  remove(note.id);
                }}
              >
                {note.action.label}
              </button>
            )}
            <button
              type="button"
              className="button small square"
              onClick={() => remove(note.id)}
              aria-label={t('states.dismiss')}
            >
              ×
            </button>
          </div>
        )}
      </div>
    </NotesContext.Provider>
  );
}
