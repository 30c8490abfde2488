import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate as letOthersRun } from 'node:timers/promises';
import type { SeededRandom } from '../../src/kernel/random';

/** Something that is under way, between its start and its end. */
interface Actor {
  readonly waiting: (() => void)[];
  /** How many queries it has been let through to and has not finished. */
  running: number;
  isDone: boolean;
  changed: () => void;
}

/**
 * Decides who goes on. In `stepped` order everybody stops in front of each query and transaction, and one is let on at
 * a time, drawn from the seed: the same seed gives the same interleaving, on any machine. In `free` order nobody
 * stops, and the database sees real concurrency.
 */
export class Turns {
  readonly #actorOf = new AsyncLocalStorage<Actor>();
  readonly #actors = new Set<Actor>();
  #ended: () => void = () => undefined;

  constructor(
    private readonly order: 'stepped' | 'free',
    private readonly random: SeededRandom,
  ) {}

  /** How many are under way. */
  get underWay(): number {
    return this.#actors.size;
  }

  /** Starts something; in stepped order it runs up to its first query. */
  async start(work: () => Promise<void>): Promise<void> {
    const actor: Actor = { waiting: [], running: 0, isDone: false, changed: () => undefined };
    this.#actors.add(actor);
    void this.#actorOf.run(actor, async () => {
      await work();
      actor.isDone = true;
      this.#actors.delete(actor);
      actor.changed();
      this.#ended();
    });
    if (this.order === 'stepped') await settled(actor);
  }

  /** Lets one go on to its next query or its end; in free order waits until somebody ends. */
  async step(): Promise<void> {
    if (this.order === 'free') {
      await new Promise<void>((resolve) => (this.#ended = resolve));
      return;
    }
    const actors = [...this.#actors];
    const actor = actors[Math.floor(this.random.next() * actors.length)];
    actor?.waiting.shift()?.();
    if (actor) await settled(actor);
  }

  /** Runs a query or a transaction when its actor is let on. Whoever is no actor goes straight through. */
  async pass<Value>(run: () => Promise<Value>): Promise<Value> {
    const actor = this.#actorOf.getStore();
    if (!actor || this.order === 'free') return await run();
    await new Promise<void>((resolve) => {
      actor.waiting.push(() => {
        actor.running += 1;
        resolve();
      });
      actor.changed();
    });
    try {
      // What runs inside is part of this step.
      return await this.#actorOf.exit(run);
    } finally {
      actor.running -= 1;
      actor.changed();
    }
  }
}

/** Waits until somebody has ended, or waits in front of a query with none running. */
async function settled(actor: Actor): Promise<void> {
  const isSettled = () => actor.isDone || (actor.running === 0 && actor.waiting.length > 0);
  while (!isSettled()) await new Promise<void>((resolve) => (actor.changed = resolve));
  await letOthersRun();
}
