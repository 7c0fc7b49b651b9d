import type { KeyboardEvent } from 'react';
import { Link, useLocation } from 'wouter';
import { boardName } from '../shared/boards/board-names.ts';
import type { Seen } from '../shared/use-public-view.ts';
import { type Speech, useSpeech } from '../shared/words.ts';

export type Part = 'overview' | 'tables' | 'standings' | 'board' | 'players' | 'how';

export const partsOf = ({ board }: Seen): readonly Part[] =>
  board.kind !== 'none'
    ? ['overview', 'tables', 'standings', 'board', 'players', 'how']
    : ['overview', 'tables', 'standings', 'players', 'how'];

export const partPath = (id: string, part: Part): string => (part === 'overview' ? `/t/${id}` : `/t/${id}/${part}`);

/** What a tab is called; the picture by what it shows. */
export function partName(speech: Speech, part: Part, board: Seen['board']): string {
  const { t } = speech;
  if (part === 'how') return t('settingsPage.how');
  if (part !== 'board') return t(`guest.${part}`);
  return boardName(speech, board);
}

interface TabsProps {
  readonly id: string;
  readonly view: Seen;
  readonly part: Part;
}

/** How much there is to see; only where it is counted in rows. */
function countOf({ rounds, players }: Seen, part: Part): number {
  if (part === 'players') return players.length;
  if (part !== 'tables') return 0;
  return rounds.filter(({ state }) => state === 'published').reduce((sum, { matches }) => sum + matches.length, 0);
}

const steps: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowRight: (at, last) => (at === last ? 0 : at + 1),
  ArrowLeft: (at, last) => (at === 0 ? last : at - 1),
  Home: () => 0,
  End: (_, last) => last,
};

/** DK-27: each tab has its own address; the arrow keys go from one to the next (DK-20). */
export function PublicTabs({ id, view, part }: TabsProps) {
  const speech = useSpeech();
  const { t } = speech;
  const parts = partsOf(view);
  const [, go] = useLocation();
  const step = (event: KeyboardEvent<HTMLDivElement>) => {
    const next = steps[event.key]?.(parts.indexOf(part), parts.length - 1);
    const to = next === undefined ? undefined : parts[next];
    if (to === undefined) return;
    event.preventDefault();
    go(partPath(id, to));
    event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[next ?? 0]?.focus();
  };
  return (
    <div className="guest-tabs" role="tablist" aria-label={t('tabs.label')} onKeyDown={step}>
      {parts.map((one) => (
        <Link
          key={one}
          href={partPath(id, one)}
          role="tab"
          id={`tab-${one}`}
          aria-selected={one === part}
          aria-controls="part"
          tabIndex={one === part ? 0 : -1}
        >
          {partName(speech, one, view.board)}
          {countOf(view, one) > 0 && (
            <small className="tab-count" aria-hidden="true">
              {countOf(view, one)}
            </small>
          )}
        </Link>
      ))}
    </div>
  );
}
