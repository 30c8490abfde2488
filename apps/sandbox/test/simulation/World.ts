import type { SeededRandom } from '../../src/kernel/random';
import type { TestOperator } from '../support/TestOperator';
import type { SimulatedPlayer } from './SimulatedPlayer';
import { seededKey } from './seededKey';

/** Where the simulation takes place. */
export class World {
  readonly players: SimulatedPlayer[] = [];
  /** Phones that have asked for an account. */
  phones = 0;

  constructor(
    readonly operator: TestOperator,
    /** Decides what happens next; drawn from in planning alone, so that it repeats itself. */
    readonly random: SeededRandom,
  ) {}

  /** One of several, each as likely. */
  pick<Value>(among: readonly Value[]): Value | undefined {
    return among[Math.floor(this.random.next() * among.length)];
  }

  /** Whether something happens that happens once in so many times. */
  isOnceIn(times: number): boolean {
    return this.random.next() * times < 1;
  }

  /** A fresh idempotency key: 32 hex digits. */
  newKey(): string {
    return seededKey(this.random);
  }

  /** A session for a player, as an answer that his device can take over. */
  async openSession(userId: number) {
    const opened = await this.control('session', { userId });
    return { code: 200, msg: '', data: opened };
  }

  /** Calls a control of the sandbox. */
  async control(name: string, fields: object = {}): Promise<unknown> {
    const response = await this.operator.fetch(`/__sandbox/${name}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(fields),
    });
    return await response.json();
  }
}
