import './share.css';
import { Link } from 'wouter';
import { mostSeats, shortCode } from '../../../engine/index.ts';
import { useHallAddress } from '../../shared/hall-address.ts';
import { PageHead } from '../../shared/motif/page-head.tsx';
import { useT } from '../../shared/words.ts';
import { useDesk } from '../context.tsx';
import { sheets } from '../print/sheets.ts';
import { EmbedCode } from './embed-code.tsx';
import { PublicAddress } from './public-address.tsx';
import { RoleLinks } from './role-links.tsx';
import { WallControl } from './wall-control.tsx';

/** What can be given away or taken along. */
export function Share() {
  const t = useT();
  const { id, snapshot } = useDesk();
  const hall = useHallAddress(id, true);
  const hash = snapshot.stored.log.head?.hash;
  return (
    <div className="stack share">
      <PageHead title={t('share.title')} />
      <PublicAddress hall={hall} />
      <div className="share-cards">
        <PrintLinks />
        <Files />
        <WallControl />
        {hall.kind === 'open' && <EmbedCode at={hall.chosen} />}
        <RoleLinks at={hall.kind === 'open' ? hall.chosen : window.location.origin} />
      </div>
      {hash !== undefined && (
        <p className="quiet">
          {t('share.head')} <code>{shortCode(hash)}</code>
        </p>
      )}
    </div>
  );
}

function PrintLinks() {
  const t = useT();
  const { id } = useDesk();
  return (
    <section className="card stack">
      <h2>{t('print.title')}</h2>
      <p className="line">
        {sheets.map((sheet) => (
          <Link key={sheet} className="button small" href={`/t/${id}/desk/print/${sheet}`}>
            {t(`print.${sheet}`)}
          </Link>
        ))}
      </p>
    </section>
  );
}

/** DK-18. The draw secret is in the tournament file: before the end it is the owner's. */
function Files() {
  const t = useT();
  const { id, facts, me, conclusion } = useDesk();
  const duels = mostSeats(facts) === 2;
  const files = [
    ['share.standings', 'export/standings.csv'],
    ['share.pairings', 'export/pairings.csv'],
    ...(duels
      ? ([
          ['share.pgn', 'export/games.pgn'],
          ['share.trf', 'export/report.trf'],
        ] as const)
      : []),
    ['share.calendar', 'export/calendar.ics'],
  ] as const;
  return (
    <section className="card stack">
      <h2>{t('share.files')}</h2>
      {(me.role === 'owner' || conclusion.finished) && (
        <>
          <p className="line">
            <a className="button" href={`/api/tournaments/${id}/file`} download>
              {t('share.file')}
            </a>
          </p>
          <p className="hint">{t('share.fileHint')}</p>
        </>
      )}
      <p className="line">
        {files.map(([word, path]) => (
          <a key={path} className="button small" href={`/api/tournaments/${id}/${path}`} download>
            {t(word)}
          </a>
        ))}
      </p>
    </section>
  );
}
