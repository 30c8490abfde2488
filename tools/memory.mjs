import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { browserArgs, findWindowlessBrowser } from './browser.mjs';
import { startSandbox } from './sandbox.mjs';

/**
 * `npm run memory`: a player goes round pages and overlays of the built app, and after each round this says what the
 * garbage collector has left; then the app rests, seen and hidden. `-- --rounds=90` is about half an hour of use. Fails
 * when memory grows once it is warm, on quick timers at rest, and on calls while hidden.
 *
 * The engine runs without its compilers: what they make of code in use grows for as long as it is used, and is theirs.
 * `-- --compiled` lets them, and judges nothing.
 */
const rounds = Number(
  process.argv.find((one) => one.startsWith('--rounds='))?.slice('--rounds='.length) ?? 12,
);
const isCompiled = process.argv.includes('--compiled');
/** Each page and overlay has been loaded by then, and each list asked for. */
const warmRounds = 5;
const mostBytesPerRound = 16_000;
const rest = { seenMs: 5_000, hiddenMs: 65_000 };

const paths = [
  '/promotion',
  '/user',
  '/user/mail',
  '/bet-history',
  '/user/vip',
  '/referrals',
  '/user/setting',
  '/',
];
/** What opens an overlay on the account page, by its English name. */
const overlays = ['Deposit', 'Withdraw', 'Customer service'];

/** @typedef {{ bytes: number, nodes: number, listeners: number }} Memory */
/** @typedef {{ timers: number[], calls: string[] }} Activity */

/** Notes which timers run out, by their delay, and what is asked for. Runs in the page before anything else. */
function watchActivity() {
  /** @type {Activity} */
  const activity = { timers: [], calls: [] };
  Object.assign(window, { activity });
  for (const name of /** @type {const} */ (['setTimeout', 'setInterval'])) {
    const original = window[name].bind(window);
    Object.assign(window, {
      [name]: (/** @type {unknown} */ work, delay = 0, /** @type {unknown[]} */ ...values) =>
        original(() => {
          activity.timers.push(delay);
          if (typeof work === 'function') work(...values);
        }, delay),
    });
  }
  const observer = new PerformanceObserver((list) => {
    for (const { name } of list.getEntries()) activity.calls.push(name);
  });
  observer.observe({ type: 'resource' });
}

/** Waits until the page has not changed for a quarter of a second; at most three. Runs in the page. */
const untilStill = () =>
  new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      clearTimeout(still);
      still = setTimeout(end, 250);
    });
    const end = () => {
      observer.disconnect();
      resolve(undefined);
    };
    let still = setTimeout(end, 250);
    setTimeout(end, 3000);
    observer.observe(document, { subtree: true, childList: true, attributes: true });
  });

/** Goes to an address of the app as Back and Forward do. @param {import('playwright').Page} page @param {string} address */
async function goTo(page, address) {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
  await page.evaluate(untilStill);
}

/** @param {import('playwright').Page} page */
async function goRound(page) {
  for (const path of paths) await goTo(page, path);
  await goTo(page, '/user');
  for (const name of overlays) {
    await page.getByRole('button', { name }).first().click();
    await page.getByRole('dialog').first().waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').first().waitFor({ state: 'detached' });
    await page.evaluate(untilStill);
  }
  await goTo(page, '/');
}

/** @param {import('playwright').CDPSession} session @returns {Promise<Memory>} */
async function measure(session) {
  for (let turn = 0; turn < 3; turn += 1) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  return { bytes: usedSize, nodes, listeners: jsEventListeners };
}

/** What the page has done in so many milliseconds. @param {import('playwright').Page} page @param {number} forMs */
const activityIn = (page, forMs) =>
  page.evaluate(async (ms) => {
    /** @type {Activity} */
    const activity = Reflect.get(window, 'activity');
    activity.timers = [];
    activity.calls = [];
    await new Promise((resolve) => setTimeout(resolve, ms));
    return { timers: activity.timers.filter((delay) => delay < 1000), calls: [...activity.calls] };
  }, forMs);

