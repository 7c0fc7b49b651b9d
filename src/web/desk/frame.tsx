import { type ReactNode, Suspense } from 'react';
import { Link, useLocation } from 'wouter';
import { boardKind, boardLabel, progressView } from '../../engine/index.ts';
import { labelText, progressParts } from '../../words/index.ts';
import { boardTitle } from '../shared/boards/board-names.ts';
import { Button } from '../shared/controls/button.tsx';
import { PennantMark } from '../shared/motif/pennant.tsx';
import { part } from '../shared/part.tsx';
import { useKeepingPort } from '../shared/ports.tsx';
import { usePageTitle } from '../shared/use-page.ts';
import { useSpeech, withWords } from '../shared/words.ts';
import { RoundClock } from './clock/clock.tsx';
import { Conflicts } from './conflict/conflicts.tsx';
import { type DeskValue, useDesk } from './context.tsx';
import { KeysHelp } from './keys/keys-help.tsx';
import { LateRefusals, LineState } from './line-state.tsx';
import { PaletteButton } from './palette/palette-button.tsx';
import { usePrimaryAction } from './primary-action.ts';
import { currentRound, labelOfRound } from './rounds.ts';

const BackupOffer = part(withWords(['here'], () => import('./backup-offer.tsx').then((made) => made.BackupOffer)));

/** Top bar, tabs in the order of the evening, and the action of the moment, always in the same place. */
export function Frame({ children }: { children: ReactNode }) {
  const desk = useDesk();
  const { t } = useSpeech();
  const keeping = useKeepingPort();
  const round = currentRound(desk.facts);
  return (
    <div className="desk">
      <a className="skip" href="#content">
        {t('desk.skip')}
      </a>
      <header className="desk-head">
        <div className="top-bar">
          <div className="top-title">
            <Link href="/" className="brand" aria-label={t('desk.home')}>
              <PennantMark />
            </Link>
            <p className="event-name" title={desk.facts.about?.name}>
              {desk.facts.about?.name}
            </p>
            {round && <RoundClock round={round} />}
          </div>
          <RoundState desk={desk} />
          <div className="top-end">
            <LineState />
            <PaletteButton />
            <KeysHelp />
          </div>
        </div>
        <div className="second-bar">
          <Tabs desk={desk} />
          <PrimaryAction />
        </div>
      </header>
      <div className="frame-notices">
        <LateRefusals />
        <Conflicts />
        {keeping && (
          <Suspense fallback={null}>
            <BackupOffer keeping={keeping} />
          </Suspense>
        )}
      </div>
      <main id="content" className="page" tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}

function RoundState({ desk }: { desk: DeskValue }) {
  const { language, t } = useSpeech();
  const round = currentRound(desk.facts);
  if (round?.state === 'draft') {
    return (
      <p className="round-state">
        <b>{labelText(language, labelOfRound(desk.derived, round.number))}</b> · {t('roundBadge.draft')}
      </p>
    );
  }
  const progress = progressView(desk.derived);
  const [where, ...rest] = progressParts(language, progress);
  // What happened in a round that is over has a page of its own.
  const page = progress.kind === 'between' ? 'between' : progress.kind === 'finished' ? 'report' : undefined;
  return (
    <p className="round-state">
      <b>{page ? <Link href={`/t/${desk.id}/desk/${page}`}>{where}</Link> : where}</b>
      {rest.map((part) => ` · ${part}`)}
    </p>
  );
}

function Tabs({ desk }: { desk: DeskValue }) {
  const speech = useSpeech();
  const { t } = speech;
  const [location] = useLocation();
  const base = `/t/${desk.id}/desk`;
  const board = boardKind(desk.derived);
  // A match belongs to its round.
  const isPresent = (path: string) =>
    location.startsWith(`${base}/${path}`) || (path === 'round' && location.startsWith(`${base}/match/`));
  const tabs: readonly (readonly [string, string])[] = [
    ['players', t('tabs.players')],
    ['round', t('tabs.round')],
    ['standings', t('tabs.standings')],
    ...(board === 'none' ? [] : ([['board', boardTitle(speech, board, boardLabel(desk.derived))]] as const)),
    ['activity', t('tabs.activity')],
    ['share', t('tabs.share')],
    ['settings', t('settingsPage.tab')],
  ];
  const present = tabs.find(([path]) => isPresent(path));
  usePageTitle(present?.[1], desk.facts.about?.name);
  return (
    <nav className="tabs" aria-label={t('tabs.label')}>
      {tabs.map(([path, name]) => (
        <Link
          key={path}
          href={`${base}/${path}`}
          // On a phone the tabs slide: the present one is in sight.
          ref={(tab: HTMLAnchorElement | null) => {
            if (isPresent(path)) tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
          }}
          aria-current={isPresent(path) ? 'page' : undefined}
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}

function PrimaryAction() {
  const action = usePrimaryAction();
  const [location] = useLocation();
  if (!action) return null;
  // The page of the round has its own button for it, with the other way out.
  const remedy = location.includes('/desk/round') ? undefined : action.remedy;
  return (
    <div className="primary-action">
      <p id="primary-why" className="primary-why">
        {action.why ?? action.note}
        {remedy && (
          <>
            {' '}
            <button type="button" className="link-button" onClick={remedy.run}>
              {remedy.label}
            </button>
          </>
        )}
      </p>
      <Button kind="primary" why={action.why} onClick={action.run} aria-describedby="primary-why">
        {action.label}
      </Button>
    </div>
  );
}
