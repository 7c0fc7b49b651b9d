import { useSpeech } from '../../shared/words.ts';
import { useDesk } from '../context.tsx';
import { PaperPages } from './paper-page.tsx';
import { linesIn, onSheets, rowHeight } from './paper-pages.ts';

/** Lines on a page of A4 or Letter. */
const A_PAGE = 24;
const LEAST_SPARE = 3;

/** The rest of the last sheet is for unexpected players. */
function spareLines(filled: number): number {
  const rest = Math.floor(A_PAGE - filled);
  return rest < LEAST_SPARE ? Math.max(0, rest) + A_PAGE : rest;
}

export function SignInSheet() {
  const { t, language } = useSpeech();
  const { facts } = useDesk();
  const players = [...facts.players.values()]
    .sort((a, b) => a.name.localeCompare(b.name, language))
    .map(({ id, name, club }) => ({ id, name, club: club ?? '' }));
  const heightOf = ({ name, club }: (typeof players)[number]) =>
    rowHeight(Math.max(linesIn(name, 28), linesIn(club, 20)));
  const last = onSheets(players, heightOf, { lines: A_PAGE }).at(-1) ?? [];
  const filled = last.reduce((sum, player) => sum + heightOf(player), 0);
  const spare = Array.from({ length: spareLines(filled) }, (_, at) => ({ id: `spare ${at}`, name: '', club: '' }));
  const sheets = onSheets([...players, ...spare], heightOf, { lines: A_PAGE });
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
