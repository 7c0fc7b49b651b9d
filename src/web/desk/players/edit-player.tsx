import { useState } from 'react';
import { type Command, type Player, readNumber } from '../../../engine/index.ts';
import { Button } from '../../shared/controls/button.tsx';
import { Dialog } from '../../shared/controls/dialog.tsx';
import { useSpeech } from '../../shared/words.ts';
import { useDesk } from '../context.tsx';

const numberOr = (text: string): number | null => (text.trim() === '' ? null : (readNumber(text) ?? Number.NaN));

/** Only changed fields are sent, so that the log reads well. */
function commandsFor(player: Player, typed: { name: string; club: string; rating: string; table: string }): Command[] {
  const commands: Command[] = [];
  const name = typed.name.trim();
  const club = typed.club.trim() || null;
  const rating = numberOr(typed.rating);
  const table = numberOr(typed.table);
  const edit: Command = {
    type: 'EditPlayer',
    player: player.id,
    ...(name !== player.name && { name }),
    ...(club !== (player.club ?? null) && { club }),
    ...(rating !== (player.rating ? player.rating.rating / 100 : null) && { rating }),
  };
  if (Object.keys(edit).length > 2) commands.push(edit);
  if (table !== (player.fixedTable ?? null)) commands.push({ type: 'FixTable', player: player.id, table });
  return commands;
}

export function EditPlayer({ player, onClose }: { player: Player; onClose: () => void }) {
  const { t } = useSpeech();
  const { attempt } = useDesk();
  const [typed, setTyped] = useState({
    name: player.name,
    club: player.club ?? '',
    rating: player.rating ? String(player.rating.rating / 100) : '',
    table: player.fixedTable === undefined ? '' : String(player.fixedTable),
  });
  const [problem, setProblem] = useState<string>();
  const field = (name: keyof typeof typed, label: string, mode: 'text' | 'decimal' | 'numeric' = 'text') => (
    <div className="field">
      <label htmlFor={`edit-${name}`}>{label}</label>
      <input
        id={`edit-${name}`}
        className="input"
        inputMode={mode}
        value={typed[name]}
        onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
      />
    </div>
  );
  const save = () => {
    for (const command of commandsFor(player, typed)) {
      const refused = attempt(command);
      if (refused !== undefined) return setProblem(refused);
    }
    onClose();
  };
  return (
    <Dialog open onClose={onClose} title={player.name}>
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        {field('name', t('players.name'))}
        <div className="two-up">
          {field('club', t('players.club'))}
          {field('rating', t('players.rating'), 'decimal')}
          {field('table', t('players.fixedTable'), 'numeric')}
        </div>
        <p className="hint">{t('players.fixedTableHint')}</p>
        <KeepApart player={player} onProblem={setProblem} />
        {problem !== undefined && (
          <p className="problem" role="alert">
            {problem}
          </p>
        )}
        <div className="line">
          <Button kind="primary" type="submit">
            {t('players.save')}
          </Button>
          <Button kind="plain" onClick={onClose}>
            {t('players.cancel')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** The players whom someone should not meet. Only the desk ever sees this (DK-9). */
function KeepApart({ player, onProblem }: { player: Player; onProblem: (problem: string | undefined) => void }) {
  const { t } = useSpeech();
  const { facts, names, attempt } = useDesk();
  const apart = facts.keepApart.filter((pair) => pair.includes(player.id)).map(([a, b]) => (a === player.id ? b : a));
  const others = [...facts.players.values()].filter(({ id }) => id !== player.id && !apart.includes(id));
  const set = (other: string, wish: boolean) =>
    onProblem(attempt({ type: 'KeepApart', players: [player.id, other], apart: wish }));
  return (
    <div className="field">
      <label htmlFor="keep-apart">{t('players.keepApart')}</label>
      <div className="line">
        {apart.map((other) => (
          <Button key={other} size="small" onClick={() => set(other, false)}>
            {names(other)} ×
          </Button>
        ))}
        <select
          id="keep-apart"
          className="input"
          value=""
          onChange={(event) => event.target.value !== '' && set(event.target.value, true)}
        >
          <option value="">{t('players.keepApartFrom')}</option>
          {others.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}
