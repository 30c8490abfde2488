import { setTimeout as sleep } from 'node:timers/promises';

/** Nothing has come for this long: all is there. */
const QUIET_MS = 2500;
/** Nothing is waited for longer than this. */
const LIMIT_MS = 60_000;

/**
 * What a player transfers who has the build before on the device, when a newer one is put out: the update and the visit
 * after it.
 *
 * @param {object} world
 * @param {import('playwright').Browser} world.browser
 * @param {import('./Line.mjs').Line} world.line
 * @param {string} world.origin Of the line.
 * @param {{ readonly token: string, readonly userId: number }} world.session
 * @param {() => Promise<void>} world.deploy Puts the newer build out.
 * @param {boolean} hasWorker
 */
export async function returningPlayer({ browser, line, origin, session, deploy }, hasWorker) {
  const context = await browser.newContext({ serviceWorkers: hasWorker ? 'allow' : 'block' });
  context.setDefaultTimeout(LIMIT_MS);
  try {
    const page = await context.newPage();
    await page.addInitScript(
      (kept) => localStorage.setItem('kislap:session', kept),
      JSON.stringify({ version: 1, value: session }),
    );
    // A guest on home has no worker yet; a player's account registers one.
    for (const path of ['/', '/user']) {
      await page.goto(origin + path);
      await untilQuiet(line);
    }
    if (hasWorker) await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    const before = await page.locator('meta[name="kislap-build"]').getAttribute('content');
    await deploy();
    line.reset();
    if (hasWorker) await page.evaluate(activateNewest, LIMIT_MS);
    for (const path of ['/user', '/']) {
      await page.goto(origin + path);
      await untilQuiet(line);
    }
    const after = await page.locator('meta[name="kislap-build"]').getAttribute('content');
    if (after === null || after === before)
      throw new Error(`The page still runs the build ${String(before)}.`);
    return line.counted();
  } finally {
    await context.close();
  }
}

/** Runs in the page. @param {number} limitMs */
async function activateNewest(limitMs) {
  /** @param {EventTarget} target @param {string} name @param {() => boolean} isDone */
  const until = (target, name, isDone) =>
    new Promise((resolve, reject) => {
      const limit = setTimeout(() => reject(new Error(`No ${name} in time.`)), limitMs);
      const look = () => {
        if (!isDone()) return;
        clearTimeout(limit);
        resolve(undefined);
      };
      target.addEventListener(name, look);
      look();
    });
  const registration = await navigator.serviceWorker.getRegistration();
  if (registration === undefined) throw new Error('The page has no worker.');
  await registration.update();
  const { installing } = registration;
  if (installing !== null) await until(installing, 'statechange', () => registration.waiting !== null);
  const controller = navigator.serviceWorker.controller;
  const changed = until(
    navigator.serviceWorker,
    'controllerchange',
    () => navigator.serviceWorker.controller !== controller,
  );
  registration.waiting?.postMessage('activate');
  await changed;
}

/** @param {import('./Line.mjs').Line} line */
async function untilQuiet(line) {
  const endMs = performance.now() + LIMIT_MS;
  while (line.quietMs() < QUIET_MS) {
    if (performance.now() > endMs) throw new Error('The line was never quiet.');
    await sleep(100);
  }
}
