/** Light or dark: what the reader chose, else what their system says. */
export type Theme = 'light' | 'dark' | 'system';

const KEPT = 'tiltyard.theme';
const prefersDark = window.matchMedia('(prefers-color-scheme: dark)');

export function chosenTheme(): Theme {
  const kept = localStorage.getItem(KEPT);
  return kept === 'light' || kept === 'dark' ? kept : 'system';
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
