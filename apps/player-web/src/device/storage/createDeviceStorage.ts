import { STORAGE_PREFIX, STORAGE_VERSION } from './storageFormat';
import type { StoredCollection, StoredKey } from './StoredKey';

/** What the app remembers on this device, one typed key at a time. */
export interface DeviceStorage {
  readonly read: <Value>(key: StoredKey<Value>) => Value | undefined;
  readonly write: <Value>(key: StoredKey<Value>, value: Value) => void;
  readonly remove: (key: StoredKey<unknown>) => void;
  /** Calls back after every change of the key, made here or in another tab. */
  readonly subscribe: (key: StoredKey<unknown>, onChange: () => void) => () => void;
  /** Every value of a collection, in no order. */
  readonly readAll: <Value>(collection: StoredCollection<Value>) => readonly Value[];
  /** Calls back after every change in a collection, made here or in another tab. */
  readonly subscribeAll: (collection: StoredCollection<unknown>, onChange: () => void) => () => void;
}

/** Where other tabs' changes are heard: the window, or a stand-in in tests. */
type StorageEvents = Pick<EventTarget, 'addEventListener'>;

/**
 * Remembers facts in `storage` (localStorage). A browser that blocks it, or a full disk, costs the
 * memory of the next visit, never this one: everything is also held in memory.
 *
 * @param storage `undefined` when the browser refuses to hand it out, or while prerendering.
 */
export function createDeviceStorage(
  storage: Storage | undefined,
  events: StorageEvents | undefined,
): DeviceStorage {
  const unsaved = new Map<string, string>();
  const listeners = new Map<string, Set<() => void>>();
  const collectionListeners = new Set<{ readonly prefix: string; readonly onChange: () => void }>();

  const tell = (name: string): void => {
    listeners.get(name)?.forEach((onChange) => onChange());
    for (const { prefix, onChange } of collectionListeners) if (name.startsWith(prefix)) onChange();
  };

  events?.addEventListener('storage', (event) => {
    if (!(event instanceof StorageEvent)) return;
    if (event.key === null) {
      listeners.forEach((known) => known.forEach((onChange) => onChange()));
      collectionListeners.forEach(({ onChange }) => onChange());
      return;
    }
    if (event.key.startsWith(STORAGE_PREFIX)) tell(event.key.slice(STORAGE_PREFIX.length));
  });

  const read = <Value>(key: StoredKey<Value>): Value | undefined => {
    const text = unsaved.get(key.name) ?? readText(storage, key.name);
    return text === undefined ? undefined : decode(text, key);
  };

  return {
    read,
    write(key, value) {
      const text = JSON.stringify({ version: STORAGE_VERSION, value });
      if (writeText(storage, key.name, text)) unsaved.delete(key.name);
      else unsaved.set(key.name, text);
      tell(key.name);
    },
    remove(key) {
      unsaved.delete(key.name);
      removeText(storage, key.name);
      tell(key.name);
    },
    subscribe(key, onChange) {
      const known = listeners.get(key.name) ?? new Set();
      listeners.set(key.name, known.add(onChange));
      return () => void known.delete(onChange);
    },
    readAll({ prefix, parse }) {
      const names = new Set([...namesIn(storage), ...unsaved.keys()]);
      return [...names]
        .filter((name) => name.startsWith(prefix))
        .map((name) => read({ name, parse }))
        .filter((value) => value !== undefined);
    },
    subscribeAll({ prefix }, onChange) {
      const listener = { prefix, onChange };
      collectionListeners.add(listener);
      return () => void collectionListeners.delete(listener);
    },
  };
}

/** The names of our entries, without their prefix. */
function namesIn(storage: Storage | undefined): readonly string[] {
  try {
    const names = Array.from({ length: storage?.length ?? 0 }, (_, index) => storage?.key(index) ?? '');
    return names
      .filter((name) => name.startsWith(STORAGE_PREFIX))
      .map((name) => name.slice(STORAGE_PREFIX.length));
  } catch {
    return [];
  }
}

function decode<Value>(text: string, key: StoredKey<Value>): Value | undefined {
  try {
    const stored: unknown = JSON.parse(text);
    const isOurs = typeof stored === 'object' && stored !== null && 'version' in stored && 'value' in stored;
    return isOurs && stored.version === STORAGE_VERSION ? key.parse(stored.value) : undefined;
  } catch {
    return undefined;
  }
}

function readText(storage: Storage | undefined, name: string): string | undefined {
  try {
    return storage?.getItem(STORAGE_PREFIX + name) ?? undefined;
  } catch {
    return undefined;
  }
}

function writeText(storage: Storage | undefined, name: string, text: string): boolean {
  try {
    storage?.setItem(STORAGE_PREFIX + name, text);
    return storage !== undefined;
  } catch {
    return false;
  }
}

function removeText(storage: Storage | undefined, name: string): void {
  try {
    storage?.removeItem(STORAGE_PREFIX + name);
  } catch {
    // A storage that refuses to forget is one that refused to remember.
  }
}
