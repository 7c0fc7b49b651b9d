import type { CSSProperties } from 'react';
import { Link } from 'wouter';
import { type PlayerId, type Round, roundRules } from '../../../engine/index.ts';
import { labelText } from '../../../words/index.ts';
import { QrCode } from '../../shared/controls/qr-code.tsx';
import { useHallAddress } from '../../shared/hall-address.ts';
import { useSpeech } from '../../shared/words.ts';
import { useDesk } from '../context.tsx';
import { usePrivateLinks } from '../private-links.ts';
import { labelOfRound } from '../rounds.ts';
import { slipsInOrder, slipsOnPage } from './slips.ts';

type Table = Round['tables'][number];
type Code = (player: PlayerId) => string | undefined;

/** DK-12: with self-report each slip carries the codes of the players at the table; only the desk prints them. */
export function ResultSlips({ round }: { round: Round }) {
  const { facts } = useDesk();
  if (!facts.about?.settings.selfReport) return <Slips round={round} />;
  return <SlipsWithCodes round={round} />;
}

function SlipsWithCodes({ round }: { round: Round }) {
  const { t } = useSpeech();
  const { id } = useDesk();
  const hall = useHallAddress(id, true);
  const players = [...new Set(round.tables.flatMap(({ seats }) => seats))];
  const links = usePrivateLinks(id, hall.kind === 'open' ? players : []);
  if (hall.kind === 'only-here') {
    return (
      <>
        <p className="band warn not-printed">
          {t('print.noCodes')} <Link href={`/t/${id}/desk/share`}>{t('print.toShare')}</Link>
        </p>
        <Slips round={round} />
      </>
    );
  }
  if (links.kind === 'failed') {
    return (
      <>
        <p className="band warn not-printed" role="alert">
          {t('print.codesFailed')} {links.problem}
        </p>
        <Slips round={round} />
      </>
    );
  }
  if (hall.kind === 'waiting' || links.kind === 'waiting') {
    return (
      <p className="quiet appear-late" aria-busy="true">
        {t('print.makingCodes')}
      </p>
    );
  }
  return (
    <>
      <p className="hint not-printed">{t('print.codesAt', { address: hall.chosen })}</p>
      <Slips
        round={round}
        code={(player) => {
          const path = links.paths.get(player);
          return path === undefined ? undefined : `${hall.chosen}${path}`;
        }}
      />
    </>
  );
}

function Slips({ round, code }: { round: Round; code?: Code }) {
  const most = Math.max(2, ...round.tables.map((table) => table.seats.length));
  const perPage = slipsOnPage(most, code !== undefined);
  return slipsInOrder(round.tables, perPage).map((page) => (
    <div
      key={page.find(Boolean)?.number}
      className={`slip-page ${code ? (most > 2 ? 'with-codes side-by-side' : 'with-codes') : ''}`}
      style={{ '--slips': perPage } as CSSProperties}
    >
      {page.map((table) => table && <Slip key={table.match} {...{ table, round }} {...(code && { code })} />)}
    </div>
  ));
}

function Slip({ table, round, code }: { table: Table; round: Round; code?: Code }) {
  const { t, language } = useSpeech();
  const { facts, names, derived } = useDesk();
  const { called } = roundRules(derived, round);
  return (
    <article className="slip" aria-label={t('round.atTable', { table: table.number })}>
      <header className="slip-head">
        <p className="slip-table">
          {t('print.table')} <b>{table.number}</b>
        </p>
        <p>
          {facts.about?.name} · {labelText(language, labelOfRound(derived, round.number))}
          {called && ` · ${labelText(language, called)}`}
        </p>
      </header>
      <ul>
        {table.seats.map((seat) => {
          const address = code?.(seat);
          return (
            <li key={seat}>
              <span className="slip-name">{names(seat)}</span>
              <span className="slip-box" />
              <span className="slip-line" />
              {address !== undefined && <QrCode text={address} label={t('print.codeOf', { name: names(seat) })} />}
            </li>
          );
        })}
      </ul>
      {code && <p className="slip-hint">{t('print.codeHint')}</p>}
    </article>
  );
}
