import type { Page } from '@playwright/test';
import { expect } from '../e2e/fixtures';
import type { FaultProxy } from './FaultProxy';

/** Nothing may keep a player waiting longer, in milliseconds. */
export const LONGEST_WAIT_MS = 45_000;

const STEP_MS = 500;
/** What the machine itself may need before the clock is moved on, in real milliseconds. */
const SETTLE_MS = 1_500;
/** The real time of one step of the clock at least: a page that draws slowly is not a page that waits. */
const REAL_STEP_MS = 80;

/** The clock of the app and of the line, moved on together while nothing honest is on its way. */
export class AppClock {
  constructor(
    private readonly page: Page,
    private readonly proxy: FaultProxy,
    /** The page is slowed down: time goes on by itself alone. */
    private readonly isNatural = false,
  ) {}

  /** Milliseconds of the page that only go forward. */
  async now(): Promise<number> {
    let now = 0;
    // A page that is just loading anew has no clock yet.
    await expect(async () => {
      now = await this.page.evaluate(() => performance.now());
    }).toPass();
    return now;
  }

  async advance(ms: number): Promise<void> {
    for (let passed = 0; passed < ms; passed += STEP_MS) await this.#step();
  }

  /**
   * Moves the clock on until `isTrue`.
   *
   * @returns how long that took by the app's clock
   */
  async until(what: string, isTrue: () => Promise<boolean>, limitMs = LONGEST_WAIT_MS): Promise<number> {
    const from = await this.now();
    if (await isSoon(isTrue, this.isNatural ? limitMs : SETTLE_MS)) return (await this.now()) - from;
    let passed = (await this.now()) - from;
    while (passed <= limitMs) {
      await this.#step();
      if (await isSoon(isTrue, REAL_STEP_MS)) return (await this.now()) - from;
      passed = (await this.now()) - from;
    }
    throw new Error(
      `After ${Math.round(passed / 1000)} s of the app’s clock the player does not see: ${what}`,
    );
  }

  async #step(): Promise<void> {
    await expect.poll(() => this.proxy.isBusy(), { timeout: 30_000, intervals: [10, 20, 50] }).toBe(false);
    this.proxy.advance(STEP_MS);
    await this.page.clock.runFor(STEP_MS);
  }
}

async function isSoon(isTrue: () => Promise<boolean>, timeout: number): Promise<boolean> {
  const held = expect.poll(isTrue, { timeout, intervals: [20, 40, 80] }).toBe(true);
  return held.then(
    () => true,
    () => false,
  );
}
