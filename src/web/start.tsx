import './older-browsers.ts';
import '@fontsource-variable/atkinson-hyperlegible-next/wght.css';
import '@fontsource-variable/bitter/wght.css';
import './design/tokens.css';
import './design/base.css';
import './design/controls.css';
import './design/floating.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Router } from 'wouter';
import { assertDefined } from '../kit/index.ts';
import { loadLanguage } from '../words/load.ts';
import { App } from './app.tsx';
import { base, enterBase } from './shared/base.ts';
import { bringFonts } from './shared/fonts.ts';
import { type FormatTables, FormatTablesContext } from './shared/formats.ts';
import { ServerPorts } from './shared/ports.tsx';
import { guardPresses } from './shared/press-guard.ts';
import { applyTheme } from './shared/theme.ts';
import { SpeechProvider, wantedLanguage } from './shared/words.ts';

/** Shows the pages, for the formats of these tables. */
export function start(formats: FormatTables): void {
  if (!enterBase()) return;
  applyTheme();
  guardPresses();
  bringFonts();
  const show = () =>
    createRoot(assertDefined(document.getElementById('page') ?? undefined, 'the page')).render(
      <StrictMode>
        <FormatTablesContext value={formats}>
          <SpeechProvider>
            <ServerPorts>
              <Router base={base}>
                <App />
              </Router>
            </ServerPorts>
          </SpeechProvider>
        </FormatTablesContext>
      </StrictMode>,
    );
  // Without its words a page goes on in English.
  loadLanguage(wantedLanguage()).then(show, show);
}
