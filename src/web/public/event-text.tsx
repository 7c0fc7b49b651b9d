import { Fragment } from 'react';
import { useContact } from '../shared/use-contact.ts';
import { useT } from '../shared/words.ts';

/** DK-24: plain text as it was written; the addresses of pages in it are links. Below it, whom to contact. */
export function TheEvent({ id, text }: { id: string; text: string }) {
  const t = useT();
  const contact = useContact(id) ?? '';
  const paragraphs = text.split(/\n{2,}/).filter((paragraph) => paragraph.trim() !== '');
  if (paragraphs.length === 0 && contact === '') return null;
  return (
    <section className="stack overview-event">
      <h2>{t('settings.title')}</h2>
      <div className="event-text">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{withLinks(paragraph.trim())}</p>
        ))}
        {contact !== '' && (
          <p>
            {t('guest.contact')} <ContactLink contact={contact} />
          </p>
        )}
      </div>
    </section>
  );
}

/** What can be pressed is a link: an address for letters, a number, a page. */
function ContactLink({ contact }: { contact: string }) {
  if (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(contact)) return <a href={`mailto:${contact}`}>{contact}</a>;
  if (/^\+?[\d\s()/-]{6,}$/.test(contact)) return <a href={`tel:${contact.replace(/[^+\d]/g, '')}`}>{contact}</a>;
  return withLinks(contact);
}

/** Without the sentence's own full stop or bracket. */
const ADDRESS = /(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]'»])/;

const withLinks = (text: string) =>
  text.split(ADDRESS).map((part, at) => {
    const key = `${at} ${part}`;
    if (at % 2 === 0) return <Fragment key={key}>{part}</Fragment>;
    return (
      <a key={key} href={part} rel="noopener nofollow">
        {part.replace(/^https?:\/\//, '')}
      </a>
    );
  });