/** @param {import('playwright').Page} page @returns {Promise<readonly string[]>} What it does although it should rest. */
async function findUnrest(page) {
  await page.evaluate(untilStill);
  const seen = await activityIn(page, rest.seenMs);
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true });
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await page.evaluate(untilStill);
  const hidden = await activityIn(page, rest.hiddenMs);
  console.log(`at rest: ${seen.timers.length} quick timers in ${rest.seenMs / 1000} s`);
  console.log(
    `hidden: ${hidden.timers.length} quick timers, ${hidden.calls.length} calls in ${rest.hiddenMs / 1000} s`,
  );
  return [
    ...seen.timers.map((delay) => `a timer of ${delay} ms runs while nothing happens`),
    ...hidden.timers.map((delay) => `a timer of ${delay} ms runs while nobody looks`),
    ...hidden.calls.map((call) => `${call} is asked while nobody looks`),
  ];
}

/** @param {readonly Memory[]} curve After each round. @returns {readonly string[]} */
function findGrowth(curve) {
  const warm = curve[warmRounds - 1];
  const last = curve.at(-1);
  if (warm === undefined || last === undefined || curve.length <= warmRounds)
    return ['Too few rounds to judge.'];
  const perRound = (last.bytes - warm.bytes) / (curve.length - warmRounds);
  console.log(`growth ${(perRound / 1000).toFixed(1)} kB a round after round ${warmRounds}`);
  if (isCompiled) return [];
  return [
    ...(perRound > mostBytesPerRound ? [`memory grows by ${Math.round(perRound)} bytes a round`] : []),
    ...(last.nodes > warm.nodes * 1.05 ? [`nodes grew from ${warm.nodes} to ${last.nodes}`] : []),
    ...(last.listeners > warm.listeners * 1.05
      ? [`listeners grew from ${warm.listeners} to ${last.listeners}`]
      : []),
  ];
}

/** @param {string} origin @returns {Promise<string>} What the app leaves on the device of a player who is logged in. */
async function logIn(origin) {
  const body = new FormData();
  for (const [name, value] of Object.entries({ account: '639170000003', password: 'Play1234', type: '1' })) {
    body.set(name, value);
  }
  const answer = await (await fetch(`${origin}/api/web/login`, { method: 'POST', body })).json();
  return JSON.stringify({ version: 1, value: { token: answer.data.token, userId: answer.data.UserID } });
}

/** @param {string} origin @returns {Promise<readonly string[]>} */
async function tryOut(origin) {
  const args = isCompiled ? browserArgs : [...browserArgs, '--js-flags=--jitless'];
  const browser = await chromium.launch({ executablePath: findWindowlessBrowser(), args });
  try {
    const page = await browser.newPage({
      viewport: { width: 390, height: 844 },
      locale: 'en-PH',
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    });
    await page.addInitScript(watchActivity);
    await page.addInitScript(
      (session) => {
        localStorage.setItem('kislap:session', session);
        sessionStorage.setItem('kislap:promotionShown', '1');
      },
      await logIn(origin),
    );
    await page.goto(origin);
    await page.getByRole('main').first().waitFor();
    await page.evaluate(untilStill);
    const session = await page.context().newCDPSession(page);
    const curve = [];
    for (let round = 1; round <= rounds; round += 1) {
      await goRound(page);
      const memory = await measure(session);
      curve.push(memory);
      console.log(
        `${String(round).padStart(4)} ${(memory.bytes / 1e6).toFixed(3)} MB, ${memory.nodes} nodes, ${memory.listeners} listeners`,
      );
    }
    return [...findGrowth(curve), ...(await findUnrest(page))];
  } finally {
    await browser.close();
  }
}

if (existsSync(fileURLToPath(new URL('../apps/sandbox/dist/main.js', import.meta.url)))) {
  const sandbox = await startSandbox();
  try {
    const problems = await tryOut(sandbox.origin);
    for (const problem of problems) console.error(problem);
    process.exitCode = problems.length === 0 ? 0 : 1;
  } finally {
    await sandbox.stop();
  }
} else {
  console.error('Nothing is built yet, so nothing can be used: run `npm run build` first.');
  process.exitCode = 1;
}
