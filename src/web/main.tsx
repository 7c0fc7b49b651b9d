import '@fontsource-variable/atkinson-hyperlegible-next/wght.css';
import '@fontsource-variable/bitter/wght.css';
import './look/tokens.css';
import './look/base.css';
import './look/controls.css';
import './look/floating.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { certain } from '../kit/index.ts';
import { App } from './app.tsx';
import { applyTheme } from './parts/theme.ts';
import { learnWords, SpeechProvider, wantedLanguage } from './words/words.ts';

applyTheme();
await learnWords(wantedLanguage()).catch(() => undefined);
createRoot(certain(document.getElementById('page') ?? undefined, 'the page')).render(
  <StrictMode>
    <SpeechProvider>
      <App />
    </SpeechProvider>
  </StrictMode>,
);
