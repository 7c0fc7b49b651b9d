import { useDeferredValue, useEffect, useId, useState } from 'react';
import { Link } from 'wouter';
import { useT } from '../shared/words.ts';
import { type Found, fetchSearch } from './pages.ts';

type Search = Awaited<ReturnType<typeof fetchSearch>>;

/** Finds sections of all pages; what is searched is fetched when the first letter is typed, and works without a line then. */
export function DocsSearch() {
  const t = useT();
  const id = useId();
  const [wanted, setWanted] = useState('');
  const [search, setSearch] = useState<Search>();
  const asked = useDeferredValue(wanted.trim());
  useEffect(() => {
    if (asked === '' || search) return;
    fetchSearch().then(
      (fetched) => setSearch(() => fetched),
      () => undefined,
    );
  }, [asked, search]);
  const found = asked === '' ? undefined : search?.(asked);
  return (
    <search className="docs-search">
      <label htmlFor={id} className="quiet">
        {t('docs.search')}
      </label>
      <input
        id={id}
        className="input"
        type="search"
        value={wanted}
        autoComplete="off"
        onChange={(event) => setWanted(event.target.value)}
      />
      <div role="status">{found && <FoundList found={found} onChosen={() => setWanted('')} />}</div>
    </search>
  );
}

function FoundList({ found, onChosen }: { found: readonly Found[]; onChosen: () => void }) {
  const t = useT();
  if (found.length === 0) return <p className="quiet">{t('docs.nothing')}</p>;
  return (
    <ul className="docs-found" lang="en">
      {found.map(({ id, page, heading }) => (
        <li key={id}>
          <Link href={id} onClick={onChosen}>
            {heading}
          </Link>
          {heading !== page && <span className="quiet"> {page}</span>}
        </li>
      ))}
    </ul>
  );
}
