import { createDeviceStorage } from '../../src/device/storage/createDeviceStorage';
import type { DeviceStorage } from '../../src/device/storage/createDeviceStorage';

/** What all tabs of the app share on one phone: the storage, and turns. */
export class Device {
  readonly #values = new Map<string, string>();
  readonly #tabs = new Set<EventTarget>();
  readonly #queues = new Map<string, Promise<void>>();

  /** A storage that tells the other tabs of each change, as localStorage does. */
  storageFor(tab: EventTarget): DeviceStorage {
    this.#tabs.add(tab);
    const values = this.#values;
    const told = (key: string) => {
      for (const other of this.#tabs) {
        if (other !== tab) setTimeout(() => other.dispatchEvent(new StorageEvent('storage', { key })), 1);
      }
    };
    const storage: Storage = {
      get length() {
        return values.size;
      },
      key: (index) => [...values.keys()][index] ?? null,
      getItem: (key) => values.get(key) ?? null,
      setItem: (key, value) => {
        values.set(key, value);
        told(key);
      },
      removeItem: (key) => {
        values.delete(key);
        told(key);
      },
      clear: () => values.clear(),
    };
    return createDeviceStorage(storage, tab);
  }

  forget(tab: EventTarget): void {
    this.#tabs.delete(tab);
  }

  /** One tab after another, as the browser's locks give them; a tab that is closed gives its turn up. */
  async takeTurn(
    {
      name,
      signal,
      closed,
    }: { readonly name: string; readonly signal: AbortSignal; readonly closed: Promise<void> },
    work: () => Promise<void>,
  ): Promise<void> {
    const before = this.#queues.get(name) ?? Promise.resolve();
    const mine = before.then(() => (signal.aborted ? undefined : Promise.race([work(), closed])));
    const over = mine.catch(() => undefined);
    this.#queues.set(name, over);
    await over;
  }
}
