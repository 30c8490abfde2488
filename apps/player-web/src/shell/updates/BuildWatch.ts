import { decideUpdate } from './decideUpdate';

/** What `builds/latest.json` tells. */
export interface LatestBuild {
  readonly id: string;
  /** The operator has switched the service worker off: what it keeps on devices is to be thrown away. */
  readonly isWorkerOff: boolean;
}

/** Reads `builds/latest.json`: `{ id, timestamp, worker? }`. `undefined` when it says nothing of use. */
export function parseLatestBuild(read: unknown): LatestBuild | undefined {
  if (typeof read !== 'object' || read === null || !('id' in read)) return undefined;
  if (typeof read.id !== 'string' || !/^[\w-]{1,64}$/.test(read.id)) return undefined;
  return { id: read.id, isWorkerOff: 'worker' in read && read.worker === 'off' };
}

/** The world as the build watch needs it. */
interface BuildWatchPorts {
  readonly running: string;
  readonly ask: () => Promise<LatestBuild | undefined>;
  readonly now: () => number;
  readonly isHidden: () => boolean;
  /** Whether a reload would take something away from the player. */
  readonly isBusy: () => boolean;
  /** Says that a newer build is ready. @returns takes the message back */
  readonly offer: () => () => void;
  /** Loads the page anew, with the newest build. */
  readonly reload: () => void;
  /** Whether the operator wants the app to be kept on the device. */
  readonly keepOnDevice: (isWanted: boolean) => void;
}

/** How often the newest build is asked for while the page is seen. */
const EVERY_MS = 5 * 60_000;
/** Looking away and back within this is no reason to ask again. */
const PAUSE_MS = 20_000;
/** An answer that comes later after the player's return finds them reading. */
const RETURN_MS = 3000;

/** Follows which build is the newest, and offers it when the player has a hand free. */
export class BuildWatch {
  readonly #ports: BuildWatchPorts;
  #latest: string | undefined;
  #askedAt = -Infinity;
  #hiddenSince: number | undefined;
  #takeBack: (() => void) | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(ports: BuildWatchPorts) {
    this.#ports = ports;
  }

  start(): void {
    void this.#ask();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#withdraw();
  }

  /** The page has come into view or gone out of it. */
  visibilityChanged(): void {
    const { isHidden, now } = this.#ports;
    if (isHidden()) {
      this.#hiddenSince ??= now();
      return;
    }
    const awayMs = now() - (this.#hiddenSince ?? now());
    this.#hiddenSince = undefined;
    this.decide(awayMs);
    if (now() - this.#askedAt >= PAUSE_MS) void this.#ask(awayMs);
  }

  /**
   * Something the player did has begun or ended.
   *
   * @param awayMs how long nobody had looked until now
   */
  decide(awayMs = 0): void {
    const { running, isBusy, reload } = this.#ports;
    const decision = decideUpdate({ running, latest: this.#latest, isBusy: isBusy(), awayMs });
    if (decision === 'reload') return reload();
    if (decision === 'offer') this.#takeBack ??= this.#ports.offer();
    else this.#withdraw();
  }

  async #ask(awayMs = 0): Promise<void> {
    clearTimeout(this.#timer);
    const { ask, isHidden, now } = this.#ports;
    if (isHidden()) return;
    this.#askedAt = now();
    const latest = await ask();
    if (latest !== undefined) this.#ports.keepOnDevice(!latest.isWorkerOff);
    this.#latest = latest?.id ?? this.#latest;
    this.decide(now() - this.#askedAt < RETURN_MS ? awayMs : 0);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#ask(), EVERY_MS);
  }

  #withdraw(): void {
    this.#takeBack?.();
    this.#takeBack = undefined;
  }
}
