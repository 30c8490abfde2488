import { expect, it } from 'vitest';
import { deviceStorage } from '../storage/deviceStorage';
import { storedKeys } from '../storage/storedKeys';
import { applyMotion } from './applyMotion';

it('asks for less motion at once, remembers it, and lets go of it', () => {
  applyMotion(true);
  expect(document.documentElement.dataset['motion']).toBe('less');
  expect(deviceStorage.read(storedKeys.motion)).toBe('less');
  applyMotion(false);
  expect(document.documentElement.dataset['motion']).toBeUndefined();
  expect(deviceStorage.read(storedKeys.motion)).toBeUndefined();
});
