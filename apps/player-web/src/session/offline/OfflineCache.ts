import { offlineReads } from '@kislap/api';
import { unstable_serialize as keyOf } from 'swr';
import { unstable_serialize as listKeyOf } from 'swr/infinite';
import { offlineText } from './offlineText';
import type { OfflineAnswer } from './offlineText';

/** Whose an answer is. */
type AnswerOwner = 'everybody' | number;

/** How SWR marks the key of a list that holds all its pages. */
const listMark = listKeyOf(() => 'x').slice(0, -keyOf('x').length);

/** How the cache writes a key: the call's name, then what it depends on; lists have their mark before it. */
const WRITTEN_KEY = /^@"(?<name>[\w:]+)"(?:,(?<first>\d+))?/;

/**
 * Whose answer the cache keeps under this key, if it may stay on the device at all.
 *
 * @param key as the cache writes it
 */
function ownerOf(key: string): AnswerOwner | undefined {
  const written = key.startsWith(listMark) ? key.slice(listMark.length) : key;
  const { name = '', first } = WRITTEN_KEY.exec(written)?.groups ?? {};
  if (offlineReads.everybody.includes(name)) return 'everybody';
  return offlineReads.player.includes(name) && first !== undefined ? Number(first) : undefined;
}

/** What the app holds in memory, as far as this needs it: SWR's cache. */
interface AnswerCache {
  readonly keys: () => IterableIterator<string>;
  readonly get: (key: string) => { readonly data?: unknown } | undefined;
  readonly set: (key: string, entry: { readonly data: unknown }) => void;
}

/** A key whose answer came from the device. */
interface RestoredKey {
  readonly key: string;
  readonly isEverybodys: boolean;
}

/** Where answers stay: one text for each owner. A browser that refuses keeps nothing, and nothing breaks. */
export interface AnswerStore {
  readonly read: (owner: string) => Promise<string | undefined>;
  readonly write: (owner: string, text: string) => Promise<void>;
  /** Forgets every owner but these. */
  readonly keepOnly: (owners: readonly string[]) => Promise<void>;
}

interface OfflineCachePorts {
  /** The cache in use. */
  readonly cache: () => AnswerCache;
  readonly store: AnswerStore;
  readonly build: string;
  readonly userId: () => number | undefined;
  readonly now: () => number;
  /** When an answer last came, also where it was the same. */
  readonly answeredAt?: (key: string) => number | undefined;
  /** Whether a screen of this visit shows it. */
  readonly isShown?: (key: string) => boolean;
}

/** How exactly it is kept when the same answer came again. */
const CONFIRMED_EVERY_MS = 60_000;

/**
 * Answers kept on the device, so that the lobby and a player's records can be read offline, shown with their time.
 * Online, the operator is always asked. Nothing of a player outlives their session.
 */
export class OfflineCache {
  readonly #ports: OfflineCachePorts;
  readonly #seen = new Map<string, OfflineAnswer>();
  readonly #restored = new Set<string>();
  /** The owners of what has come since it was last written. */
  readonly #unsaved = new Set<string>();

  constructor(ports: OfflineCachePorts) {
    this.#ports = ports;
  }

