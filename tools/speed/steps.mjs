/** So many taps tell how long the slowest of fifty waits. */
const ROUND_TAPS = 60;
/** Somebody who knows the way looks for so long before the next tap. */
const LOOK_MS = 450;
/** A tap's own paint has come, and been reported, by then. */
const REPORTED_MS = 900;

/** @param {number} ms */
export const wait = (ms) => new Promise((resolve) => void setTimeout(resolve, ms));

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {string} tap
 * @property {string} shows
 * @property {string} [content] What comes into what is shown.
 * @property {boolean} [isGone] Whether it ends with `shows` being gone.
 */

/** @typedef {{ readonly nextPaintMs: number, readonly doneMs: number, readonly contentMs?: number }} StepTimes */

/** @param {import('playwright').Page} page @param {string} selector */
export async function tap(page, selector) {
  const target = page.locator(selector).filter({ visible: true }).first();
  await target.scrollIntoViewIfNeeded();
  await target.tap({ force: true });
}

/** @param {import('playwright').Page} page @param {Step} step @returns {Promise<StepTimes>} */
export async function take(page, { tap: tapped, shows, content, isGone = false }) {
  const done = page.evaluate((step) => globalThis.kislapSpeed.untilShown(step.shows, step.isGone), {
    shows,
    isGone,
  });
  const filled =
    content === undefined
      ? undefined
      : page.evaluate((shown) => globalThis.kislapSpeed.untilShown(shown, false), content);
  await tap(page, tapped);
  const [doneMs, contentMs] = await Promise.all([done, filled]);
  await wait(REPORTED_MS);
  return {
    doneMs,
    ...(contentMs !== undefined && { contentMs }),
    nextPaintMs: Math.max(0, ...(await page.evaluate(() => globalThis.kislapSpeed.takeTapsMs()))),
  };
}

/**
 * Taps round and round as somebody does who knows the way.
 *
 * @param {import('playwright').Page} page
 * @param {readonly string[]} round
 * @returns {Promise<number>} What the slowest of fifty taps waits for its next paint (the 98th percentile), in milliseconds.
 */
export async function goRound(page, round) {
  for (let tapped = 0; tapped < ROUND_TAPS; tapped += round.length) {
    for (const selector of round) {
      await tap(page, selector);
      await wait(LOOK_MS);
    }
  }
  const taps = await page.evaluate(() => globalThis.kislapSpeed.takeTapsMs());
  // Quicker ones than the browser reports are no slow ones.
  return taps.toSorted((a, b) => b - a)[Math.floor(ROUND_TAPS * 0.02)] ?? 16;
}
