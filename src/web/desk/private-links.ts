import { useEffect, useState } from 'react';
import { ProblemError, type ServerPort } from '../../client/index.ts';
import type { PlayerId } from '../../engine/index.ts';
import { useAwaiting } from '../shared/awaiting.tsx';
import { useServerPort } from '../shared/ports.tsx';
import { useSpeech } from '../shared/words.ts';

/** The way into a player's own page, as this desk made it. */
interface PrivateLink {
  readonly id: string;
  readonly player: PlayerId;
  readonly path: string;
}

const keyOf = (tournament: string): string => `tiltyard.private.${tournament}`;

/** The server shows a link once and keeps a hash, so the desk that made it remembers it for the next round's slips. */
function keptOf(tournament: string): readonly PrivateLink[] {
  try {
    return JSON.parse(localStorage.getItem(keyOf(tournament)) ?? '[]') as PrivateLink[];
  } catch {
    return [];
  }
}

async function linksFor(server: ServerPort, tournament: string, players: readonly PlayerId[]) {
  const { links } = await server.links(tournament);
  const alive = new Set(links.filter(({ revokedAt }) => revokedAt === undefined).map(({ id }) => id));
  const kept = keptOf(tournament).filter(({ id }) => alive.has(id));
  const missing = players.filter((player) => !kept.some((link) => link.player === player));
  const made =
    missing.length === 0 ? [] : (await server.makeLinks(tournament, { role: 'player', players: missing })).links;
  const all = [...kept, ...made.map(({ id, label, path }): PrivateLink => ({ id, player: label, path }))];
  localStorage.setItem(keyOf(tournament), JSON.stringify(all));
  return new Map(all.map(({ player, path }) => [player, path]));
}

export type PrivateLinks =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'failed'; readonly problem: string }
  | { readonly kind: 'here'; readonly paths: ReadonlyMap<PlayerId, string> };

/** DK-12: each player's private link, for the desk's own eyes and paper; nothing is requested for an empty list. */
export function usePrivateLinks(tournament: string, players: readonly PlayerId[]): PrivateLinks {
  const { t } = useSpeech();
  const server = useServerPort();
  const [links, setLinks] = useState<PrivateLinks>(server ? { kind: 'waiting' } : { kind: 'here', paths: new Map() });
  const wanted = players.join(' ');
  useEffect(() => {
    if (wanted === '' || !server) return;
    let over = false;
    linksFor(server, tournament, wanted.split(' ')).then(
      (paths) => over || setLinks({ kind: 'here', paths }),
      (error: unknown) =>
        over ||
        setLinks({
          kind: 'failed',
          problem: error instanceof ProblemError ? error.problem.detail : t('states.noAnswer'),
        }),
    );
    return () => {
      over = true;
    };
  }, [server, tournament, wanted, t]);
  useAwaiting(wanted !== '' && links.kind === 'waiting');
  return links;
}
