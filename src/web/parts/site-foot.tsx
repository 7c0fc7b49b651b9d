import { useState } from 'react';
import { useSpeech } from '../words/words.ts';
import { chooseTheme, chosenTheme, type Theme } from './theme.ts';

const themes: readonly Theme[] = ['system', 'light', 'dark'];

/** How the pages look and speak, for this browser. */
export function SiteFoot() {
  const { t } = useSpeech();
  const [theme, setTheme] = useState(chosenTheme());
  return (
    <footer className="site-foot">
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
