import { useCallback, useEffect, useState } from 'react';
import { ProblemError } from '../../client/index.ts';
import type { ListedTournament, TournamentList } from '../../protocol/wire.ts';
import type { Whoami } from '../../protocol/wire-roles.ts';
import { useServerPort, useTournamentPort } from '../shared/ports.tsx';
import { useSpeech } from '../shared/words.ts';

export type Listing =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'failed'; readonly problem: string }
  | {
      readonly kind: 'here';
      readonly tournaments: readonly ListedTournament[];
      /** There are more than were fetched. */
      readonly older: boolean;
      readonly who: Whoami | undefined;
    };

interface Listings {
  readonly listing: Listing;
  readonly refresh: () => void;
  /** Asked for by whoever searches or looks for one of long ago. */
  readonly fetchOlder: () => void;
}

type Answer = TournamentList & { readonly who: Whoami | undefined };

const EVERY = 10_000;

export function useListing(): Listings {
  const { t } = useSpeech();
  const port = useTournamentPort();
  const server = useServerPort();
  const [latest, setLatest] = useState<Answer>();
  const [older, setOlder] = useState<readonly ListedTournament[]>();
  const [problem, setProblem] = useState<string>();
  const [times, setTimes] = useState(1);
  const refresh = useCallback(() => setTimes((last) => last + 1), []);
  const failed = useCallback(
    (error: unknown) => setProblem(error instanceof ProblemError ? error.problem.detail : t('states.noAnswer')),
    [t],
  );
  useEffect(() => {
    // Asked again each time someone signs in or out.
    let over = times === 0;
    Promise.all([port.tournaments(), server?.whoAmI()]).then(
      ([list, who]) => {
        if (over) return;
        setProblem(undefined);
        setLatest({ ...list, who });
      },
      (error: unknown) => over || failed(error),
    );
    // The cards are live: running tournaments are fetched again while someone looks.
    const timer = setTimeout(() => document.visibilityState === 'visible' && refresh(), EVERY);
    return () => {
      over = true;
      clearTimeout(timer);
    };
  }, [port, server, times, refresh, failed]);
  const next = latest?.next;
  const fetchOlder = useCallback(() => {
    const all = async () => {
      const tournaments: ListedTournament[] = [];
      for (let after = next; after !== undefined; ) {
        const page = await port.tournaments({ after });
        tournaments.push(...page.tournaments);
        after = page.next;
      }
      setOlder(tournaments);
    };
    all().catch(failed);
  }, [port, next, failed]);
  return { listing: listingOf(latest, older, problem), refresh, fetchOlder };
}

function listingOf(
  latest: Answer | undefined,
  older: readonly ListedTournament[] | undefined,
  problem: string | undefined,
): Listing {
  if (problem !== undefined) return { kind: 'failed', problem };
  if (!latest) return { kind: 'waiting' };
  // One that was old has moved to the front since.
  const ids = new Set(latest.tournaments.map(({ id }) => id));
  const rest = (older ?? []).filter(({ id }) => !ids.has(id));
  const { tournaments, next, who } = latest;
  return { kind: 'here', tournaments: [...tournaments, ...rest], older: next !== undefined && !older, who };
}
