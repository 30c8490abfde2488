import type { OpenDatabase } from '../../src/database/Database';
import { type SeededRandom, seededRandom } from '../../src/kernel/random';
import { TestOperator } from '../support/TestOperator';
import { Acknowledged } from './Acknowledged';
import type { Intent } from './Intent';
import type { SeededFaults } from './SeededFaults';
import type { Turns } from './Turns';
import { World } from './World';
import { passTime } from './passTime';
import { planOperation } from './planOperation';
import { settlePlayers } from './settlePlayers';
import { type Stand, standOf } from './standOf';

/** How an attempt reaches the operator, and its answer the device. */
type Delivery = 'once' | 'answerLost' | 'neverSent' | 'twiceAtOnce' | 'twiceInARow';

const underWayAtOnce = 6;
const resendOneIn = 5;
const seconds = [
  'answerLost',
  'neverSent',
  'twiceAtOnce',
  'twiceInARow',
] as const satisfies readonly Delivery[];

/** What a simulation is made of. All that is random in it follows from the seed. */
export interface SimulationParts {
  readonly seed: number;
  readonly opened: OpenDatabase;
  readonly turns: Turns;
  readonly faults: SeededFaults;
  /** Runs between operations; how a broken operator is made. */
  readonly between?: (world: World) => Promise<void>;
}

/**
 * Many players at one operator, interleaved, with faults: what they do, how it arrives, and what goes wrong are drawn
 * from one seed.
 */
export class Simulation {
  readonly acknowledged = new Acknowledged();
  readonly world: World;
  /** Sent at least once, and not known to be done or refused. */
  readonly #open = new Set<Intent>();
  readonly #random: SeededRandom;
  /** Where the records stood when it began. */
  start: Stand | undefined;
  attempts = 0;

  constructor(private readonly parts: SimulationParts) {
    const { seed, opened, faults } = parts;
    const operator = new TestOperator(opened, { failpoints: faults, random: seededRandom(seed + 1) });
    this.world = new World(operator, seededRandom(seed + 2));
    this.#random = seededRandom(seed + 3);
  }

  /** Lets this many operations happen, then lets every open one come to its end. */
  async run(operations: number): Promise<void> {
    const { turns, faults } = this.parts;
    await settlePlayers(this.world);
    this.start = await standOf(this.world.operator.database);
    for (const player of this.world.players) player.noticeCursor = this.start.notice;
    faults.turn(true);
    for (let started = 0; started < operations || turns.underWay > 0;) {
      if (started < operations && turns.underWay < underWayAtOnce) {
        started += 1;
        await this.#begin();
      } else {
        await turns.step();
      }
    }
    faults.turn(false);
    await this.#closeOpen();
  }

  async #begin(): Promise<void> {
    passTime(this.world);
    await this.parts.between?.(this.world);
    const late = this.#open.size > 0 && this.#isOnceIn(resendOneIn) ? this.#pickOpen() : undefined;
    const intent = late ?? planOperation(this.world);
    const delivery = this.#isOnceIn(4) ? seconds[Math.floor(this.#random.next() * seconds.length)] : 'once';
    await this.#deliver(intent, delivery ?? 'once');
  }

  async #deliver(intent: Intent, delivery: Delivery): Promise<void> {
    const { turns } = this.parts;
    this.#open.add(intent);
    if (delivery === 'neverSent') return;
    const isHeard = delivery !== 'answerLost';
    await turns.start(async () => {
      await this.#attempt(intent, isHeard);
      if (delivery === 'twiceInARow') await this.#attempt(intent, true);
    });
    if (delivery === 'twiceAtOnce') await turns.start(() => this.#attempt(intent, true));
  }

  async #attempt(intent: Intent, isHeard: boolean): Promise<void> {
    this.attempts += 1;
    if (intent.player.isLoggedOut) await this.#logIn(intent);
    const outcome = await intent.send();
    if (!isHeard) return;
    this.acknowledged.note(intent, outcome);
    if (this.acknowledged.isSettled(intent)) this.#open.delete(intent);
  }

  async #logIn({ player }: Intent): Promise<void> {
    player.isLoggedOut = false;
    player.sids.clear();
    player.device.adopt({ ...(await this.world.openSession(player.id)), replayed: false });
  }

  /** With nothing in the way any more, everything that is open is asked for until it is known what became of it. */
  async #closeOpen(): Promise<void> {
    const rounds = 4;
    for (let round = 0; round < rounds; round += 1) {
      for (const intent of this.#open) await this.#attempt(intent, true);
    }
    for (const { kind, key } of this.#open)
      this.acknowledged.violations.push(`key ${key} (${kind}) never ends`);
  }

  #pickOpen(): Intent | undefined {
    return [...this.#open][Math.floor(this.#random.next() * this.#open.size)];
  }

  #isOnceIn(times: number): boolean {
    return this.#random.next() * times < 1;
  }
}
