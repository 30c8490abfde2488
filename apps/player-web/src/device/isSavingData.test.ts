import { afterEach, expect, it, vi } from 'vitest';
import { isSavingData } from './isSavingData';
import { deviceStorage } from './storage/deviceStorage';
import { storedKeys } from './storage/storedKeys';

afterEach(() => {
  vi.unstubAllGlobals();
  deviceStorage.remove(storedKeys.isDataSaved);
});

it('follows the setting, and the browser that asks for less', () => {
  expect(isSavingData()).toBe(false);
  deviceStorage.write(storedKeys.isDataSaved, 1);
  expect(isSavingData()).toBe(true);
  deviceStorage.remove(storedKeys.isDataSaved);
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  expect(isSavingData()).toBe(true);
  vi.stubGlobal('navigator', { connection: { saveData: false, effectiveType: '2g' } });
  expect(isSavingData()).toBe(true);
  vi.stubGlobal('navigator', { connection: { saveData: false, effectiveType: '4g' } });
  expect(isSavingData()).toBe(false);
});
