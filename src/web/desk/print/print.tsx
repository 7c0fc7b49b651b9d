import './print.css';
import type { CSSProperties, ReactNode } from 'react';
import { Link } from 'wouter';
import type { Round } from '../../../engine/index.ts';
import { labelText } from '../../../protocol/sentences/index.ts';
import { Button } from '../../parts/button.tsx';
import { useSpeech } from '../../words/words.ts';
import { useDesk } from '../context.tsx';
import { labelOfRound } from '../rounds.ts';
import { Standings } from '../standings/standings.tsx';
import { slipsInOrder } from './slips.ts';

const sheets = ['tables', 'names', 'slips', 'standings', 'signIn'] as const;
type Sheet = (typeof sheets)[number];

/** DK-15: clean on A4 and Letter, in black and white. */
export function Print({ sheet }: { sheet: string }) {
  const { t } = useSpeech();
  const { id, facts } = useDesk();
  const chosen = sheets.find((one) => one === sheet) ?? 'tables';
  const round = facts.rounds.findLast((one) => one.status !== 'draft');
  return (
    <div className="stack print">
      <div className="line not-printed">
        {sheets.map((one) => (
          <Link
            key={one}
            className="button small"
            href={`/t/${id}/desk/print/${one}`}
            aria-current={one === chosen ? 'page' : undefined}
          >
            {t(`print.${one}`)}
          </Link>
        ))}
        <Button kind="primary" className="push" onClick={() => window.print()}>
          {t('print.now')}
        </Button>
      </div>
      <SheetView sheet={chosen} round={round} />
    </div>
  );
}

function SheetView({ sheet, round }: { sheet: Sheet; round: Round | undefined }) {
  const { t } = useSpeech();
  if (sheet === 'standings') return <Standings />;
  if (sheet === 'signIn') return <SignIn />;
  if (!round) return <p className="empty">{t('print.noRound')}</p>;
  if (sheet === 'slips') return <Slips round={round} />;
  return <Titled round={round}>{sheet === 'tables' ? <ByTable round={round} /> : <ByName round={round} />}</Titled>;
}

function Titled({ round, children }: { round: Round; children: ReactNode }) {
  const { language } = useSpeech();
  const { facts, state } = useDesk();
  return (
    <>
      <h1>
        {facts.about?.name} · {labelText(language, labelOfRound(state, round.number))}
      </h1>
      {children}
    </>
  );
}

function ByTable({ round }: { round: Round }) {
  const { t } = useSpeech();
  const { names } = useDesk();
  return (
    <table className="list-table paper">
      <thead>
        <tr>
          <th className="tight">{t('print.table')}</th>
          <th>{t('print.player')}</th>
          <th className="tight">{t('print.result')}</th>
        </tr>
      </thead>
      <tbody>
        {round.tables.map((table) => (
          <tr key={table.number}>
            <td className="tight">{table.number}</td>
            <td>{table.seats.map(names).join(' – ')}</td>
            <td className="tight result-box" />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** In the alphabet of the reader, so that everyone finds themselves. */
function ByName({ round }: { round: Round }) {
  const { t, language } = useSpeech();
  const { names } = useDesk();
  const lines = round.tables
    .flatMap(({ number, seats }) =>
      seats.map((seat) => ({
        name: names(seat),
        table: String(number),
        others: seats.filter((other) => other !== seat).map(names),
      })),
    )
    .concat(round.byes.map((bye) => ({ name: names(bye), table: t('print.bye'), others: [] })))
    .sort((a, b) => a.name.localeCompare(b.name, language));
  return (
    <table className="list-table paper">
      <thead>
        <tr>
          <th>{t('print.player')}</th>
          <th className="tight">{t('print.table')}</th>
          <th>{t('print.opponents')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={`${line.name} ${line.table}`}>
            <td>{line.name}</td>
            <td className="tight">{line.table}</td>
            <td>{line.others.join(', ')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Slips({ round }: { round: Round }) {
  const { t, language } = useSpeech();
  const { facts, names, state } = useDesk();
  const label = labelText(language, labelOfRound(state, round.number));
  const most = Math.max(2, ...round.tables.map((table) => table.seats.length));
  const perPage = most > 2 ? 3 : 5;
  return (
    <>
      {slipsInOrder(round.tables, perPage).map((page) => (
        <div key={page.find(Boolean)?.number} className="slip-page" style={{ '--slips': perPage } as CSSProperties}>
          {page.map((table) =>
            table ? (
              <article key={table.number} className="slip">
                <p>
                  {facts.about?.name} · {label}
                </p>
                <p className="slip-table">
                  {t('print.table')} <b>{table.number}</b>
                </p>
                <ul>
                  {table.seats.map((seat) => (
                    <li key={seat}>
                      <span>{names(seat)}</span>
                      <span className="slip-box" />
                      <span className="slip-line" />
                    </li>
                  ))}
                </ul>
              </article>
            ) : null,
          )}
        </div>
      ))}
    </>
  );
}

function SignIn() {
  const { t, language } = useSpeech();
  const { facts } = useDesk();
  const players = [...facts.players.values()].sort((a, b) => a.name.localeCompare(b.name, language));
  return (
    <>
      <h1>
        {facts.about?.name} · {t('print.signIn')}
      </h1>
      <table className="list-table paper">
        <thead>
          <tr>
            <th className="tight">{t('print.here')}</th>
            <th>{t('print.player')}</th>
            <th>{t('print.signature')}</th>
          </tr>
        </thead>
        <tbody>
          {players.map((player) => (
            <tr key={player.id}>
              <td className="tight result-box">☐</td>
              <td>{player.name}</td>
              <td />
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
