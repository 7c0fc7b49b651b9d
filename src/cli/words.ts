/** The command line speaks English; its JSON is the same everywhere. */
export const language = 'en';

/** groupSize → group-size, bonusAt40 → bonus-at-40. */
export const kebab = (name: string): string => name.replace(/([a-z])([A-Z0-9])/g, '$1-$2').toLowerCase();
