/** The languages that every sentence is in. */
export const languages = ['en', 'de', 'es', 'fr'] as const;
export type Language = (typeof languages)[number];

/**
 * The nearest language there is for a wish such as “de-AT”.
 *
 * @example
 * languageFor('de-AT'); // 'de'
 */
export const languageFor = (wish: string | undefined): Language =>
  languages.find((language) => wish?.toLowerCase().split(/[-_]/)[0] === language) ?? 'en';
