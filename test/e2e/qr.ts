import { encode } from 'uqr';

/** The picture that a code with this text is drawn with. */
export function pictureOf(text: string): string {
  const { data } = encode(text, { border: 2 });
  return data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
}
