import './conflict.css';
import type { ReactNode } from 'react';
import type { Command, Entry, Outcome, Table } from '../../../engine/index.ts';
import { listText, type Names, resultText } from '../../../words/index.ts';
import { Button } from '../../shared/controls/button.tsx';
import { type Translate, useSpeech } from '../../shared/words.ts';
import { useDesk } from '../context.tsx';
import { Linked } from '../player-name.tsx';
import { inOrder, sidesOf } from '../results/sides.ts';
import { type Conflict, keyOf, lastEntry } from './conflict.ts';

const recording: ReadonlySet<Command['type']> = new Set([
  'RecordOutcome',
  'Forfeit',
  'CorrectOutcome',
  'ConfirmResult',
]);
const contesting: ReadonlySet<Command['type']> = new Set(['ContestOutcome']);

export function ConflictCard({ conflict: { place, table, recorded, contested } }: { conflict: Conflict }) {
  const { t, language } = useSpeech();
  const { names, act, state, derived } = useDesk();
  // DK-3: as both desks typed it, the side that moves first on the left.
  const { order } = sidesOf(derived, place.round, table.games[place.game - 1]);
  const players = order[0] === 1 ? table.seats.toReversed() : table.seats;
  const shown = (outcome: Outcome) => resultText(language, inOrder(outcome, order), table.seats.length);
  const correction = { place, replaces: recorded, later: { kind: 'keep' } } as const;
  return (
    <section className="conflict-card" role="alert" aria-labelledby={`conflict-${keyOf(place)}`}>
      <span className="conflict-table" aria-hidden="true">
        {table.number}
      </span>
      <div>
        <h2 id={`conflict-${keyOf(place)}`}>{t('conflict.title', { table: table.number })}</h2>
        <p>
          <Linked text={listText(language, players.map(names))} />. <span className="hint">{t('conflict.counts')}</span>
        </p>
      </div>
      <div className="conflict-choice">
        <Choice
          outcome={recorded}
          shown={shown(recorded)}
          table={table}
          who="first"
          entry={lastEntry(state, place, recording)}
        >
          <Button kind="ink" onClick={() => act({ type: 'UpholdOutcome', place })}>
            {t('conflict.uphold', { result: shown(recorded) })}
          </Button>
        </Choice>
        <Choice
          outcome={contested}
          shown={shown(contested)}
          table={table}
          who="second"
          entry={lastEntry(state, place, contesting)}
        >
          <Button kind="ink" onClick={() => act({ type: 'CorrectOutcome', ...correction, outcome: contested })}>
            {t('conflict.take', { result: shown(contested) })}
          </Button>
        </Choice>
      </div>
      <Button kind="plain" className="conflict-neither" onClick={() => act({ type: 'RemoveOutcome', ...correction })}>
        {t('conflict.neither')}
      </Button>
    </section>
  );
}

interface ChoiceProps {
  readonly outcome: Outcome;
  readonly shown: string;
  readonly table: Table;
  readonly who: 'first' | 'second';
  readonly entry: Entry | undefined;
  readonly children: ReactNode;
}

function Choice({ outcome, shown, table, who, entry, children }: ChoiceProps) {
  const { t, language, locale } = useSpeech();
  const { names } = useDesk();
  const time = entry ? new Intl.DateTimeFormat(locale, { timeStyle: 'medium' }).format(entry.at) : '';
  return (
    <div className="conflict-side">
      <p className="hint">{entry && t(`conflict.${who}`, { by: entry.by, time })}</p>
      <p className="conflict-score">{shown}</p>
      <p className="conflict-words">{inWords(outcome, table, names, t, (all) => listText(language, all))}</p>
      {children}
    </div>
  );
}

/** Who won with this result; at a table of more than two the numbers are shown. */
function inWords(
  outcome: Outcome,
  { seats }: Table,
  names: Names,
  t: Translate,
  list: (names: readonly string[]) => string,
): string {
  if (outcome.kind === 'forfeit') {
    return t('conflict.absent', { names: list(outcome.seats.map((seat) => names(seats[seat] ?? ''))) });
  }
  if (outcome.kind === 'places' || seats.length !== 2) return list(seats.map(names));
  const [first, second] = outcome.scores;
  if (first === second) return t('conflict.draw');
  return t('conflict.wins', { name: names(seats[(first ?? 0) > (second ?? 0) ? 0 : 1] ?? '') });
}
