const isDrawnWith = (sign: string, drawable: (sign: string) => boolean): boolean =>
  /[\s\p{M}\p{Cf}]/u.test(sign) || drawable(sign);

/**
 * What can be drawn of a text: boxes instead of letters help nobody. Pictographs are left out, letters of a script that no
 * font has become an ellipsis, and a text of which nothing is left is empty.
 */
export function drawableText(text: string, drawable: (sign: string) => boolean): string {
  const signs = [...text.normalize('NFC')].map((sign) => {
    if (isDrawnWith(sign, drawable)) return sign;
    return /[\p{L}\p{N}]/u.test(sign) ? '…' : '';
  });
  const left = signs
    .join('')
    .replace(/…+/g, '…')
    .replace(/[\u200d\ufe0e\ufe0f]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  return /[\p{L}\p{N}]/u.test(left) ? left : '';
}
