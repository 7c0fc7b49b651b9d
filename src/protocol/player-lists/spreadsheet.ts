import { isSpreadsheet, listText } from './text.ts';

/** As a table has it that was saved as text; a date has no time of day. */
function cellText(cell: unknown): string {
  const text = cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell ?? '').replace(/\s+/g, ' ');
  return text.includes('"') ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A year of club evenings fits; what is larger would unpack to more than a browser has room for. */
const MAX_BYTES = 5_000_000;

/** The first sheet with anything in it, a row a line, tabs between the cells; undefined where it can't be read. */
async function sheetText(bytes: Uint8Array<ArrayBuffer>): Promise<string | undefined> {
  if (bytes.length > MAX_BYTES) return undefined;
  try {
    // Few have a spreadsheet: whoever has one fetches the reader.
    const { default: readSheets } = await import('read-excel-file/universal');
    const sheets = await readSheets(bytes.slice().buffer);
    const filled = sheets.find(({ data }) => data.some((row) => row.some((cell) => cell !== null)));
    return filled?.data.map((row) => row.map(cellText).join('\t').trimEnd()).join('\n') ?? '';
  } catch {
    return undefined;
  }
}

/** DK-30: the text of a file, that of a spreadsheet too. One that can't be read stays recognisable as what it is. */
export async function textOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return (isSpreadsheet(bytes) ? await sheetText(bytes) : undefined) ?? listText(bytes);
}
