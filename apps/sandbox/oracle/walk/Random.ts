/** Numbers that follow from a seed: mulberry32. */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** From 0 on, below 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = this.#state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  below(bound: number): number {
    return Math.floor(this.next() * bound);
  }

  isOnceIn(times: number): boolean {
    return this.below(times) === 0;
  }

  pick<Thing>(things: readonly Thing[]): Thing {
    const thing = things[this.below(things.length)];
    if (thing === undefined) throw new Error('Nothing to pick from');
    return thing;
  }
}
