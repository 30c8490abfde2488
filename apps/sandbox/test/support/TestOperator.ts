import type { Database, OpenDatabase } from '../../src/database/Database';
import { MovableClock } from '../../src/kernel/clock';
import { seededRandom } from '../../src/kernel/random';
import { demoParts, type Operator } from '../../src/rules/Operator';
import { createApp } from '../../src/server/http/app';
import { createServices, type Services } from '../../src/web/services';
import { TestPlayer } from './TestPlayer';
import { seededAtMs } from './seededAt';

/** An operator on a still clock, answering requests without a port. */
export class TestOperator {
  readonly operator: Operator;
  readonly services: Services;
  readonly #fetch: (request: Request) => Response | Promise<Response>;
  #nowMs = seededAtMs;

  /** @param changed replaces what a test brings by itself */
  constructor(
    readonly opened: OpenDatabase,
    changed: Partial<Omit<Operator, 'database' | 'clock'>> = {},
  ) {
    this.operator = {
      ...demoParts(),
      // Tests let days pass and go on with their session; those of the lock set it.
      lockAfterMs: Number.MAX_SAFE_INTEGER,
      // Their rounds follow one another on a still clock; those of the pace set it.
      pauseMs: () => 0,
      database: opened.database,
      clock: new MovableClock(() => this.#nowMs),
      random: seededRandom(2026),
      ...changed,
    };
    this.services = createServices(this.operator);
    const app = createApp(this.operator, this.services, {
      hasControls: true,
      names: ['sandbox.test'],
      isLoopbackUncounted: true,
    });
    this.#fetch = (request) => app.fetch(request);
  }

  get database(): Database {
    return this.opened.database;
  }

  get nowMs(): number {
    return this.operator.clock.nowMs();
  }

  /** Lets time pass. */
  pass(seconds: number): void {
    this.#nowMs += seconds * 1000;
  }

  async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    return await this.#fetch(new Request(`http://sandbox.test${path}`, init));
  }

  /** Somebody at a device without a session. */
  guest(): TestPlayer {
    return new TestPlayer(this);
  }

  /** A seed player, logged in. */
  async loggedIn(phone: string): Promise<TestPlayer> {
    const player = this.guest();
    await player.login(phone, 'Play1234');
    return player;
  }
}
