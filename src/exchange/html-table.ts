/** Text and tables of pages that need nothing else. */

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
export const safe = (text: string | number): string => String(text).replace(/[&<>"']/g, (one) => entities[one] ?? one);

export function tableOf(head: readonly string[], rows: readonly (readonly string[])[], caption?: string): string {
  const line = (cells: readonly string[], tag: 'th' | 'td') =>
    `<tr>${cells.map((cell) => (tag === 'th' ? `<th scope="col">${cell}</th>` : `<td>${cell}</td>`)).join('')}</tr>`;
  const title = caption === undefined ? '' : `<caption>${caption}</caption>`;
  const body = rows.map((row) => line(row, 'td')).join('\n');
  return `<div class="wide"><table>${title}<thead>${line(head, 'th')}</thead><tbody>\n${body}\n</tbody></table></div>`;
}
