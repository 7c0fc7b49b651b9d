import type { DocsPage, Piece } from 'virtual:docs-page';
import { createElement, type ReactNode } from 'react';
import { Link } from 'wouter';

const isHere = (href: string): boolean => href.startsWith('/docs');

function element(piece: Piece, images: readonly string[], key: number): ReactNode {
  if (typeof piece === 'string') return piece;
  const { tag, attrs = {}, image, children } = piece;
  const inside = children.map((child, at) => element(child, images, at));
  const { href = '' } = attrs;
  if (tag === 'a' && isHere(href)) {
    return (
      <Link key={key} href={href}>
        {inside}
      </Link>
    );
  }
  // Tables and programs scroll by themselves, so that a phone never does.
  if (tag === 'table') {
    return createElement('div', { key, className: 'docs-table', tabIndex: 0 }, <table>{inside}</table>);
  }
  const picture = <img key={key} {...attrs} alt={attrs.alt ?? ''} src={images[image ?? 0]} loading="lazy" />;
  if (tag === 'img') return picture;
  // What is written in a drawing can still be read on a phone: it is moved sideways there.
  if (tag === 'drawing') return createElement('span', { key, className: 'docs-drawing', tabIndex: 0 }, picture);
  const { tabIndex, ...others } = attrs;
  const focus = tabIndex === undefined ? {} : { tabIndex: Number(tabIndex) };
  return createElement(tag, { key, ...others, ...focus }, ...inside);
}

/** A page of docs/ as it was written, from its elements: no markup is taken on trust. */
export function DocsText({ page: { pieces, images } }: { page: DocsPage }) {
  return <>{pieces.map((piece, at) => element(piece, images, at))}</>;
}
