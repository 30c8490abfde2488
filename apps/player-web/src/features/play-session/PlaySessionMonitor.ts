import type { PlayLimits, TimeLimit } from '@kislap/api';
import { checksDue, dueInPlaySession } from '@kislap/domain';
import type { Clock } from '../../device/clock/clock';
import { everyWhileSeen } from '../../device/clock/whileSeen';
import { reported } from '../../device/errors/reportError';
import type { RealityCheckOptions } from '../../navigation/overlays/OverlayMap';
import { realityCheckOf } from './realityCheck';

/** The operator's count is asked for a little late: it tells whole seconds, and decides by finer ones. */
const LATE_MS = 3000;
/** After no answer, the operator is asked again so much later. */
const AGAIN_MS = 15_000;

/** What the operator has told, and when. */
interface Known {
  readonly limits: PlayLimits;
  readonly atMs: number;
}

/**
 * Keeps a play session within what its player has set, by the operator's clock: reality checks, a warning, the end of
 * the game. The operator decides: it refuses rounds while a check waits. Before ending it is asked; without an answer
 * the game ends anyway.
 */
export class PlaySessionMonitor {
  readonly #ports: PlaySessionPorts;
  #known: Known | undefined;
  #isBusy = false;
  #silentUntilMs = 0;

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
    const due = dueInPlaySession(this.#status(this.#known));
    this.#ports.warn(due.type === 'warning' ? due.minutesLeft : undefined);
    const isQuiet = this.#ports.isOverlaid() || this.#ports.now() < this.#silentUntilMs;
    if (due.type === 'check' && !isQuiet) await this.#once(() => this.#check());
    if (due.type === 'end') await this.#once(() => this.#end());
  }

  async #once(act: () => Promise<void>): Promise<void> {
    this.#isBusy = true;
    await act().finally(() => (this.#isBusy = false));
  }

  /** Another tab may have answered it: the operator knows. */
  async #check(): Promise<void> {
    const limits = await this.learn();
    if (limits === undefined) this.#silentUntilMs = this.#ports.now() + AGAIN_MS;
    const look = realityCheckOf(limits?.playSession, this.#ports.now());
    if (look === undefined) return;
    await this.#ports.check(look);
    await this.learn();
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
    const playedAt = (instantMs: number): number =>
      playSession === undefined ? 0 : instantMs - playSession.since * 1000 - LATE_MS;
    const check = playSession?.check;
    return {
      playedMs: check === undefined ? playedAt(now) : Number.MAX_SAFE_INTEGER,
      checkEveryMinutes,
      // While none is due, every full interval is answered.
      checksAnswered:
        check === undefined ? checksDue({ playedMs: playedAt(atMs), checkEveryMinutes }) : check - 1,
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
