import { useSpeech } from '../../words/words.ts';
import { useDesk } from '../context.tsx';
import { SheetTitle } from './sheet-title.tsx';

/** Lines for those whom nobody expected, and a whole page where nobody is entered yet. */
const SPARE = 6;
const A_PAGE = 22;

export function SignInSheet() {
  const { t, language } = useSpeech();
  const { facts } = useDesk();
  const players = [...facts.players.values()].sort((a, b) => a.name.localeCompare(b.name, language));
  const spare = Array.from({ length: players.length === 0 ? A_PAGE : SPARE }, (_, at) => `spare ${at}`);
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
