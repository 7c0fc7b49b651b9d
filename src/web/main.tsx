import './older-browsers.ts';
import '@fontsource-variable/atkinson-hyperlegible-next/wght.css';
import '@fontsource-variable/bitter/wght.css';
import './design/tokens.css';
import './design/base.css';
import './design/controls.css';
import './design/floating.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { certain } from '../kit/index.ts';
import { App } from './app.tsx';
import { bringFontsToWideScreens } from './shared/fonts.ts';
import { applyTheme } from './shared/theme.ts';
import { learnWords, SpeechProvider, wantedLanguage } from './shared/words.ts';

applyTheme();
bringFontsToWideScreens();

const show = () =>
  createRoot(certain(document.getElementById('page') ?? undefined, 'the page')).render(
    <StrictMode>
      <SpeechProvider>
        <App />
      </SpeechProvider>
    </StrictMode>,
  );
// Without its words a page goes on in English.
learnWords(wantedLanguage()).then(show, show);
