import { deviceStorage } from '../storage/deviceStorage';
import { storedKeys } from '../storage/storedKeys';

/** How bright the app is: as chosen, or as the operator and the device have it. */
export type Theme = 'auto' | 'dark' | 'light';

/**
 * Remembers the player's choice on this device and draws the app in it at once. The boot script does the same before
 * the first paint of the next visit.
 *
 * @param operatorScheme what `auto` means
 */
export function applyTheme(theme: Theme, operatorScheme: Theme): void {
  if (theme === 'auto') deviceStorage.remove(storedKeys.theme);
  else deviceStorage.write(storedKeys.theme, theme);
  const wish = theme === 'auto' ? operatorScheme : theme;
  document.documentElement.dataset['theme'] = wish === 'auto' ? deviceScheme() : wish;
}

function deviceScheme(): 'dark' | 'light' {
  return window.matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
}
