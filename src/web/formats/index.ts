import type { ComponentType } from 'react';
import { type FormatName, isFormatName } from '../../engine/index.ts';
import * as double from './double.tsx';
import * as groups from './groups.tsx';
import * as hybrid from './hybrid.tsx';
import * as knockout from './knockout.tsx';
import * as robin from './robin.tsx';
import * as strikes from './strikes.tsx';
import * as swiss from './swiss.tsx';

/** The registry of what formats bring to the pages: a small picture of how each goes. */
const pictures: Readonly<Record<FormatName, ComponentType>> = {
  knockout: knockout.Picture,
  double: double.Picture,
  groups: groups.Picture,
  hybrid: hybrid.Picture,
  robin: robin.Picture,
  strikes: strikes.Picture,
  swiss: swiss.Picture,
};

export const pictureOf = (format: string): ComponentType | undefined =>
  isFormatName(format) ? pictures[format] : undefined;
