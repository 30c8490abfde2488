import { chromium } from 'playwright';
import { browserArgs, findWindowlessBrowser } from './browser.mjs';
import { startSandbox } from './sandbox.mjs';

/**
 * `npm run size`: the bytes that a guest's first visit really transfers, asked of a real browser in front of the real
 * server. Fails over budget.
 */
const budgets = { usable: 94_200, total: 132_000 };
const quietMs = 1500;

/** @typedef {{ name: string, kind: string, bytes: number, finishedMs: number }} Transfer */

/**
 * Opens the guest home on a phone's screen and waits until nothing has been fetched for a while.
 *
 * @param {string} origin
 * @returns {Promise<{ transfers: Transfer[], usableMs: number }>}
 */
async function firstVisit(origin) {
  const browser = await chromium.launch({ executablePath: findWindowlessBrowser(), args: browserArgs });
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
    let lastFetchMs = performance.now();
    page.on('request', () => {
      lastFetchMs = performance.now();
    });
    await page.addInitScript(() => {
      document.addEventListener('kislap:ready', () => performance.mark('usable'), { once: true });
    });
    await page.goto(`${origin}/`, { waitUntil: 'load' });
    await page.waitForFunction(() => performance.getEntriesByName('usable').length > 0);
    while (performance.now() - lastFetchMs < quietMs) await page.waitForTimeout(100);
    return await page.evaluate(readTransfers);
  } finally {
    await browser.close();
  }
}

/** Runs in the page. */
function readTransfers() {
  const extension = (/** @type {string} */ url) => new URL(url).pathname.match(/\.(\w+)$/)?.[1] ?? '';
  return {
    transfers: performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .map(({ name, encodedBodySize, responseEnd }) => ({
        name: new URL(name).pathname,
        kind: extension(name),
        bytes: encodedBodySize,
        finishedMs: responseEnd,
      })),
    usableMs: performance.getEntriesByName('usable')[0]?.startTime ?? 0,
  };
}

/** @param {readonly Transfer[]} transfers */
const sumBytes = (transfers) => transfers.reduce((sum, { bytes }) => sum + bytes, 0);

/** @param {number} bytes */
const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`.padStart(9);

/** @param {{ transfers: Transfer[], usableMs: number }} visit @returns {boolean} Whether the visit fits the budget. */
function report({ transfers, usableMs }) {
  const scripts = transfers.filter(({ kind }) => kind === 'js');
  const early = scripts.filter(({ finishedMs }) => finishedMs <= usableMs);
  for (const { name, bytes } of scripts) {
    console.log(
      `${kilobytes(bytes)}  ${early.some((one) => one.name === name) ? 'before use' : 'at idle   '}  ${name}`,
    );
  }
  const rows = [
    { label: 'JS before the page can be used', bytes: sumBytes(early), budget: budgets.usable },
    { label: 'JS in all', bytes: sumBytes(scripts), budget: budgets.total },
    { label: 'CSS', bytes: sumBytes(transfers.filter(({ kind }) => kind === 'css')) },
    { label: 'fonts', bytes: sumBytes(transfers.filter(({ kind }) => kind === 'woff2')) },
  ];
  console.log('');
  for (const { label, bytes, budget } of rows) {
    const verdict =
      budget === undefined ? '' : `of ${kilobytes(budget).trim()}${bytes > budget ? ' OVER BUDGET' : ''}`;
    console.log(`${label.padEnd(32)} ${kilobytes(bytes)} ${verdict}`);
  }
  return scripts.length > 0 && rows.every(({ bytes, budget }) => budget === undefined || bytes <= budget);
}

const sandbox = await startSandbox();
try {
  process.exitCode = report(await firstVisit(sandbox.origin)) ? 0 : 1;
} finally {
  await sandbox.stop();
}
