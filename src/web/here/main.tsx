import '../../words/all.ts';
import { formatLoaders } from '../../engine/formats/loaders.ts';
import type { FormatName } from '../../engine/index.ts';
import { TabDatabase } from '../../tab/index.ts';
import * as words from '../../words/formats/loaders.ts';
import type { FormatTables } from '../shared/formats.ts';
import { start } from '../start.tsx';
import { keepPages } from './keep-pages.ts';
import { tabPorts } from './tab-ports.tsx';

/** The pages without a server: this browser holds the tournaments (docs/decisions/in-a-tab.md). */
const formats: FormatTables<FormatName> = {
  rules: formatLoaders,
  words,
  loadPages: () => import('../formats/all.ts'),
};

keepPages();
start(formats, tabPorts(new TabDatabase()));
