import { checksDue, dueInSitting } from '@kislap/domain';
import type { PlayLimits } from '@kislap/api';
import type { RealityCheckOptions } from '../overlays/reality-check/RealityCheckOptions';
import type { SittingGuardPorts } from './SittingGuardPorts';

const MINUTE_MS = 60_000;

/** What the operator has told, and when. */
interface Known {
  readonly limits: PlayLimits;
  readonly atMs: number;
}

/**
 * Keeps a sitting at the games within what its player has set, all by the operator's clock: a look at the play at each
 * interval, a warning before the time of the day is used up, and the end of the game. Before it ends a game it asks the
 * operator, whose count decides; without an answer the game ends all the same.
 */
export class SittingGuard {
  readonly #ports: SittingGuardPorts;
  #known: Known | undefined;
  #isBusy = false;

  constructor(ports: SittingGuardPorts) {
    this.#ports = ports;
  }

  /** Whether the operator has told when the sitting began; it may not know of it yet while the game still opens. */
  knowsSitting(): boolean {
    return this.#known?.limits.sitting !== undefined;
  }

  /** Asks the operator how the sitting stands; what it said before stays true until it says otherwise. */
  async learn(): Promise<PlayLimits | undefined> {
    const limits = await this.#ports.ask().catch(() => undefined);
    if (limits !== undefined) this.#known = { limits, atMs: this.#ports.now() };
    return limits;
  }

  /** Does what is due now. To be called every second. */
  async tick(): Promise<void> {
    if (this.#known === undefined || this.#isBusy) return;
    const standing = this.#standing(this.#known);
    const due = dueInSitting(standing);
    this.#ports.warn(due.type === 'warning' ? due.minutesLeft : undefined);
    if (due.type === 'check' && !this.#ports.isOverlaid()) {
      await this.#once(() => this.#check(checksDue(standing)));
    }
    if (due.type === 'end') await this.#once(() => this.#end());
  }

  async #once(act: () => Promise<void>): Promise<void> {
    this.#isBusy = true;
    await act().finally(() => (this.#isBusy = false));
  }

  async #check(checks: number): Promise<void> {
    const { limits } = this.#known ?? {};
    const since = limits?.sitting?.since ?? 0;
    this.#ports.told({ since, checks, atMs: this.#ports.now() });
    const fresh = await this.learn();
    await this.#ports.check(this.#lookAt(since, fresh));
  }

  #lookAt(since: number, fresh: PlayLimits | undefined): RealityCheckOptions {
    const minutesPlayed = Math.floor((this.#ports.now() - since * 1000) / MINUTE_MS);
    return { minutesPlayed, net: fresh?.sitting?.net };
  }

  async #end(): Promise<void> {
    const limits = await this.learn();
    const left = this.#known === undefined ? 0 : this.#standing(this.#known).leftMs;
    if (limits !== undefined && (left === undefined || left > 0)) return;
    this.#ports.end(this.#known?.limits.time);
  }

  #standing({ limits, atMs }: Known) {
    const { time, sitting, checkEveryMinutes } = limits;
    const now = this.#ports.now();
    return {
      playedMs: sitting === undefined ? 0 : now - sitting.since * 1000,
      checkEveryMinutes,
      checksShown: sitting === undefined ? 0 : this.#ports.checksOf(sitting.since),
      leftMs: time && (time.minutes * 60 - time.usedSeconds) * 1000 - (now - atMs),
    };
  }
}
