import './site-foot.css';
import { useState } from 'react';
import { languages } from '../../words/index.ts';
import { chooseTheme, chosenTheme, type Theme } from './theme.ts';
import { languageNames, useSpeech } from './words.ts';

const themes: readonly Theme[] = ['system', 'light', 'dark'];

/** How the pages look and speak, for this browser. */
export function SiteFoot() {
  const { t, language, setLanguage } = useSpeech();
  const [theme, setTheme] = useState(chosenTheme());
  return (
    <footer className="site-foot">
      <label>
        <span className="quiet">{t('site.language')}</span>{' '}
        <select
          className="input foot-choice"
          value={language}
          onChange={(event) => setLanguage(languages.find((one) => one === event.target.value) ?? 'en')}
        >
          {languages.map((one) => (
            <option key={one} value={one} lang={one}>
              {languageNames[one]}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span className="quiet">{t('site.theme')}</span>{' '}
        <select
          className="input foot-choice"
          value={theme}
          onChange={(event) => {
            const chosen = themes.find((one) => one === event.target.value) ?? 'system';
            chooseTheme(chosen);
            setTheme(chosen);
          }}
        >
          {themes.map((one) => (
            <option key={one} value={one}>
              {t(`site.${one}`)}
            </option>
          ))}
        </select>
      </label>
    </footer>
  );
}
