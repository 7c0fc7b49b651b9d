/** Letters that are not a base letter with an accent, and how people type them. */
const otherwise: Readonly<Record<string, string>> = {
  ß: 'ss',
  ł: 'l',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
  ŋ: 'n',
  ŧ: 't',
  ſ: 's',
  ĳ: 'ij',
  '’': "'",
};

const special = new RegExp(`[${Object.keys(otherwise).join('')}]`, 'gu');

/** DK-11: a name as anyone can type it: “Großmann” and “GROSSMANN”, “Inès” and “ines” are the same. */
export const plainName = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(special, (letter) => otherwise[letter] ?? letter);
