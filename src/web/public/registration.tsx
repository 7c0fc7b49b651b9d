import { useState } from 'react';
import { newCommandId, ProblemError } from '../../client/index.ts';
import { readNumber } from '../../engine/index.ts';
import type { PlayerView } from '../../protocol/wire-views.ts';
import { underBase } from '../shared/base.ts';
import type { WithServer } from '../shared/ports.tsx';
import { useSpeech } from '../shared/words.ts';

interface Registered {
  readonly player: string;
  readonly approved: boolean;
  readonly path?: string;
  /** As it was typed: a player waiting for approval is on no list yet. */
  readonly name: string;
}

const keyOf = (id: string) => `tiltyard.registered.${id}`;

function keptFor(id: string): Registered | undefined {
  try {
    return JSON.parse(localStorage.getItem(keyOf(id)) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

interface RegistrationProps extends WithServer {
  readonly id: string;
  readonly players: readonly PlayerView[];
}

/** DK-13: someone enters themselves by the public link. */
export function Registration({ server, id, players }: RegistrationProps) {
  const { t } = useSpeech();
  const [typed, setTyped] = useState({ name: '', club: '', rating: '' });
  const [problem, setProblem] = useState<string>();
  const [done, setDone] = useState(() => keptFor(id));
  const [commandId, setCommandId] = useState(newCommandId);
  const send = async () => {
    const { name, club, rating } = typed;
    const number = readNumber(rating);
    try {
      const answer = await server.register(id, {
        commandId,
        name: name.trim(),
        ...(club.trim() !== '' && { club: club.trim() }),
        ...(number !== undefined && { rating: number }),
      });
      const { player, approved, path } = answer;
      const entered = { player, approved, name: name.trim(), ...(path !== undefined && { path }) };
      localStorage.setItem(keyOf(id), JSON.stringify(entered));
      setDone(entered);
    } catch (error) {
      setProblem(error instanceof ProblemError ? error.problem.detail : t('states.noAnswer'));
      // A refused entry is changed and sent as another one; one without an answer is sent again as the same.
      if (error instanceof ProblemError) setCommandId(newCommandId());
    }
  };
  if (done) {
    const isIn = done.approved || players.some((one) => one.id === done.player);
    return (
      <section className="card stack register" role="status">
        <h2>
          <bdi>{done.name}</bdi>
        </h2>
        <p className="my-line">{isIn ? t('register.done') : t('register.waits')}</p>
        {done.path !== undefined && (
          <p>
            <a className="button primary" href={underBase(done.path)}>
              {t('register.toMine')}
            </a>
          </p>
        )}
      </section>
    );
  }
  const field = (key: keyof typeof typed, hint = '') => (
    <div className="field">
      <label htmlFor={`register-${key}`}>{t(`register.${key}`)}</label>
      <input
        id={`register-${key}`}
        className="input"
        value={typed[key]}
        placeholder={hint}
        inputMode={key === 'rating' ? 'decimal' : 'text'}
        onChange={(event) => setTyped({ ...typed, [key]: event.target.value })}
      />
    </div>
  );
  return (
    <form
      className="card stack register"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <h2>{t('register.title')}</h2>
      {field('name')}
      {field('club', t('register.optional'))}
      {field('rating', t('register.optional'))}
      {problem !== undefined && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
      <p>
        <button type="submit" className="button primary" disabled={typed.name.trim() === ''}>
          {t('register.send')}
        </button>
      </p>
    </form>
  );
}
