import type { Database } from '../../src/database/Database';
import type { OpenDatabase } from '../../src/database/OpenDatabase';
import { createApp } from '../../src/http/app';
import { freshSwitches } from '../../src/kernel/freshSwitches';
import { MovableClock } from '../../src/kernel/MovableClock';
import { seededRandom } from '../../src/kernel/seededRandom';
import type { Operator } from '../../src/Operator';
import type { Services } from '../../src/services';
import { createServices } from '../../src/services/createServices';
import { seededAtMs } from './seededAt';
import { TestPlayer } from './TestPlayer';

/** An operator on a still clock, answering requests without a port. */
export class TestOperator {
  readonly operator: Operator;
  readonly services: Services;
  readonly #fetch: (request: Request) => Response | Promise<Response>;
  #nowMs = seededAtMs;

  /** @param changed replaces what a test brings by itself */
  constructor(
    readonly opened: OpenDatabase,
    changed: Partial<Pick<Operator, 'failpoints' | 'random'>> = {},
  ) {
    this.operator = {
      database: opened.database,
      clock: new MovableClock(() => this.#nowMs),
      random: seededRandom(2026),
      failpoints: { isArmed: false, pass: () => undefined },
      switches: freshSwitches(),
      ...changed,
    };
    this.services = createServices(this.operator);
    const app = createApp(this.operator, this.services, { hasControls: true });
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
