import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { deviceStorage } from './deviceStorage';
import type { StoredKey } from './StoredKey';

/**
 * What the device remembers under a key, followed over changes here and in other tabs. Nothing while prerendering.
 *
 * @param key the same object as long as it is the same key
 */
export function useStored<Value>(key: StoredKey<Value>): Value | undefined {
  const subscribe = useCallback((listener: () => void) => deviceStorage.subscribe(key, listener), [key]);
  const read = useMemo(() => rememberedRead(key), [key]);
  return useSyncExternalStore(subscribe, read, () => undefined);
}

/** Reads the same value as the same object, as React asks for. */
function rememberedRead<Value>(key: StoredKey<Value>): () => Value | undefined {
  let lastText: string | undefined;
  let last: Value | undefined;
  return () => {
    const value = deviceStorage.read(key);
    const text = JSON.stringify(value);
    if (text !== lastText) {
      lastText = text;
      last = value;
    }
    return last;
  };
}
