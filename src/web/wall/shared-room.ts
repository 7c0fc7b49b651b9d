import type { CSSProperties } from 'react';
import type { Page } from './pages.ts';

/** For the style sheet: by how many rows and columns the room is shared. */
export const shared = ({ rows, columns }: Page<unknown>, more: Readonly<Record<`--${string}`, number>> = {}) =>
  ({ '--rows': rows, '--columns': columns.length, ...more }) as CSSProperties;
