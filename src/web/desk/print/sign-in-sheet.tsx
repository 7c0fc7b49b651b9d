import { useSpeech } from '../../shared/words.ts';
import { useDesk } from '../context.tsx';
import { SheetTitle } from './sheet-title.tsx';

/** Lines on a page of A4 or Letter. */
const A_PAGE = 24;
const LEAST_SPARE = 3;

/** For those whom nobody expected: the rest of the last page. */
function spareLines(players: number): number {
  const rest = A_PAGE - (players % A_PAGE);
  return rest < LEAST_SPARE ? rest + A_PAGE : rest;
}

export function SignInSheet() {
  const { t, language } = useSpeech();
  const { facts } = useDesk();
  const players = [...facts.players.values()].sort((a, b) => a.name.localeCompare(b.name, language));
  const spare = Array.from({ length: spareLines(players.length) }, (_, at) => `spare ${at}`);
  return (
    <>
      <SheetTitle what={t('print.signIn')} />
      <table className="list-table paper ruled">
        <thead>
          <tr>
            <th className="tight">{t('print.here')}</th>
            <th>{t('print.player')}</th>
            <th>{t('print.club')}</th>
            <th className="signature">{t('print.signature')}</th>
          </tr>
        </thead>
        <tbody>
          {players.map((player) => (
            <tr key={player.id}>
              <td className="tight">☐</td>
              <td>{player.name}</td>
              <td>{player.club}</td>
              <td />
            </tr>
          ))}
          {spare.map((line) => (
            <tr key={line}>
              <td className="tight">☐</td>
              <td />
              <td />
              <td />
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
