import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createDeviceStorage } from './createDeviceStorage';
import { accountKeys } from './accountKeys';
import { storedKeys } from './storedKeys';

const refuse = (): never => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};
const blockedStorage: Storage = {
  length: 0,
  clear: refuse,
  getItem: refuse,
  key: refuse,
  removeItem: refuse,
  setItem: refuse,
};

afterEach(() => window.localStorage.clear());

describe('deviceStorage', () => {
  it('remembers a value over visits', () => {
    createDeviceStorage(window.localStorage, window).write(storedKeys.rememberedPhone, 'abc');
    expect(createDeviceStorage(window.localStorage, window).read(storedKeys.rememberedPhone)).toBe('abc');
  });

  it('forgets what it is told to forget', () => {
    const storage = createDeviceStorage(window.localStorage, window);
    storage.write(storedKeys.rememberedPhone, 'abc');
    storage.remove(storedKeys.rememberedPhone);
    expect(storage.read(storedKeys.rememberedPhone)).toBeUndefined();
  });

  it.each([
    ['no storage at all', undefined],
    ['a storage that throws', blockedStorage],
  ])('works for this visit with %s', (_, blocked) => {
    const storage = createDeviceStorage(blocked, window);
    storage.write(storedKeys.rememberedPhone, 'abc');
    expect(storage.read(storedKeys.rememberedPhone)).toBe('abc');
    storage.remove(storedKeys.rememberedPhone);
    expect(storage.read(storedKeys.rememberedPhone)).toBeUndefined();
  });

  it('shows the newest value when the disk filled up after an older one was saved', () => {
    createDeviceStorage(window.localStorage, window).write(storedKeys.rememberedPhone, 'old');
    const getItem = (name: string) => window.localStorage.getItem(name);
    const storage = createDeviceStorage({ ...blockedStorage, getItem }, window);
    expect(storage.read(storedKeys.rememberedPhone)).toBe('old');
    storage.write(storedKeys.rememberedPhone, 'new');
    expect(storage.read(storedKeys.rememberedPhone)).toBe('new');
  });

  it('reads any foreign text as absent and never throws', () => {
    const storage = createDeviceStorage(window.localStorage, window);
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (foreign) => {
        window.localStorage.setItem('kislap:announcedDeposit:7', foreign);
        expect(storage.read(accountKeys.announcedDeposit(7))).toBeUndefined();
      }),
    );
  });

  it('keeps players on one phone apart', () => {
    const storage = createDeviceStorage(window.localStorage, window);
    storage.write(accountKeys.announcedDeposit(1), 71);
    expect(storage.read(accountKeys.announcedDeposit(2))).toBeUndefined();
  });

  it('tells about changes made here and in another tab', () => {
    const storage = createDeviceStorage(window.localStorage, window);
    const onChange = vi.fn();
    const unsubscribe = storage.subscribe(storedKeys.rememberedPhone, onChange);
    storage.write(storedKeys.rememberedPhone, 'abc');
    window.dispatchEvent(new StorageEvent('storage', { key: 'kislap:rememberedPhone' }));
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'kislap:locale' }));
    unsubscribe();
    storage.write(storedKeys.rememberedPhone, 'def');
    expect(onChange).toHaveBeenCalledTimes(3);
  });
});
