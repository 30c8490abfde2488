import type { DeviceStorage } from '../storage/createDeviceStorage';
import type { StoredKey } from '../storage/StoredKey';
import { parseTabNews } from './parseTabNews';
import type { TabNews } from './TabNews';

/** A channel between tabs, as the browser has it. */
export type Broadcast = Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>;

interface Letter {
  readonly from: string;
  readonly count: number;
  readonly news: unknown;
}

/** Where news lie for browsers without channels: what is stored is heard of in every other tab. */
const letterbox: StoredKey<Letter> = {
  name: 'tabNews',
  parse: (stored) => {
    if (typeof stored !== 'object' || stored === null || !('news' in stored)) return undefined;
    const from = 'from' in stored && typeof stored.from === 'string' ? stored.from : '';
    const count = 'count' in stored && typeof stored.count === 'number' ? stored.count : 0;
    return { from, count, news: stored.news };
  },
};

/** Tells the other tabs of the app, and hears them. */
export class TabChannel {
  readonly #broadcast: Broadcast | undefined;
  readonly #storage: DeviceStorage;
  readonly #name: string;
  readonly #listeners = new Set<(news: TabNews) => void>();
  #count = 0;

  /**
   * @param broadcast `undefined` in browsers without channels
   * @param name this tab's own, so that it does not hear itself
   */
  constructor(broadcast: Broadcast | undefined, storage: DeviceStorage, name: string) {
    this.#broadcast = broadcast;
    this.#storage = storage;
    this.#name = name;
    broadcast?.addEventListener('message', ({ data }: MessageEvent<unknown>) => this.#hear(data));
    if (broadcast === undefined) storage.subscribe(letterbox, () => this.#open());
  }

  readonly subscribe = (listener: (news: TabNews) => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  tell(news: TabNews): void {
    if (this.#broadcast !== undefined) return this.#broadcast.postMessage(news);
    this.#count += 1;
    this.#storage.write(letterbox, { from: this.#name, count: this.#count, news });
  }

  #open(): void {
    const letter = this.#storage.read(letterbox);
    if (letter !== undefined && letter.from !== this.#name) this.#hear(letter.news);
  }

  #hear(told: unknown): void {
    const news = parseTabNews(told);
    if (news !== undefined) this.#listeners.forEach((listener) => listener(news));
  }
}
