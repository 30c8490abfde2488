import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { browserArgs, findWindowlessBrowser } from './browser.mjs';
import { startSandbox } from './sandbox.mjs';
import { readArguments } from './readArguments.mjs';

/**
 * `npm run memory`: a player goes round pages and overlays of the built app, and after each round this says what the
 * garbage collector has left. `-- --rounds=90` is about half an hour of use. Fails when memory, elements, listeners or
 * the entries of maps and sets (among them the cache of answers) grow once it is warm. What the app does at rest is in
 * `e2e/atRest.spec.ts`.
 *
 * The engine runs without its compilers: what they make of code in use grows for as long as it is used, and is theirs.
 * `-- --compiled` lets them, and judges nothing.
 */
const { values: options } = readArguments('npm run memory', {
  rounds: { type: 'string', default: '12' },
  compiled: { type: 'boolean', default: false },
});
const rounds = Number(options.rounds);
const isCompiled = options.compiled;
/** Each page and overlay has been loaded by then, and each list asked for. */
const warmRounds = 5;
/** A megabyte in half an hour. */
const mostBytesPerRound = 11_000;

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

/** @typedef {{ bytes: number, nodes: number, listeners: number, entries: number }} Memory */

/** Waits until the page has not changed for a while; at most three seconds. Runs in the page. */
const untilStill = () =>
  new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      clearTimeout(still);
      still = setTimeout(end, 150);
    });
    const end = () => {
      observer.disconnect();
      resolve(undefined);
    };
    let still = setTimeout(end, 150);
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
  const entries = (await entriesOf(session, 'Map')) + (await entriesOf(session, 'Set'));
  return { bytes: usedSize, nodes, listeners: jsEventListeners, entries };
}

/** How much all maps, or all sets, hold together. @param {import('playwright').CDPSession} session @param {'Map' | 'Set'} kind */
async function entriesOf(session, kind) {
  const objectGroup = 'entries';
  // Prototypes are among them, and hold nothing.
  const isOne = `!Object.hasOwn(held, 'constructor')`;
  const { result } = await session.send('Runtime.evaluate', { expression: `${kind}.prototype`, objectGroup });
  const { objects } = await session.send('Runtime.queryObjects', {
    prototypeObjectId: result.objectId ?? '',
    objectGroup,
  });
  const counted = await session.send('Runtime.callFunctionOn', {
    objectId: objects.objectId ?? '',
    functionDeclaration: `function () { return this.reduce((sum, held) => sum + (${isOne} ? held.size : 0), 0); }`,
    returnByValue: true,
  });
  await session.send('Runtime.releaseObjectGroup', { objectGroup });
  if (typeof counted.result.value !== 'number') throw new Error(`The entries of ${kind} cannot be counted.`);
  return counted.result.value;
}

const counts = /** @type {const} */ (['nodes', 'listeners', 'entries']);

/** @param {readonly Memory[]} curve After each round. @returns {readonly string[]} */
function findGrowth(curve) {
  const warm = curve[warmRounds - 1];
  const last = curve.at(-1);
  if (warm === undefined || last === undefined || curve.length <= warmRounds)
    return ['Too few rounds to judge.'];
  const warmCurve = curve.slice(warmRounds - 1);
  const perRound = slopeOf(warmCurve.map(({ bytes }) => bytes));
  console.log(`growth ${(perRound / 1000).toFixed(1)} kB a round after round ${warmRounds}`);
  if (isCompiled) return [];
  return [
    ...(perRound > mostBytesPerRound ? [`memory grows by ${Math.round(perRound)} bytes a round`] : []),
    ...counts
      // One more each round is a leak: a warm app has as many after each.
      .filter((count) => last[count] - warm[count] >= curve.length - warmRounds)
      .map((count) => `${count} grew from ${warm[count]} to ${last[count]}`),
  ];
}

/** The straight line nearest to the values, in units a step. @param {readonly number[]} values */
function slopeOf(values) {
  const middle = (values.length - 1) / 2;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const [shared, spread] = values.reduce(
    ([products, squares], value, index) => [
      products + (index - middle) * (value - mean),
      squares + (index - middle) ** 2,
    ],
    [0, 0],
  );
  return shared / spread;
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
        `${String(round).padStart(4)} ${(memory.bytes / 1e6).toFixed(3)} MB, ${memory.nodes} nodes, ${memory.listeners} listeners, ${memory.entries} entries`,
      );
    }
    return findGrowth(curve);
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
