import type { Theme } from './Theme';

/** Draws the page in a theme, without remembering it. */
export function drawTheme(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme === 'auto' ? deviceScheme() : theme;
}

function deviceScheme(): 'dark' | 'light' {
  return window.matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
}
