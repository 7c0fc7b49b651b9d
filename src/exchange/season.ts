import type { SeasonView } from '../engine/index.ts';
import { headingText, type Language, numberText } from '../words/index.ts';
import { sheetCsv } from './csv.ts';
import { pageStyle } from './html-style.ts';
import { safe, tableOf } from './html-table.ts';

/** CL-17: a season's table for spreadsheets and as a page of its own. */

export function seasonCsv({ events, rows }: SeasonView, language: Language): string {
  return sheetCsv([
    [
      ...(['place', 'name', 'points'] as const).map((one) => headingText(language, one)),
      ...events.map(({ name }) => name),
    ],
    ...rows.map(({ place, name, points, cells }) => [
      place ?? '',
      name,
      points,
      ...cells.map((cell) => cell?.points ?? ''),
    ]),
  ]);
}

export function seasonPage(title: string, { events, rows }: SeasonView, language: Language): string {
  const word = (heading: 'place' | 'name' | 'points') => safe(headingText(language, heading));
  const running = ` <small>${safe(headingText(language, 'provisional'))}</small>`;
  const head = [
    word('place'),
    word('name'),
    word('points'),
    ...events.map(({ name, standing }) => safe(name) + (standing === 'provisional' ? running : '')),
  ];
  const body = rows.map(({ place, name, points, cells }) => [
    place === undefined ? '' : String(place),
    `<bdi>${safe(name)}</bdi>`,
    safe(numberText(language, points)),
    ...cells.map((cell) => {
      if (!cell) return '';
      const worth = cell.points === undefined ? '' : safe(numberText(language, cell.points));
      return cell.counted ? worth : `<s>${worth}</s>`;
    }),
  ]);
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${safe(title)}</title>
<style>${pageStyle}</style>
</head>
<body>
<main>
<h1>${safe(title)}</h1>
${tableOf(head, body)}
</main>
</body>
</html>
`;
}
