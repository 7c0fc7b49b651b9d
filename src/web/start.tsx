import './older-browsers.ts';
import '@fontsource-variable/atkinson-hyperlegible-next/wght.css';
import '@fontsource-variable/bitter/wght.css';
import './design/tokens.css';
import './design/base.css';
import './design/controls.css';
import './design/floating.css';
import { type ComponentType, type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { assertDefined } from '../kit/index.ts';
import { loadLanguage } from '../words/load.ts';
import { App } from './app.tsx';
import { bringFonts } from './shared/fonts.ts';
import { type FormatTables, FormatTablesContext } from './shared/formats.ts';
import { guardPresses } from './shared/press-guard.ts';
import { applyTheme } from './shared/theme.ts';
import { SpeechProvider, wantedLanguage } from './shared/words.ts';

/** Shows the pages, for the formats of these tables; `Ports` gives them what they ask for or store. */
export function start(formats: FormatTables, Ports: ComponentType<{ readonly children: ReactNode }>): void {
  applyTheme();
  guardPresses();
  bringFonts();
  const show = () =>
    createRoot(assertDefined(document.getElementById('page') ?? undefined, 'the page')).render(
      <StrictMode>
        <FormatTablesContext value={formats}>
          <SpeechProvider>
            <Ports>
              <App />
            </Ports>
          </SpeechProvider>
        </FormatTablesContext>
      </StrictMode>,
    );
  // Without its words a page goes on in English.
  loadLanguage(wantedLanguage()).then(show, show);
}
