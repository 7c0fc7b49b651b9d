import { askedFor, kept } from './storage.ts';

/** Light or dark: what the address asks for or the reader chose, else what their system says. */
export type Theme = 'light' | 'dark' | 'system';

const KEPT = 'tiltyard.theme';
const prefersDark = window.matchMedia('(prefers-color-scheme: dark)');

export function chosenTheme(): Theme {
  const chosen = askedFor('theme') ?? kept(KEPT);
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system';
}

export function applyTheme(): void {
  const theme = chosenTheme();
  const shown = theme === 'system' ? (prefersDark.matches ? 'dark' : 'light') : theme;
  document.documentElement.dataset.theme = shown;
}

export function chooseTheme(theme: Theme): void {
  if (theme === 'system') localStorage.removeItem(KEPT);
  else localStorage.setItem(KEPT, theme);
  applyTheme();
}

prefersDark.addEventListener('change', applyTheme);
