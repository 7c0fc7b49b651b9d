import { pictureOf } from '../formats/index.ts';

/** A small picture of how a format goes. */
export function FormatPicture({ format }: { format: string }) {
  const Picture = pictureOf(format);
  return (
    <svg className="picture" viewBox="0 0 124 64" aria-hidden="true" focusable="false">
      {Picture && <Picture />}
    </svg>
  );
}
