import contents from 'virtual:docs-contents';
import type { DocsPage } from 'virtual:docs-page';

/** Part by part, in the order of docs/README.md. */
export { contents };

const files = import.meta.glob<DocsPage>('../../../docs/**/*.md');

/** `formats/swiss` of the address is docs/formats/swiss.md. */
export const fetchPage = (name: string): Promise<DocsPage> | undefined =>
  files[`../../../docs/${name === '' ? 'README' : name}.md`]?.();

export interface Found {
  readonly id: string;
  readonly page: string;
  readonly heading: string;
}

type Search = (wanted: string) => readonly Found[];

const MAX_FOUND = 12;

/** The words of all pages, fetched when someone searches. */
export async function fetchSearch(): Promise<Search> {
  const [{ default: MiniSearch }, { default: sections }] = await Promise.all([
    import('minisearch'),
    import('virtual:docs-search'),
  ]);
  const index = new MiniSearch({ fields: ['page', 'heading', 'text'], storeFields: ['page', 'heading'] });
  index.addAll(sections);
  const options = { prefix: true, fuzzy: 0.15, boost: { heading: 3, page: 2 }, combineWith: 'AND' } as const;
  return (wanted) =>
    index
      .search(wanted, options)
      .slice(0, MAX_FOUND)
      .map(({ id, page, heading }) => ({ id: String(id), page: String(page), heading: String(heading) }));
}
