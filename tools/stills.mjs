import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { browserArgs, findWindowlessBrowser, pictureArgs } from './browser.mjs';
import { startSandbox } from './sandbox.mjs';
import { signInSeedPlayer } from './seedPlayer.mjs';
import { readArguments } from './readArguments.mjs';

readArguments('npm run stills', {});

/**
 * `npm run stills`: takes the pictures of the README anew, from what is built now. They are WebP of some 40 kB each, because
 * every one that was ever committed is downloaded with the history.
 */
const folder = fileURLToPath(new URL('../docs/screenshots', import.meta.url));

/**
 * @typedef {object} Still
 * @property {string} name
 * @property {string} path
 * @property {'dark' | 'light'} scheme
 * @property {'en' | 'tag'} locale
 * @property {boolean} [isGuest]
 */

/** @type {readonly Still[]} */
const stills = [
  { name: 'home', path: '/', scheme: 'dark', locale: 'en', isGuest: true },
  { name: 'deposit', path: '/?overlay=deposit', scheme: 'dark', locale: 'en' },
  { name: 'withdrawal', path: '/?overlay=withdrawal', scheme: 'light', locale: 'tag' },
  { name: 'check-in', path: '/user/checkIn', scheme: 'light', locale: 'en' },
];

/** @param {Record<string, unknown>} entries What the device has kept, as the app writes it. */
function keep(entries) {
  for (const [name, value] of Object.entries(entries)) {
    localStorage.setItem(`kislap:${name}`, JSON.stringify({ version: 1, value }));
  }
}

/** @param {{ png: string, quality: number }} picture A PNG in base64. @returns {Promise<string>} A WebP in base64. */
async function toWebp({ png, quality }) {
  const picture = new Image();
  picture.src = `data:image/png;base64,${png}`;
  await picture.decode();
  const canvas = Object.assign(document.createElement('canvas'), {
    width: picture.naturalWidth,
    height: picture.naturalHeight,
  });
  canvas.getContext('2d')?.drawImage(picture, 0, 0);
  return canvas.toDataURL('image/webp', quality).replace(/^.*,/, '');
}

/** @param {import('playwright').Browser} browser @param {string} origin @param {Still} still */
async function take(browser, origin, { name, path, scheme, locale, isGuest }) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 1.5,
    isMobile: true,
    hasTouch: true,
    reducedMotion: 'reduce',
    colorScheme: scheme,
    serviceWorkers: 'block',
  });
  const session = isGuest ? {} : { session: await signInSeedPlayer(origin) };
  await context.addInitScript(keep, { ...session, theme: scheme, locale });
  const page = await context.newPage();
  await page.goto(`${origin}${path}`);
  await page.waitForLoadState('networkidle');
  const png = (await page.screenshot({ animations: 'disabled' })).toString('base64');
  const blank = await browser.newPage();
  const webp = Buffer.from(await blank.evaluate(toWebp, { png, quality: 0.75 }), 'base64');
  writeFileSync(`${folder}/${name}.webp`, webp);
  console.log(`${name}  ${(webp.length / 1000).toFixed(1)} kB`);
  await context.close();
}

const sandbox = await startSandbox();
const browser = await chromium.launch({
  executablePath: findWindowlessBrowser(),
  args: [...browserArgs, ...pictureArgs],
});
try {
  for (const still of stills) await take(browser, sandbox.origin, still);
} finally {
  await browser.close();
  await sandbox.stop();
}
