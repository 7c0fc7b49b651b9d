/** As Excel and its peers save: a packed folder, or the older binary form. Nothing in it can be read as text. */
const packed = [0x50, 0x4b, 0x03, 0x04];
const binary = [0xd0, 0xcf, 0x11, 0xe0];

export const isSpreadsheet = (bytes: Uint8Array): boolean =>
  [packed, binary].some((mark) => mark.every((byte, at) => bytes[at] === byte));

/** The same of bytes that were taken for text. */
export const isSpreadsheetText = (text: string): boolean =>
  [packed, binary].some((mark) => text.startsWith(String.fromCharCode(...mark)));

/** DK-30: the text of a file, whatever it was saved with: UTF-8, UTF-16 or Windows-1252. */
export function listText(bytes: Uint8Array): string {
  const encoding = encodingOf(bytes);
  const text = new TextDecoder(encoding).decode(bytes);
  return encoding === 'windows-1252' ? text.replace(/[\u0080-\u009f]/g, windowsLetter) : text;
}

/** Some versions of Node take Windows-1252 for Latin-1, which has control characters where it has «’» and «Œ». */
const windowsLetters = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
const windowsLetter = (letter: string): string => windowsLetters.charAt(letter.charCodeAt(0) - 0x80);

function encodingOf(bytes: Uint8Array): string {
  // So that its first letters are still those of a spreadsheet.
  if (isSpreadsheet(bytes)) return 'windows-1252';
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  // Without a mark: in UTF-16 every second byte of a name in Latin letters is zero.
  const zeros = [0, 0];
  for (const [at, byte] of bytes.subarray(0, 4096).entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (odd > bytes.subarray(0, 4096).length / 8) return 'utf-16le';
  if (even > bytes.subarray(0, 4096).length / 8) return 'utf-16be';
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    return 'windows-1252';
  }
}
