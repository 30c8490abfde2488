import { deviceStorage } from '../storage/deviceStorage';
import { storedKeys } from '../storage/storedKeys';
import { drawTheme } from './drawTheme';
import type { Theme } from './Theme';

/**
 * Remembers the player's choice on this device and draws the app in it at once. The boot script does the same before
 * the first paint of the next visit, and follows the device while the choice is `auto`.
 */
export function applyTheme(theme: Theme): void {
  deviceStorage.write(storedKeys.theme, theme);
  drawTheme(theme);
}
