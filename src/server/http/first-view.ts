import { type Derived, type Facts, progressView, publicNames } from '../../engine/index.ts';
import { headingText, type Language, listText, progressParts } from '../../words/index.ts';
import { escaped } from './page-head.ts';

/** The cookie by which a phone says whose it is, where nobody gave it a link; of one tournament only. */
export const nameCookie = (tournament: string): string => `tiltyard-me-${tournament}`;

/** Pages on which a phone waits for its table; a wall or a frame in other people's pages has nobody's. */
const pages = /^\/t\/([\w-]+)(?:\/(?:me|tables|standings|board|players|how)(?:\/.*)?)?$/;

export const firstViewIn = (path: string): string | undefined => pages.exec(path)?.[1];

/** DK-11: what is read before any script has come: the event, how far it is, and the reader's own table. */
export function firstViewOf(derived: Derived, language: Language, player: string | undefined): string {
  const { facts } = derived;
  const name = facts.about?.name ?? '';
  const lines = [
    `<h1>${escaped(name)}</h1>`,
    `<p>${escaped(progressParts(language, progressView(derived)).join(' · '))}</p>`,
    ...(player === undefined ? [] : tableOf(facts, language, player)),
  ];
  return `<main id="first" lang="${language}" aria-busy="true">${lines.join('')}</main>`;
}

/** The only table at which they play now; several at once stand on their page. */
function tableOf(facts: Facts, language: Language, player: string): readonly string[] {
  const open = facts.rounds
    .filter(({ state }) => state === 'published' && !facts.ended)
    .flatMap(({ tables }) => tables)
    .filter(({ seats, games }) => seats.includes(player) && games.some(({ recorded }) => !recorded));
  const [table] = open;
  if (!table || open.length > 1) return [];
  const names = publicNames(facts);
  const others = table.seats.filter((seat) => seat !== player).map(names);
  return [
    `<p class="first-table">${escaped(headingText(language, 'table'))} <b>${table.number}</b></p>`,
    `<h2>${escaped(names(player))} – ${escaped(listText(language, others))}</h2>`,
  ];
}

/** The first document with it, beside the place where the pages begin. */
export const withFirstView = (document: string, view: string): string =>
  document.replace('<div id="page"></div>', (page) => `${page}${view}`);
