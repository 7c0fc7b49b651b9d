import { useId, useState } from 'react';
import { NoAnswer, ProblemError } from '../../../client/index.ts';
import { zoneAt } from '../../../words/index.ts';
import { Button } from '../../shared/controls/button.tsx';
import { useNotes } from '../../shared/controls/notes.tsx';
import { type Start, tellStart } from '../../shared/next-start/asked-starts.ts';
import { useTournamentPort } from '../../shared/ports.tsx';
import { useSpeech, useT } from '../../shared/words.ts';
import { useDesk } from '../context.tsx';
import { momentOf } from './start-times.ts';

const STEPS = [5, 10, 15, 30] as const;
const MINUTE = 60_000;

/** The desk says when play resumes: a time, or a number of minutes from now. */
export function NextStartForm({ round, start }: { round: number; start: Start | undefined }) {
  const { t } = useSpeech();
  const port = useTournamentPort();
  const say = useT('evening');
  const { id, facts, snapshot } = useDesk();
  const { tell } = useNotes();
  const field = useId();
  const [typed, setTyped] = useState('');
  const [bad, setBad] = useState(false);
  const set = (at: number | undefined) => {
    const next = at === undefined ? undefined : { round, at };
    port.setNextStart(id, next ? { next } : {}).then(
      () => {
        setTyped('');
        tellStart(id, next);
      },
      (error: unknown) => {
        if (error instanceof NoAnswer) tell(t('desk.noLine'));
        else if (error instanceof ProblemError) tell(error.message);
        else throw error;
      },
    );
  };
  const now = () => Date.now() + snapshot.ahead;
  return (
    <form
      className="next-start-form"
      onSubmit={(event) => {
        event.preventDefault();
        const at = momentOf(typed, now(), zoneAt(facts.event));
        setBad(at === undefined);
        if (at !== undefined) set(at);
      }}
    >
      <label htmlFor={field}>{say('between.startAt')}</label>
      <span className="line">
        <input
          id={field}
          className="input short"
          inputMode="numeric"
          autoComplete="off"
          placeholder="20:45"
          value={typed}
          aria-invalid={bad}
          aria-describedby={`${field}-hint`}
          onChange={(event) => {
            setTyped(event.target.value);
            setBad(false);
          }}
        />
        <Button type="submit" kind="ink" size="small">
          {say('between.tell')}
        </Button>
        {STEPS.map((minutes) => (
          // To the minute: nobody starts at 20:43:17.
          <Button
            key={minutes}
            size="small"
            onClick={() => set(Math.ceil((now() + minutes * MINUTE) / MINUTE) * MINUTE)}
          >
            {say('between.inMinutes', { count: minutes })}
          </Button>
        ))}
        {start && (
          <Button size="small" kind="plain" onClick={() => set(undefined)}>
            {say('between.takeBack')}
          </Button>
        )}
      </span>
      <p id={`${field}-hint`} className="hint" role={bad ? 'alert' : undefined}>
        {say(bad ? 'between.passed' : start ? 'between.told' : 'between.hint')}
      </p>
    </form>
  );
}
