import { setTimeout as wait } from 'node:timers/promises';
import { chromium } from 'playwright';
import { browserArgs, findBrowser } from '../browser.mjs';
import { phoneScreen } from '../speed/visit.mjs';

/** @typedef {Awaited<ReturnType<typeof measureGame>>} Run */

const FRAME_MS = 1000 / 60;
/** A round that has not come to its end by then never will. */
const LONGEST_ROUND_MS = 20_000;

/** Runs in the page: notes every frame and what each tap waits for its next paint, until it is asked. */
function watchGame() {
  /** @type {number[]} */
  const gapsMs = [];
  /** @type {Map<number, number>} */
  const tapsMs = new Map();
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const id = 'interactionId' in entry ? Number(entry.interactionId) : 0;
      if (id > 0) tapsMs.set(id, Math.max(entry.duration, tapsMs.get(id) ?? 0));
    }
  }).observe(/** @type {PerformanceObserverInit} */ ({ type: 'event', durationThreshold: 16 }));
  let lastMs = 0;
  const note = (/** @type {number} */ nowMs) => {
    if (lastMs > 0) gapsMs.push(nowMs - lastMs);
    lastMs = nowMs;
    requestAnimationFrame(note);
  };
  requestAnimationFrame(note);
  globalThis.kislapGame = {
    start: () => void (gapsMs.length = 0),
    read: () => ({ gapsMs: [...gapsMs], tapsMs: [...tapsMs.values()] }),
  };
}

/**
 * Plays rounds of a game's demo, one after the other, in a new browser.
 *
 * @param {string} url
 * @param {{ readonly cpu: number, readonly rounds: number }} options How many times slower than this machine.
 */
export async function measureGame(url, { cpu, rounds }) {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArgs });
  try {
    const page = await (await browser.newContext(phoneScreen)).newPage();
    await page.addInitScript(watchGame);
    await page.goto(url);
    const pickAny = page.locator('[data-pick-any]');
    const play = page.locator('[data-play]');
    if ((await pickAny.count()) > 0) await pickAny.tap();
    await play.and(page.locator(':enabled')).waitFor();
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpu });
    await wait(500);
    await page.evaluate(() => globalThis.kislapGame.start());
    for (let round = 0; round < rounds; round += 1) {
      await play.tap();
      await page.locator('[data-play][aria-disabled=true]').waitFor();
      await page.locator('[data-play]:not([aria-disabled])').waitFor({ timeout: LONGEST_ROUND_MS });
    }
    const { gapsMs, tapsMs } = await page.evaluate(() => globalThis.kislapGame.read());
    const missed = gapsMs.reduce((sum, gap) => sum + Math.max(0, Math.round(gap / FRAME_MS) - 1), 0);
    return {
      framesPerSecond: (1000 * gapsMs.length) / gapsMs.reduce((sum, gap) => sum + gap, 0),
      droppedPercent: (100 * missed) / (missed + gapsMs.length),
      longestFrameMs: Math.max(0, ...gapsMs),
      // What is quicker than a frame is not reported.
      slowestTapMs: Math.max(FRAME_MS, ...tapsMs),
    };
  } finally {
    await browser.close();
  }
}
