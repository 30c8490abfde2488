import type { FailpointName, Failpoints } from '../../src/kernel/failpoints';
import type { SeededRandom } from '../../src/kernel/random';

/** The end of a request at a named moment, as if its process had died there. */
class Interruption extends Error {
  override readonly name = 'Interruption';
}

/** A connection that is gone, in the words of PostgreSQL. */
class LostConnection extends Error {
  override readonly name = 'LostConnection';
  readonly code = '08006';
}

const interruptionsIn = 40;
const lossesIn = 150;

/** Ends requests at named moments and loses connections, as often as a seed says. */
export class SeededFaults implements Failpoints {
  readonly isArmed = true;
  /** How often each thing went wrong. */
  readonly counts = new Map<string, number>();
  #isOn = false;

  constructor(private readonly random: SeededRandom) {}

  /** Faults happen from now on, or no more. */
  turn(isOn: boolean): void {
    this.#isOn = isOn;
  }

  pass(name: FailpointName, _operation: string): void {
    if (!this.#strikes(interruptionsIn)) return;
    this.#count(name);
    throw new Interruption(name);
  }

  /** Throws when the connection is to be lost in front of a transaction. */
  loseConnection(): void {
    if (!this.#strikes(lossesIn)) return;
    this.#count('lostConnection');
    throw new LostConnection('lost');
  }

  #strikes(once: number): boolean {
    return this.#isOn && this.random.next() * once < 1;
  }

  #count(what: string): void {
    this.counts.set(what, (this.counts.get(what) ?? 0) + 1);
  }
}
