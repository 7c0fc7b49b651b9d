import { useState } from 'react';
import { TiltyardClient } from '../../client/index.ts';
import type { DrawInput } from '../../engine/index.ts';
import type { RoundView } from '../../protocol/wire-views.ts';
import { listText, type Names } from '../../words/index.ts';
import { sayProof } from '../../words/proof/index.ts';
import { useSpeech } from '../shared/words.ts';
import { type ComparedTable, compared } from './draw-compared.ts';

type Rerun =
  | { readonly kind: Exclude<DrawInput['kind'], 'input'> | 'failed' }
  | { readonly kind: 'ran'; readonly tables: readonly ComparedTable[] };

/** The engine itself draws the round once more, here; only who asks for it loads it. */
async function ranAgain(id: string, format: string, round: RoundView): Promise<Rerun> {
  try {
    const [{ drawAgain, fetchFormat }, input] = await Promise.all([
      import('./draw-engine.ts'),
      new TiltyardClient().draw(id, round.number),
    ]);
    if (input.kind !== 'input') return input;
    await fetchFormat(format);
    const again = round.draw && drawAgain(input, round.draw.key);
    return again ? { kind: 'ran', tables: compared(again, round) } : { kind: 'no-draw' };
  } catch {
    return { kind: 'failed' };
  }
}

interface RunProps {
  readonly id: string;
  readonly format: string;
  readonly round: RoundView;
  readonly names: Names;
}

/** “Run this draw again”, and the result, pairing by pairing. */
export function RunAgain({ id, format, round, names }: RunProps) {
  const { language } = useSpeech();
  const [outcome, setOutcome] = useState<Rerun>();
  const [running, setRunning] = useState(false);
  const run = async () => {
    setRunning(true);
    setOutcome(await ranAgain(id, format, round));
    setRunning(false);
  };
  return (
    <div className="stack" aria-live="polite">
      <p>
        <button type="button" className="button small" disabled={running} onClick={() => void run()}>
          {sayProof(language, 'runAgain')}
        </button>
      </p>
      {outcome?.kind === 'private' && <p>{sayProof(language, 'runPrivate')}</p>}
      {outcome?.kind === 'no-draw' && <p>{sayProof(language, 'runNoDraw')}</p>}
      {outcome?.kind === 'failed' && <p className="problem">{sayProof(language, 'runFailed')}</p>}
      {outcome?.kind === 'ran' && <Compared tables={outcome.tables} names={names} />}
    </div>
  );
}

function Compared({ tables, names }: { tables: readonly ComparedTable[]; names: Names }) {
  const { language } = useSpeech();
  const differing = tables.filter(({ verdict }) => verdict !== 'same');
  const said = (players: readonly string[]) =>
    players.length === 0 ? sayProof(language, 'runNobody') : listText(language, players.map(names));
  const words = {
    same: sayProof(language, 'right'),
    sides: sayProof(language, 'runSides'),
    'by-desk': sayProof(language, 'runByDesk'),
    differs: sayProof(language, 'wrong'),
  };
  return (
    <>
      <p className={`mark ${differing.length === 0 ? 'good' : 'accent'}`}>
        {differing.length === 0
          ? `✓ ${sayProof(language, 'runSame', tables.length)}`
          : `✕ ${sayProof(language, 'runDiffers')}`}
      </p>
      <table className="list-table proof-tables">
        <thead>
          <tr>
            <th scope="col">{sayProof(language, 'runDrawn')}</th>
            <th scope="col">{sayProof(language, 'runPublished')}</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {tables.map(({ drawn, published, verdict }) => (
            <tr key={`${drawn.join(' ')} / ${published.join(' ')}`} className={verdict}>
              <td>{said(drawn)}</td>
              <td>{said(published)}</td>
              <td>
                {verdict === 'same' ? '✓' : '✕'} {words[verdict]}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
