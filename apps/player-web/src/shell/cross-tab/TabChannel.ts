import type { StoredKey } from '../../device/storage/StoredKey';
import type { DeviceStorage } from '../../device/storage/createDeviceStorage';

/** What one tab of the app tells the others. Never a token: whoever is told looks it up on the device. */
type TabMessage =
  /** Somebody signed in or out. */
  | { readonly type: 'session' }
  /** Another language was chosen. */
  | { readonly type: 'language' }
  /** A player's balance has moved, to so much as this tab knows. */
  | { readonly type: 'balance'; readonly userId: number; readonly balance: number };

const isCount = (read: unknown): read is number => typeof read === 'number' && Number.isSafeInteger(read);

/** Reads what another tab has told; it may run another build. */
export function parseTabMessage(read: unknown): TabMessage | undefined {
  if (typeof read !== 'object' || read === null || !('type' in read)) return undefined;
  if (read.type === 'session' || read.type === 'language') return { type: read.type };
  if (read.type !== 'balance' || !('userId' in read) || !('balance' in read)) return undefined;
  const { userId, balance } = read;
  return isCount(userId) && isCount(balance) ? { type: 'balance', userId, balance } : undefined;
}

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
  readonly #listeners = new Set<(news: TabMessage) => void>();
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

  readonly subscribe = (listener: (news: TabMessage) => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  tell(news: TabMessage): void {
    if (this.#broadcast !== undefined) return this.#broadcast.postMessage(news);
    this.#count += 1;
    this.#storage.write(letterbox, { from: this.#name, count: this.#count, news });
  }

  #open(): void {
    const letter = this.#storage.read(letterbox);
    if (letter !== undefined && letter.from !== this.#name) this.#hear(letter.news);
  }

  #hear(told: unknown): void {
    const news = parseTabMessage(told);
    if (news !== undefined) this.#listeners.forEach((listener) => listener(news));
  }
}
