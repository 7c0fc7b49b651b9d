import './docs.css';
import type { DocsPage as Page } from 'virtual:docs-page';
import { Suspense, use, useEffect } from 'react';
import { Link } from 'wouter';

import { useFormatTables } from '../shared/formats.ts';
import { orMissing } from '../shared/missing.ts';
import { PennantMark } from '../shared/motif/pennant.tsx';
import { part } from '../shared/part.tsx';
import { SiteFoot } from '../shared/site-foot.tsx';
import { NotFound, Waiting } from '../shared/states.tsx';
import { usePageTitle } from '../shared/use-page.ts';
import { useSpeech } from '../shared/words.ts';
import { contents, fetchPage } from './pages.ts';
import { DocsSearch } from './search.tsx';
import { DocsText } from './text.tsx';

const InPlainWords = part<{ format: string }>(() => import('./in-plain-words.tsx').then((made) => made.InPlainWords));

/** `use` must get the same promise in every render. */
const fetching = new Map<string, Promise<Page> | undefined>();

function pageAt(name: string): Page | undefined {
  if (!fetching.has(name)) {
    const page = fetchPage(name);
    fetching.set(name, page && orMissing(page));
  }
  const page = fetching.get(name);
  return page && use(page);
}

/** The format whose rules a page has: formats/hybrid-knockout is that of hybrid. */
const formatOf = (formats: readonly string[], name: string): string | undefined =>
  formats.find((format) => name === `formats/${format}` || name.startsWith(`formats/${format}-`));

/** Brings the section of the address into sight once it is there. */
function useAnchor(page: Page | undefined): void {
  useEffect(() => {
    const { hash } = window.location;
    if (page && hash.length > 1) document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
    else window.scrollTo(0, 0);
  }, [page]);
}

function Text({ name, title }: { name: string; title: string | undefined }) {
  const page = pageAt(name);
  const format = formatOf(Object.keys(useFormatTables().rules), name);
  const { t } = useSpeech();
  usePageTitle(title, t('docs.title'));
  useAnchor(page);
  if (!page) return <NotFound />;
  return (
    <article className="docs-text" lang="en">
      <DocsText page={{ ...page, pieces: page.pieces.slice(0, format ? 1 : undefined) }} />
      {format && <InPlainWords format={format} />}
      {format && <DocsText page={{ ...page, pieces: page.pieces.slice(1) }} />}
    </article>
  );
}

/** The documentation: contents, search, and a page of docs/ with the address it has in the repository. */
export function DocsPage({ name }: { name: string }) {
  const { t, language } = useSpeech();
  const address = name === '' ? '/docs' : `/docs/${name}`;
  // On a phone the text comes first; what is beside it elsewhere would be above it.
  const roomy = window.matchMedia('(min-width: 60rem)').matches;
  const title = contents.flatMap(({ pages }) => pages).find(({ href }) => href === address)?.title;
  return (
    <>
      <header className="docs-head">
        <Link href="/">
          <PennantMark /> Tiltyard
        </Link>
        <Link href="/docs">{t('docs.title')}</Link>
      </header>
      <div className="page docs">
        <div className="docs-side">
          <DocsSearch />
          <nav className="docs-contents" aria-label={t('docs.contents')} lang="en">
            {contents.map((group) => (
              <details key={group.title} open={roomy && group.pages.some(({ href }) => href === address)}>
                <summary>{group.title}</summary>
                <ul>
                  {group.pages.map(({ href, title: called }) => (
                    <li key={href}>
                      <Link href={href} aria-current={href === address ? 'page' : undefined}>
                        {called}
                      </Link>
                    </li>
                  ))}
                </ul>
              </details>
            ))}
          </nav>
        </div>
        <main className="docs-main">
          {language !== 'en' && <p className="quiet">{t('docs.english')}</p>}
          <Suspense fallback={<Waiting />}>
            <Text key={name} name={name} title={title} />
          </Suspense>
        </main>
      </div>
      <SiteFoot />
    </>
  );
}
