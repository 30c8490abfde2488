import { accountKeys } from '../storage/accountKeys';
import type { DepositNews } from './DepositNews';
import type { DepositWatchPorts } from './DepositWatchPorts';
import { pollDeposits } from './pollDeposits';

/** Asked after this id, the operator answers the latest deposit alone. */
const LATEST_ONLY = -1;

/**
 * Waits for deposits to be credited, over reloads, in one tab of the app at a time and only while that tab is
 * seen and online. What is dealt with is remembered before it is told, so each deposit is announced once.
 */
export class DepositWatch {
  readonly #ports: DepositWatchPorts;
  readonly #listeners = new Set<(news: DepositNews) => void>();
  /** This tab's turn at watching. */
  #turn: AbortController | undefined;

  constructor(ports: DepositWatchPorts) {
    this.#ports = ports;
    ports.onAwayChange(() => (ports.isAway() ? this.stop() : this.resume()));
  }

  readonly subscribe = (listener: (news: DepositNews) => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /**
   * Begins to wait. Call it before the deposit is posted: everything credited from here on is news.
   *
   * @returns takes the waiting back, for a deposit that was refused
   * @throws ApiError when the operator does not tell which deposit is the latest
   */
  async begin(): Promise<() => void> {
    const { storage, now, userId } = this.#ports;
    const player = userId();
    if (player === undefined) return () => undefined;
    await this.#takeBaseline(player);
    const awaited = accountKeys.awaitedDeposit(player);
    const earlier = storage.read(awaited);
    storage.write(awaited, { since: now(), hasArrived: false });
    this.#restart();
    return () => {
      if (earlier === undefined) storage.remove(awaited);
      else storage.write(awaited, earlier);
      this.#restart();
    };
  }

  /** Goes on waiting for what an earlier visit or another tab has begun. */
  resume(): void {
    if (this.#turn === undefined) this.#restart();
  }

  /** Ends the watching in this tab; what is awaited stays remembered. */
  stop(): void {
    this.#turn?.abort();
    this.#turn = undefined;
  }

  async #takeBaseline(userId: number): Promise<void> {
    const { storage, ask } = this.#ports;
    const announced = accountKeys.announcedDeposit(userId);
    if (storage.read(announced) !== undefined) return;
    const latest = await ask(LATEST_ONLY);
    storage.write(announced, Math.max(0, ...latest.map(({ id }) => id)));
  }

  #restart(): void {
    this.stop();
    const { userId, isAway, storage } = this.#ports;
    const player = userId();
    if (player === undefined || isAway()) return;
    if (storage.read(accountKeys.awaitedDeposit(player)) === undefined) return;
    void this.#watch(player, (this.#turn = new AbortController()));
  }

  async #watch(userId: number, turn: AbortController): Promise<void> {
    const { signal } = turn;
    const ports = this.#ports;
    const tell = (news: DepositNews): void => this.#listeners.forEach((listener) => listener(news));
    await ports.takeTurn(`kislap:deposit-watch:${userId}`, signal, () =>
      pollDeposits({ userId, ports, signal, tell }),
    );
    if (this.#turn === turn) this.#turn = undefined;
  }
}
