import type { Contact } from '../protocol/wire.ts';

/** One line: it stands on sheets and in calendars. */
export const contactLine = ({ contact }: Contact): string => contact.replace(/\s+/g, ' ').trim();
