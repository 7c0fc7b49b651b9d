import './share.css';
import { Link } from 'wouter';
import type { FileName } from '../../../client/index.ts';
import { mostSeats, shortCode } from '../../../engine/index.ts';
import { ownAddress } from '../../shared/base.ts';
import { Button } from '../../shared/controls/button.tsx';
import { FileLink } from '../../shared/file-link.tsx';
import { useHallAddress } from '../../shared/hall-address.ts';
import { PageHead } from '../../shared/motif/page-head.tsx';
import { NeedsServer } from '../../shared/needs-server.tsx';
import { useServerPort, useTournamentPort } from '../../shared/ports.tsx';
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
  const server = useServerPort();
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
        {server && <RoleLinks server={server} at={hall.kind === 'open' ? hall.chosen : ownAddress()} />}
        {!server && (
          <section className="card stack">
            <h2>{t('links.title')}</h2>
            <NeedsServer why="here.helpers" />
          </section>
        )}
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

interface StoredFileProps {
  readonly file: FileName;
  readonly size?: 'small';
  readonly children: string;
}

/** Written from what is stored, so nothing that was entered here may still be on its way. */
function StoredFile({ file, size, children }: StoredFileProps) {
  const t = useT();
  const port = useTournamentPort();
  const { id, snapshot } = useDesk();
  if (snapshot.pending.length > 0) {
    return (
      <Button {...(size && { size })} why={t('share.notAllStored')}>
        {children}
      </Button>
    );
  }
  return (
    <FileLink className={`button ${size ?? ''}`} source={port.download(id, file)}>
      {children}
    </FileLink>
  );
}

/** DK-18. The draw secret is in the tournament file: before the end it is the owner's. */
function Files() {
  const t = useT();
  const { me, conclusion, derived } = useDesk();
  const duels = mostSeats(derived) === 2;
  const files = [
    ['share.standings', 'standings.csv'],
    ['share.pairings', 'pairings.csv'],
    ...(duels
      ? ([
          ['share.pgn', 'games.pgn'],
          ['share.trf2026', 'report-2026.trf'],
          ['share.trf', 'report.trf'],
        ] as const)
      : []),
    ['share.calendar', 'calendar.ics'],
  ] as const;
  return (
    <section className="card stack">
      <h2>{t('share.files')}</h2>
      {(me.role === 'owner' || conclusion.finished) && (
        <>
          <p className="line">
            <StoredFile file="tournament.json">{t('share.file')}</StoredFile>
          </p>
          <p className="hint">{t('share.fileHint')}</p>
        </>
      )}
      <p className="line">
        {files.map(([word, file]) => (
          <StoredFile key={file} file={file} size="small">
            {t(word)}
          </StoredFile>
        ))}
      </p>
    </section>
  );
}
