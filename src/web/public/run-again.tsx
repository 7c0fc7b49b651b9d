import { useState } from 'react';
import type { TournamentPort } from '../../client/index.ts';
import type { DrawInput, Formats } from '../../engine/index.ts';
import type { RoundView } from '../../protocol/wire-views.ts';
import { listText, type Names } from '../../words/index.ts';
import { loadRules, useFormatTables } from '../shared/formats.ts';
import { useTournamentPort } from '../shared/ports.tsx';
import { useSpeech, useT } from '../shared/words.ts';
import { type ComparedTable, compared } from './draw-compared.ts';

type Rerun =
  | { readonly kind: Exclude<DrawInput['kind'], 'input'> | 'failed' }
  | { readonly kind: 'ran'; readonly tables: readonly ComparedTable[] };

/** The engine itself draws the round once more, here; only who asks for it loads it. */
async function ranAgain(port: TournamentPort, rules: Promise<Formats>, id: string, round: RoundView): Promise<Rerun> {
  try {
    const [{ drawAgain }, formats, input] = await Promise.all([
      import('./draw-engine.ts'),
      rules,
      port.draw(id, round.number),
    ]);
    if (input.kind !== 'input') return input;
    const again = round.draw && drawAgain(formats, input, round.draw.key);
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
  const t = useT('proof');
  const port = useTournamentPort();
  const { rules } = useFormatTables();
  const [outcome, setOutcome] = useState<Rerun>();
  const [running, setRunning] = useState(false);
  const run = async () => {
    setRunning(true);
    setOutcome(await ranAgain(port, loadRules(rules, [format]), id, round));
    setRunning(false);
  };
  return (
    <div className="stack" aria-live="polite">
      <p>
        <button type="button" className="button small" disabled={running} onClick={() => void run()}>
          {t('proof.runAgain')}
        </button>
      </p>
      {outcome?.kind === 'private' && <p>{t('proof.runPrivate')}</p>}
      {outcome?.kind === 'no-draw' && <p>{t('proof.runNoDraw')}</p>}
      {outcome?.kind === 'failed' && <p className="problem">{t('proof.runFailed')}</p>}
      {outcome?.kind === 'ran' && <Compared tables={outcome.tables} names={names} />}
    </div>
  );
}

function Compared({ tables, names }: { tables: readonly ComparedTable[]; names: Names }) {
  const { language } = useSpeech();
  const t = useT('proof');
  const differing = tables.filter(({ verdict }) => verdict !== 'same');
  const said = (players: readonly string[]) =>
    players.length === 0 ? t('proof.runNobody') : listText(language, players.map(names));
  const words = {
    same: t('proof.right'),
    sides: t('proof.runSides'),
    'by-desk': t('proof.runByDesk'),
    differs: t('proof.wrong'),
  };
  return (
    <>
      <p className={`mark ${differing.length === 0 ? 'good' : 'accent'}`}>
        {differing.length === 0 ? `✓ ${t('proof.runSame', { count: tables.length })}` : `✕ ${t('proof.runDiffers')}`}
      </p>
      <table className="list-table proof-tables">
        <thead>
          <tr>
            <th scope="col">{t('proof.runDrawn')}</th>
            <th scope="col">{t('proof.runPublished')}</th>
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
