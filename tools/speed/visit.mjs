import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { browserArgs, findBrowser } from '../browser.mjs';
import { goRound, take, wait } from './steps.mjs';
import { tappedAt, watchPage, watchPaints } from './watchPage.mjs';

/**
 * What is measured.
 *
 * @typedef {object} Subject
 * @property {string} name
 * @property {string} url
 * @property {string} ready What the first view is complete with.
 * @property {string} tap What is tapped first.
 * @property {string} answer What a tap that works shows.
 * @property {readonly import('./steps.mjs').Step[]} steps Done in their order, once all has come.
 * @property {readonly string[]} round What is tapped after them, round and round.
 * @property {string} [storage] A script that makes the device this visitor's.
 * @property {boolean} [savesData] Asks sites to save data.
 */

/**
 * @typedef {object} Device
 * @property {string} fingerprint The key of the site that it trusts.
 * @property {number} cpu How many times slower than this machine.
 * @property {() => void} cutLine
 */

/** The picture of a cheap phone's screen. */
export const phoneScreen = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  locale: 'en-PH',
  timezoneId: 'Asia/Manila',
};
const LONGEST_MS = 30_000;
/** Nothing has come for this long: all is there. */
const STILL_MS = 700;

/**
 * Opens a browser that has never been anywhere, and closes it again.
 *
 * @template Result
 * @param {Device} device
 * @param {(open: (subject: Subject) => Promise<OpenPage>) => Promise<Result>} visit
 */
export async function onNewDevice({ fingerprint, cpu, cutLine }, visit) {
  const folder = mkdtempSync(join(tmpdir(), 'kislap-speed-'));
  const context = await chromium.launchPersistentContext(folder, {
    ...phoneScreen,
    executablePath: findBrowser(),
    args: [...browserArgs, `--ignore-certificate-errors-spki-list=${fingerprint}`],
  });
  try {
    return await visit(async ({ ready, storage, savesData = false }) => {
      const page = await context.newPage();
      const devtools = await context.newCDPSession(page);
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpu });
      await devtools.send('Network.enable');
      if (savesData) await devtools.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
      const traffic = { requests: 0, bytes: 0, lastMs: performance.now() };
      devtools.on('Network.requestWillBeSent', ({ request }) => {
        if (!request.url.startsWith('http')) return;
        traffic.requests += 1;
        traffic.lastMs = performance.now();
      });
      devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
        traffic.bytes += Math.max(0, encodedDataLength);
        traffic.lastMs = performance.now();
      });
      if (storage !== undefined) await page.addInitScript(storage);
      await page.addInitScript(watchPaints);
      await page.addInitScript(watchPage, ready);
      cutLine();
      return { page, traffic, devtools };
    });
  } finally {
    await context.close();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/**
 * @typedef {object} OpenPage
 * @property {import('playwright').Page} page
 * @property {{ requests: number, bytes: number, lastMs: number }} traffic
 * @property {import('playwright').CDPSession} devtools
 */

/** Waits until the first view is there and nothing more comes. @param {OpenPage} open */
async function settle({ page, traffic }) {
  const deadline = performance.now() + LONGEST_MS;
  // Asked from outside: what waits inside the page is 340 kB of code that it reads before its first paint.
  while (!(await page.evaluate(() => globalThis.kislapSpeed?.readyMs > 0))) {
    if (performance.now() > deadline) throw new Error('The first view is not complete.');
    await wait(100);
  }
  while (performance.now() - traffic.lastMs < STILL_MS) await wait(100);
}

/** @param {OpenPage} open @param {string} url */
export async function load(open, url) {
  await open.page.goto(url, { waitUntil: 'commit' });
  await settle(open);
  const seen = await open.page.evaluate(() => globalThis.kislapSpeed.read());
  return { ...seen, requests: open.traffic.requests, kilobytes: open.traffic.bytes / 1000 };
}

/** What is still in use, in megabytes. @param {OpenPage} open */
async function heapOf({ devtools }) {
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  return usedSize / 1_000_000;
}

/**
 * Visits a page for the first time and, on the same device, once more.
 *
 * @param {Subject} subject
 * @param {Device} device
 * @param {boolean} isWhole Also the second visit, the steps and the rounds; otherwise the first view alone.
 */
export const measureVisits = (subject, device, isWhole) =>
  onNewDevice(device, async (open) => {
    const first = await open(subject);
    const cold = await load(first, subject.url);
    if (!isWhole) return { cold, steps: {} };
    const heapMegabytes = await heapOf(first);
    // What is fetched in good time for the first tap has its time.
    await wait(6_000);
    /** @type {Record<string, import('./steps.mjs').StepTimes>} */
    const steps = {};
    for (const step of subject.steps) steps[step.name] = await take(first.page, step);
    const slowTapMs = await goRound(first.page, subject.round);
    await first.page.close();
    const second = await open(subject);
    return { cold, warm: await load(second, subject.url), steps, heapMegabytes, slowTapMs };
  });

/**
 * Taps again and again from the first moment on that there is something to tap.
 *
 * @param {Subject} subject
 * @param {Device} device
 * @returns {Promise<number>} When the first tap had its answer.
 */
export const measureFirstTap = (subject, device) =>
  onNewDevice(device, async (open) => {
    const { page } = await open({ ...subject, ready: subject.answer });
    const devtools = await page.context().newCDPSession(page);
    await page.goto(subject.url, { waitUntil: 'commit' });
    const deadline = performance.now() + LONGEST_MS;
    while (performance.now() < deadline) {
      const seen = await page.evaluate(tappedAt, subject.tap).catch(() => undefined);
      if (seen?.answeredMs) return seen.answeredMs;
      if (seen?.at !== undefined) {
        await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [seen.at] });
        await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      }
      await wait(100);
    }
    throw new Error(`No tap on ${subject.name} had an answer.`);
  });
