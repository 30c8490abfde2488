import { cpSync, createReadStream, existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import react from '@vitejs/plugin-react';
import { chromium } from 'playwright';
import { build } from 'vite';
import { browserArgs, findWindowlessBrowser } from '../browser.mjs';
import { freePort } from '../freePort.mjs';

const strict =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; " +
  "connect-src 'self'; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'";

/** @type {Readonly<Record<string, string>>} */
const types = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/**
 * @param {string} folder @param {string | undefined} policy @returns {Promise<{ origin: string, stop: () => void }>}
 */
async function serve(folder, policy) {
  const port = await freePort();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const path = join(folder, normalize(pathname === '/' ? '/index.html' : pathname));
    if (!path.startsWith(folder) || !existsSync(path)) return void response.writeHead(404).end();
    response.writeHead(200, {
      'content-type': types[extname(path)] ?? 'application/octet-stream',
      ...(policy === undefined ? {} : { 'content-security-policy': policy }),
    });
    createReadStream(path).pipe(response);
  });
  await new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(undefined)));
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { origin: `http://127.0.0.1:${port}`, stop };
}

/**
 * Opens a folder in the browser and looks at it.
 *
 * @param {string} folder
 * @param {string | undefined} policy The content security policy the page is served with.
 * @param {(page: import('playwright').Page) => Promise<void>} look Throws when something is not as it must be.
 * @throws {Error} Also when the page says anything in the console or breaks its policy.
 */
async function open(folder, policy, look) {
  const { origin, stop } = await serve(folder, policy);
  try {
    await openAt(origin, look);
  } finally {
    stop();
  }
}

/** The same without a policy. @param {string} folder @param {(page: import('playwright').Page) => Promise<void>} look */
export const openFolder = (folder, look) => open(folder, undefined, look);

/**
 * Opens an address in the browser and looks at it.
 *
 * @param {string} origin
 * @param {(page: import('playwright').Page) => Promise<void>} look Throws when something is not as it must be.
 * @throws {Error} Also when the page says anything in the console.
 */
export async function openAt(origin, look) {
  const browser = await chromium.launch({ executablePath: findWindowlessBrowser(), args: browserArgs });
  try {
    const page = await browser.newPage();
    /** @type {string[]} */
    const complaints = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    await page.goto(origin);
    await look(page);
    if (complaints.length > 0) throw new Error(complaints.join('\n'));
  } finally {
    await browser.close();
  }
}

/** @param {string} root @returns {Promise<string>} The folder with what Vite has built. */
async function built(root) {
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    build: { target: 'es2022', modulePreload: { polyfill: false } },
  });
  return join(root, 'dist');
}

/**
 * Builds the example of a deposit form and orders with it what a player would.
 *
 * @param {string} project
 */
export async function checkDepositForm(project) {
  const root = await built(join(project, 'examples/deposit-form'));
  await open(root, strict, async (page) => {
    await page.getByRole('textbox', { name: 'Deposit Amount' }).fill('50');
    await page.getByRole('button', { name: 'Deposit now' }).click();
    await page.getByText('Recharge cannot be less than 100').waitFor();
    await page.getByRole('textbox', { name: 'Deposit Amount' }).fill('500');
    await page.getByText("You'll get ₱1,100.00").waitFor();
    await page.getByRole('button', { name: 'Deposit now' }).click();
    await page.getByText('500 PHP with promotion 23').waitFor();
  });
}

/**
 * Builds the Vite app with one component of the kit and a skin, and opens it under a strict policy.
 *
 * @param {string} project
 */
export async function checkViteApp(project) {
  const root = await built(join(project, 'vite'));
  const scripts = readdirSync(join(root, 'assets')).filter((file) => file.endsWith('.js'));
  const isHeld = (/** @type {string} */ file) =>
    /\bvip-\d+-[\w-]+\.svg/.test(readFileSync(join(root, 'assets', file), 'utf8'));
  if (scripts.some(isHeld)) throw new Error('The app holds pictures of components that it does not draw.');
  await open(root, strict, async (page) => {
    const button = page.getByRole('button', { name: 'Deposit 100.00' });
    await button.waitFor();
    const { height, background, font } = await button.evaluate((element) => {
      const { backgroundColor, backgroundImage, fontFamily } = getComputedStyle(element);
      const { height } = element.getBoundingClientRect();
      return { height, background: `${backgroundColor} ${backgroundImage}`, font: fontFamily };
    });
    if (height < 44) throw new Error(`The button is ${height} px high: its styles are missing.`);
    if (/^rgba\(0, 0, 0, 0\) none$/.test(background))
      throw new Error('The button has no fill: the skin is missing.');
    if (!font.includes('Perlas'))
      throw new Error(`The button is set in ${font}, not in the font of the skin.`);
  });
}

/** Opens the plain page whose module script imports rules by an import map. @param {string} project */
export async function checkPlainPage(project) {
  const page = join(project, 'page');
  cpSync(join(project, 'node_modules/@kislap/domain'), join(page, 'node_modules/@kislap/domain'), {
    recursive: true,
  });
  await open(page, undefined, async (opened) => {
    await opened.getByText('100.30').waitFor();
    await opened.getByText('belowMinimum').waitFor();
  });
}
