import { expect, it } from 'vitest';
import { deviceStorage } from '../../device/storage/deviceStorage';
import { storedKeys } from '../../device/storage/storedKeys';
import { applyMotion } from './theme';

it('asks for less motion at once, remembers it, and lets go of it', () => {
  applyMotion(true);
  expect(document.documentElement.dataset['motion']).toBe('less');
  expect(deviceStorage.read(storedKeys.motion)).toBe('less');
  applyMotion(false);
  expect(document.documentElement.dataset['motion']).toBeUndefined();
  expect(deviceStorage.read(storedKeys.motion)).toBeUndefined();
});
