import { createContext, type ReactNode, useContext, useState } from 'react';
import { type Command, type Event, tableOf } from '../../../engine/index.ts';
import { Button } from '../../shared/controls/button.tsx';
import { Dialog } from '../../shared/controls/dialog.tsx';
import { useSpeech } from '../../shared/words.ts';
import { useDesk } from '../context.tsx';

interface Leaving {
  readonly players: readonly string[];
  readonly done?: (() => void) | undefined;
}

const dropOf = (players: readonly string[]): Command => {
  const [only, ...others] = players;
  return only !== undefined && others.length === 0
    ? { type: 'DropPlayer', player: only }
    : { type: 'DropPlayers', players };
};

/** DK-7: history stays, but a game that is being played is forfeited: nobody learns that afterwards. */
export function DropProvider({ children }: { children: ReactNode }) {
  const { t } = useSpeech();
  const { act, follows, names } = useDesk();
  const [asked, setAsked] = useState<Leaving>();
  const said = (players: readonly string[]) =>
    players.length === 1
      ? t('players.dropped', { name: names(players[0] ?? '') })
      : t('picking.dropped', { count: players.length });
  const perform = ({ players, done }: Leaving) => {
    setAsked(undefined);
    if (act(dropOf(players), { done: said(players) })) done?.();
  };
  const drop = (players: readonly string[], done?: () => void) => {
    const leaving = { players, done };
    if (follows(dropOf(players)).some(isResult)) setAsked(leaving);
    else perform(leaving);
  };
  return (
    <DropContext.Provider value={drop}>
      {children}
      {asked && <Question leaving={asked} onClose={() => setAsked(undefined)} onSure={() => perform(asked)} />}
    </DropContext.Provider>
  );
}

const isResult = (event: Event) => event.type === 'OutcomeRecorded';

interface QuestionProps {
  readonly leaving: Leaving;
  readonly onClose: () => void;
  readonly onSure: () => void;
}

function Question({ leaving: { players }, onClose, onSure }: QuestionProps) {
  const { t } = useSpeech();
  const { facts, follows, names } = useDesk();
  const games = follows(dropOf(players)).filter(isResult);
  const title =
    players.length === 1
      ? t('drop.one', { name: names(players[0] ?? '') })
      : t('drop.several', { count: players.length });
  return (
    <Dialog open onClose={onClose} title={title}>
      <p>{t('drop.forfeits', { count: games.length })}</p>
      <ul>
        {games.map(({ round, match, game }) => {
          const table = tableOf(facts.rounds[round - 1], match);
          const seats = table?.seats.map(names).join(' – ') ?? '';
          return (
            <li key={`${round} ${match} ${game}`}>
              {t('drop.game', { table: table?.number ?? match, players: seats })}
            </li>
          );
        })}
      </ul>
      <p className="hint">{t('drop.orWait')}</p>
      <p className="line">
        <Button kind="ink" onClick={onSure}>
          {t('drop.now')}
        </Button>
        <Button onClick={onClose}>{t('drop.notNow')}</Button>
      </p>
    </Dialog>
  );
}

/** Drops players; where that forfeits games being played, it names them and asks first. */
const DropContext = createContext<(players: readonly string[], done?: () => void) => void>(() => undefined);

export const useDrop = (): ((players: readonly string[], done?: () => void) => void) => useContext(DropContext);
