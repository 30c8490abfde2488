import { deviceStorage } from '../../device/storage/deviceStorage';
import { storedKeys } from '../../device/storage/storedKeys';

/** How bright the app is: as chosen, or `auto`, as the device is at the moment. */
type Theme = 'auto' | 'dark' | 'light';

/** Draws the page in a theme, without remembering it. */
export function drawTheme(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme === 'auto' ? deviceScheme() : theme;
}

function deviceScheme(): 'dark' | 'light' {
  return window.matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
}

/**
 * Remembers the player's choice on this device and draws the app in it at once. The boot script does the same before
 * the first paint of the next visit, and follows the device while the choice is `auto`.
 */
export function applyTheme(theme: Theme): void {
  deviceStorage.write(storedKeys.theme, theme);
  drawTheme(theme);
}

/** Remembers on this device whether there should be less motion, and obeys at once. What the device asks for stays. */
export function applyMotion(isLess: boolean): void {
  if (isLess) {
    deviceStorage.write(storedKeys.motion, 'less');
    document.documentElement.dataset['motion'] = 'less';
  } else {
    deviceStorage.remove(storedKeys.motion);
    delete document.documentElement.dataset['motion'];
  }
}
