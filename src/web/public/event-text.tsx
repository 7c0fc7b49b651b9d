import { Fragment } from 'react';

/** DK-24: plain text as it was written; the addresses of pages in it are links. */
export function EventText({ text }: { text: string }) {
  return (
    <div className="event-text">
      {text
        .trim()
        .split(/\n{2,}/)
        .map((paragraph) => (
          <p key={paragraph}>{withLinks(paragraph)}</p>
        ))}
    </div>
  );
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
