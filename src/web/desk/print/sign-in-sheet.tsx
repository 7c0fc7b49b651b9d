import { useSpeech } from '../../shared/words.ts';
import { useDesk } from '../context.tsx';
import { PaperPages } from './paper-page.tsx';
import { linesIn, onSheets, rowHeight } from './paper-pages.ts';

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
  const players = [...facts.players.values()]
    .sort((a, b) => a.name.localeCompare(b.name, language))
    .map(({ id, name, club }) => ({ id, name, club: club ?? '' }));
  const spare = Array.from({ length: spareLines(players.length) }, (_, at) => ({
    id: `spare ${at}`,
    name: '',
    club: '',
  }));
  const lines = ({ name, club }: (typeof players)[number]) => Math.max(linesIn(name, 28), linesIn(club, 20));
  const sheets = onSheets([...players, ...spare], (row) => rowHeight(lines(row)), { lines: A_PAGE });
  return (
    <PaperPages what={t('print.signIn')} {...{ sheets }}>
      {(some) => (
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
            {some.map(({ id, name, club }) => (
              <tr key={id}>
                <td className="tight">☐</td>
                <td>{name}</td>
                <td>{club}</td>
                <td />
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </PaperPages>
  );
}
