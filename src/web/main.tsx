import { formatLoaders } from '../engine/formats/loaders.ts';
import type { FormatName } from '../engine/index.ts';
import * as words from '../words/formats/loaders.ts';
import { enterBase } from './shared/base.ts';
import type { FormatTables } from './shared/formats.ts';
import { ServerPorts } from './shared/ports.tsx';
import { start } from './start.tsx';

const formats: FormatTables<FormatName> = {
  rules: formatLoaders,
  words,
  loadPages: () => import('./formats/all.ts'),
};

if (enterBase()) start(formats, ServerPorts);
