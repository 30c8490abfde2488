import type { PlayLimits, TimeLimit } from '@kislap/api';
import { checksDue, dueInPlaySession } from '@kislap/domain';
import type { Clock } from '../../device/clock/clock';
import { everyWhileSeen } from '../../device/clock/whileSeen';
import { reported } from '../../device/errors/reportError';
import type { ShownPlaySession } from '../../device/storage/accountKeys';
import type { RealityCheckOptions } from '../../navigation/overlays/OverlayMap';

const MINUTE_MS = 60_000;

/** What the operator has told, and when. */
interface Known {
  readonly limits: PlayLimits;
  readonly atMs: number;
}

/**
 * Keeps a play session within what its player has set, by the operator's clock: reality checks, a warning, the end of
 * the game. Before ending it asks the operator; without an answer it ends anyway.
 */
export class PlaySessionMonitor {
  readonly #ports: PlaySessionPorts;
  #known: Known | undefined;
  #isBusy = false;

  constructor(ports: PlaySessionPorts) {
    this.#ports = ports;
  }

  /**
   * Whether the operator has told when the play session began; it may not know of it yet while the game still opens.
   */
  knowsPlaySession(): boolean {
    return this.#known?.limits.playSession !== undefined;
  }

  /** Asks the operator how the play session stands; what it said before stays true until it says otherwise. */
  async learn(): Promise<PlayLimits | undefined> {
    const limits = await this.#ports.ask().catch(reported('play session'));
    if (limits !== undefined) this.#known = { limits, atMs: this.#ports.now() };
    return limits;
  }

  /** Does what is due now. To be called every second. */
  async tick(): Promise<void> {
    if (this.#known === undefined || this.#isBusy) return;
    const status = this.#status(this.#known);
    const due = dueInPlaySession(status);
    this.#ports.warn(due.type === 'warning' ? due.minutesLeft : undefined);
    if (due.type === 'check' && !this.#ports.isOverlaid()) {
      await this.#once(() => this.#check(checksDue(status)));
    }
    if (due.type === 'end') await this.#once(() => this.#end());
  }

  async #once(act: () => Promise<void>): Promise<void> {
    this.#isBusy = true;
    await act().finally(() => (this.#isBusy = false));
  }

  async #check(checks: number): Promise<void> {
    const { limits } = this.#known ?? {};
    const since = limits?.playSession?.since ?? 0;
    this.#ports.note({ since, checks, atMs: this.#ports.now() });
    const fresh = await this.learn();
    await this.#ports.check(this.#lookAt(since, fresh));
  }

  #lookAt(since: number, fresh: PlayLimits | undefined): RealityCheckOptions {
    const minutesPlayed = Math.floor((this.#ports.now() - since * 1000) / MINUTE_MS);
    return { minutesPlayed, net: fresh?.playSession?.net };
  }

  async #end(): Promise<void> {
    const limits = await this.learn();
    const left = this.#known === undefined ? 0 : this.#status(this.#known).leftMs;
    if (limits !== undefined && (left === undefined || left > 0)) return;
    this.#ports.end(this.#known?.limits.time);
  }

  #status({ limits, atMs }: Known) {
    const { time, playSession, checkEveryMinutes } = limits;
    const now = this.#ports.now();
    return {
      playedMs: playSession === undefined ? 0 : now - playSession.since * 1000,
      checkEveryMinutes,
      checksShown: playSession === undefined ? 0 : this.#ports.checksOf(playSession.since),
      leftMs: time && (time.minutes * 60 - time.usedSeconds) * 1000 - (now - atMs),
    };
  }
}

/** What a monitored play session is told and asked. */
export interface PlaySessionPorts {
  /** Asks the operator; rejects when there is no answer. */
  readonly ask: () => Promise<PlayLimits>;
  /** The operator's clock in epoch milliseconds. */
  readonly now: () => number;
  /** Whether something else lies over the game: a reality check waits for it. */
  readonly isOverlaid: () => boolean;
  /** How many reality checks came up in the play session that began then. */
  readonly checksOf: (since: number) => number;
  readonly note: (check: ShownPlaySession) => void;
  /** Covers the game and shows how it stands; resolves when the player has answered. */
  readonly check: (look: RealityCheckOptions) => Promise<void>;
  /** Says how many minutes are left; `undefined` for nothing to say. */
  readonly warn: (minutesLeft: number | undefined) => void;
  /** The time of the day is used up. */
  readonly end: (time: TimeLimit | undefined) => void;
}

/** Limits change rarely; the operator's count of the time decides. */
const LEARN_EVERY_MS = 300_000;
/**
 * While the game opens, the operator may not know yet that a play session has begun: seconds after which it is asked
 * again.
 */
const LEARN_AGAIN_AT_S = [3, 10, 30, 60];

/** Keeps a monitor informed and on time while a game is open. @returns stops it */
export function watchPlaySession(monitor: PlaySessionMonitor, clock: Clock): () => void {
  let seconds = 0;
  void monitor.learn();
  const stops = [
    everyWhileSeen(clock, LEARN_EVERY_MS, () => void monitor.learn()),
    clock.every(1000, () => {
      seconds += 1;
      if (LEARN_AGAIN_AT_S.includes(seconds) && !monitor.knowsPlaySession()) void monitor.learn();
      void monitor.tick();
    }),
  ];
  return () => stops.forEach((stop) => stop());
}