  /** Looks what has been answered since the last time; whoever does so often knows the times well. */
  note(): void {
    const { now, answeredAt } = this.#ports;
    const cache = this.#ports.cache();
    for (const key of cache.keys()) {
      const answer = cache.get(key)?.data;
      const owner = ownerOf(key);
      if (answer === undefined || !this.#isOurs(owner)) continue;
      const seen = this.#seen.get(key);
      const at = seen?.answer === answer ? (answeredAt?.(key) ?? seen.at) : now();
      if (seen?.answer === answer && at - seen.at < CONFIRMED_EVERY_MS) continue;
      this.#seen.set(key, { key, at, answer });
      this.#unsaved.add(String(owner));
    }
  }

  /** The time from which everything that is shown is, or later; of all that is here, while nothing is shown yet. */
  asOf(): number | undefined {
    const seen = [...this.#seen.values()];
    const shown = seen.filter(({ key }) => this.#ports.isShown?.(key));
    const times = (shown.length > 0 ? shown : seen).map(({ at }) => at);
    return times.length === 0 ? undefined : Math.min(...times);
  }

  /** Writes what is new beside what earlier visits have left; nothing when nothing is. */
  async save(): Promise<void> {
    this.note();
    for (const owner of this.#owners().filter((one) => this.#unsaved.delete(one))) {
      const seen = [...this.#seen.values()].filter(({ key }) => String(ownerOf(key)) === owner);
      const before = await this.#read(owner);
      const older = before.filter(({ key }) => !this.#seen.has(key));
      // The player may have left while the device was read.
      if (seen.length === 0 || !this.#owners().includes(owner)) continue;
      await this.#ports.store.write(owner, offlineText.write(this.#ports.build, [...seen, ...older]));
    }
  }

  /**
   * Puts what is on the device where nothing is in memory yet.
   *
   * @param put writes one answer; without it nobody hears of it, which will do before anything is drawn
   */
  async restore(put: (key: string, answer: unknown) => void = this.#putSilently): Promise<void> {
    const cache = this.#ports.cache();
    for (const owner of this.#owners()) {
      const all = await this.#read(owner);
      const lists = new Set(all.map(({ key }) => key).filter((key) => key.startsWith(listMark)));
      for (const kept of all) {
        // The first page of a list is in the list; beside it, it would not be asked for again.
        if (lists.has(listMark + kept.key)) continue;
        if (String(ownerOf(kept.key)) !== owner || cache.get(kept.key)?.data !== undefined) continue;
        put(kept.key, kept.answer);
        this.#seen.set(kept.key, kept);
        this.#restored.add(kept.key);
      }
    }
  }

  /** What is still as restored, to be asked for again. Answers each key once. */
  takeRestored(): readonly RestoredKey[] {
    const cache = this.#ports.cache();
    const keys = [...this.#restored].filter((key) => cache.get(key)?.data === this.#seen.get(key)?.answer);
    this.#restored.clear();
    return keys.map((key) => ({ key, isEverybodys: ownerOf(key) === 'everybody' }));
  }

  /** Forgets everybody who is not signed in now. */
  async forgetOthers(): Promise<void> {
    this.dropAnswers([...this.#seen.keys()].filter((key) => !this.#isOurs(ownerOf(key))));
    await this.#ports.store.keepOnly(this.#owners());
  }

  /** Holds nothing of an owner in memory any more; on the device everything stays. */
  dropFromMemory(owner: string): void {
    this.dropAnswers([...this.#seen.keys()].filter((key) => String(ownerOf(key)) === owner));
  }

  /** Holds these in memory no longer; what is on the device stays there. */
  dropAnswers(keys: readonly string[]): void {
    for (const key of keys) {
      this.#seen.delete(key);
      this.#restored.delete(key);
    }
  }

  /** Forgets everybody's; what is asked for from now on is kept again. */
  async forgetAll(): Promise<void> {
    this.#seen.clear();
    await this.#ports.store.keepOnly([]);
  }

  readonly #putSilently = (key: string, answer: unknown): void =>
    this.#ports.cache().set(key, { data: answer });

  async #read(owner: string): Promise<readonly OfflineAnswer[]> {
    const { store, build, now } = this.#ports;
    const text = await store.read(owner);
    return text === undefined ? [] : offlineText.read(build, text, now());
  }

  #owners(): readonly string[] {
    const userId = this.#ports.userId();
    return userId === undefined ? ['everybody'] : ['everybody', String(userId)];
  }

  #isOurs(owner: AnswerOwner | undefined): boolean {
    return owner !== undefined && this.#owners().includes(String(owner));
  }
}
