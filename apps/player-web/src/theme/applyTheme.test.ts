import { beforeEach, describe, expect, it } from 'vitest';
import { deviceStorage } from '../storage/deviceStorage';
import { storedKeys } from '../storage/storedKeys';
import { applyTheme } from './applyTheme';

const drawn = (): string | undefined => document.documentElement.dataset['theme'];

beforeEach(() => deviceStorage.remove(storedKeys.theme));

describe('the choice of a theme', () => {
  it('is drawn at once and remembered', () => {
    applyTheme('light', 'auto');
    expect(drawn()).toBe('light');
    expect(deviceStorage.read(storedKeys.theme)).toBe('light');
  });

  it('wins over the operator', () => {
    applyTheme('dark', 'light');
    expect(drawn()).toBe('dark');
  });

  it('left to the app follows the operator and is forgotten', () => {
    applyTheme('dark', 'auto');
    applyTheme('auto', 'light');
    expect(drawn()).toBe('light');
    expect(deviceStorage.read(storedKeys.theme)).toBeUndefined();
  });
});
