import {
  boardKind,
  boardLabel,
  type Derived,
  progressView,
  publicNames,
  type State,
  standingOf,
} from '../../engine/index.ts';
import {
  countText,
  eventParts,
  formatName,
  headingText,
  type Language,
  labelText,
  listText,
  progressParts,
} from '../../words/index.ts';
import { publicName } from '../live/snapshot.ts';
import { SIZE } from '../pictures/preview-picture.ts';

/** What a tournament's public address says to readers of the first document only (DK-27). */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  readonly url: string;
  /** The address of its picture, and what is to be seen there. */
  readonly picture: string;
  readonly pictureText: string;
  readonly language: Language;
}

interface Subject {
  readonly state: State;
  readonly derived: Derived;
}

interface Address {
  /** Of the server, as the reader knows it. */
  readonly site: string;
  readonly path: string;
}

interface BesideLog {
  readonly image?: string | undefined;
  readonly contact?: string | undefined;
}

/** The address of a tournament's page that everyone may read; undefined: of another page. */
export const tournamentIn = (path: string): string | undefined => {
  const [, id, rest = ''] = /^\/t\/([\w-]+)(\/.*)?$/.exec(path) ?? [];
  return /^\/(desk|access|me|score|clock)(\/|$)/.test(rest) ? undefined : id;
};

/**
 * Nothing about a tournament that is not listed: its address alone tells a stranger nothing (DK-16).
 *
 * @param beside what the event has beside its log: which picture, and the organiser's contact details
 */
export function headOf(
  { state, derived }: Subject,
  { site, path }: Address,
  language: Language,
  beside: BesideLog = {},
): PageHead | undefined {
  const { about, players } = state.facts;
  if (!about?.settings.listed) return undefined;
  const who = path.includes('/players/') ? players.get(decodedTail(path)) : undefined;
  const part = who?.approved ? publicNames(state.facts)(who.id) : tabIn(derived, path, language);
  const name = part === undefined ? about.name : `${part} · ${about.name}`;
  const { event } = state.facts;
  const description = [
    ...(who?.approved ? placeOf(derived, who.id, language) : []),
    ...eventParts(language, event),
    formatName(language, about.format),
    ...progressParts(language, progressView(derived)),
    ...winnersIn(derived, language),
    ...(beside.contact ? [beside.contact] : []),
  ].join(' · ');
  const picture = new URL(`${site}/api/tournaments/${about.id}/preview.png`);
  picture.search = `${new URLSearchParams({ language, at: `${publicName(state)}${beside.image ?? ''}` })}`;
  return {
    title: name,
    description,
    url: `${site}${path}`,
    picture: picture.href,
    pictureText: `${about.name}: ${description}`,
    language,
  };
}

/** DK-27: a player's own address says how they stand. */
function placeOf(derived: Derived, player: string, language: Language): readonly string[] {
  const standing = standingOf(derived, player);
  if (!standing) return [];
  const { place, figure } = standing;
  return [
    `${headingText(language, 'place')} ${place}`,
    ...(figure ? [countText(language, figure.criterion, figure.value)] : []),
  ];
}

/** DK-27: once it is over, who won. */
function winnersIn({ verdict: { winners }, facts }: Derived, language: Language): readonly string[] {
  if (winners.length === 0) return [];
  const names = listText(language, winners.map(publicNames(facts)));
  return [`${headingText(language, winners.length > 1 ? 'winners' : 'winner')}: ${names}`];
}

const boardHeadings = {
  'cross-table': 'crossTable',
  'cross-tables': 'groupTables',
  bracket: 'bracket',
  bars: 'board',
} as const;

/** DK-27: what the tab at this address is called; the overview has the name of the event alone. */
function tabIn(derived: Derived, path: string, language: Language): string | undefined {
  const [, tab] = /^\/t\/[\w-]+\/(tables|standings|board|players|how)(?:\/|$)/.exec(path) ?? [];
  if (tab === 'tables' || tab === 'standings' || tab === 'players' || tab === 'how') {
    return headingText(language, tab);
  }
  const kind = boardKind(derived);
  if (tab !== 'board' || kind === 'none') return undefined;
  const label = boardLabel(derived);
  return label ? labelText(language, label) : headingText(language, boardHeadings[kind]);
}

function decodedTail(path: string): string {
  try {
    return decodeURIComponent(path.split('/').at(-1) ?? '');
  } catch {
    return '';
  }
}

export const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`).replace(/\s+/g, ' ');

/** The first document with its head filled in; only what is listed may be found by search engines. */
export function withHead(document: string, head: PageHead): string {
  const title = escaped(head.title);
  const description = escaped(head.description);
  const meta = [
    `<title>${title} · Tiltyard</title>`,
    `<meta name="description" content="${description}" />`,
    `<meta property="og:type" content="website" />`,
    `<meta property="og:site_name" content="Tiltyard" />`,
    `<meta property="og:title" content="${title}" />`,
    `<meta property="og:description" content="${description}" />`,
    `<meta property="og:url" content="${escaped(head.url)}" />`,
    `<meta property="og:image" content="${escaped(head.picture)}" />`,
    `<meta property="og:image:type" content="image/png" />`,
    `<meta property="og:image:width" content="${SIZE.width}" />`,
    `<meta property="og:image:height" content="${SIZE.height}" />`,
    `<meta property="og:image:alt" content="${escaped(head.pictureText)}" />`,
    `<meta name="twitter:card" content="summary_large_image" />`,
  ].join('\n    ');
  return document
    .replace(/<html lang="[^"]*">/, `<html lang="${head.language}">`)
    .replace(/\s*<meta name="robots"[^>]*>/, '')
    .replace(/<title>[^<]*<\/title>/, () => meta);
}
