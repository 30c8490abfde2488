import { chromium } from 'playwright';
import { browserArgs, findWindowlessBrowser } from '../browser.mjs';
import { signInSeedPlayer } from '../seedPlayer.mjs';

/** Nothing has come for this long: all is there, also what is fetched for a guest who stays. */
const QUIET_MS = 4500;

/**
 * @typedef {object} Transfer
 * @property {string} name The path.
 * @property {Kind} kind
 * @property {number} bytes As they came over the line.
 * @property {boolean} isEarly Whether it came before the page could be used.
 *
 * @typedef {'page' | 'script' | 'style' | 'font' | 'picture' | 'answer'} Kind
 */

/**
 * What a guest's and a player's first visits of home transfer, who touch nothing.
 *
 * @param {string} origin The sandbox.
 * @returns {Promise<Readonly<Record<'guest' | 'player', readonly Transfer[]>>>}
 */
export async function firstVisits(origin) {
  const browser = await chromium.launch({ executablePath: findWindowlessBrowser(), args: browserArgs });
  try {
    const guest = await firstVisit(browser, origin, undefined);
    return { guest, player: await firstVisit(browser, origin, await signInSeedPlayer(origin)) };
  } finally {
    await browser.close();
  }
}

/**
 * @param {import('playwright').Browser} browser
 * @param {string} origin
 * @param {Awaited<ReturnType<typeof signInSeedPlayer>> | undefined} session Nobody's for a guest.
 * @throws {Error} When no script has come: then nothing has been measured.
 */
async function firstVisit(browser, origin, session) {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
  let lastFetchMs = performance.now();
  page.on('request', () => {
    lastFetchMs = performance.now();
  });
  await page.addInitScript(
    (kept) => {
      if (kept !== undefined) localStorage.setItem('kislap:session', kept);
      document.addEventListener('kislap:ready', () => performance.mark('usable'), { once: true });
    },
    session && JSON.stringify({ version: 1, value: session }),
  );
  await page.goto(`${origin}/`, { waitUntil: 'load' });
  await page.waitForFunction(() => performance.getEntriesByName('usable').length > 0);
  while (performance.now() - lastFetchMs < QUIET_MS) await page.waitForTimeout(100);
  const transfers = await page.evaluate(readTransfers);
  await page.close();
  if (!transfers.some(({ kind }) => kind === 'script')) throw new Error('The visit has fetched no script.');
  return transfers;
}

/** Runs in the page. @returns {Transfer[]} */
function readTransfers() {
  const usableMs = performance.getEntriesByName('usable')[0]?.startTime ?? 0;
  /** @param {PerformanceResourceTiming} entry @param {string} path @returns {Kind} */
  const kindOf = ({ initiatorType }, path) => {
    if (initiatorType === 'navigation') return 'page';
    if (path.endsWith('.js')) return 'script';
    if (path.endsWith('.css')) return 'style';
    if (path.endsWith('.woff2')) return 'font';
    return initiatorType === 'xmlhttprequest' || initiatorType === 'fetch' ? 'answer' : 'picture';
  };
  return [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
    .filter((entry) => entry instanceof PerformanceResourceTiming)
    .map((entry) => {
      const name = new URL(entry.name).pathname;
      return {
        name,
        kind: kindOf(entry, name),
        bytes: entry.encodedBodySize,
        isEarly: entry.responseEnd <= usableMs,
      };
    });
}
