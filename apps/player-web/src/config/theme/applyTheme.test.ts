import { beforeEach, describe, expect, it, vi } from 'vitest';
import { deviceStorage } from '../../device/storage/deviceStorage';
import { storedKeys } from '../../device/storage/storedKeys';
import { applyTheme } from './theme';

const drawn = (): string | undefined => document.documentElement.dataset['theme'];
const deviceIs = (scheme: 'dark' | 'light'): void => {
  const query = { ...window.matchMedia('print'), matches: scheme === 'light' };
  vi.spyOn(window, 'matchMedia').mockReturnValue(query);
};

beforeEach(() => deviceStorage.remove(storedKeys.theme));

describe('the choice of a theme', () => {
  it.each(['dark', 'light'] as const)(
    '%s is drawn at once and remembered, whatever the device is',
    (theme) => {
      deviceIs(theme === 'dark' ? 'light' : 'dark');
      applyTheme(theme);
      expect(drawn()).toBe(theme);
      expect(deviceStorage.read(storedKeys.theme)).toBe(theme);
    },
  );

  it.each(['dark', 'light'] as const)(
    'left to a %s device follows the device and is remembered',
    (scheme) => {
      deviceIs(scheme);
      applyTheme('auto');
      expect(drawn()).toBe(scheme);
      expect(deviceStorage.read(storedKeys.theme)).toBe('auto');
    },
  );
});
