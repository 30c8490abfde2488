import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright';
import { browserArgs, findWindowlessBrowser } from './browser.mjs';
import { serveFiles } from './fileServer.mjs';
import { readArguments } from './readArguments.mjs';

readArguments('npm run storybook:weight', {});

/**
 * `npm run storybook:weight`: what a first visit of one overlay's story fetches from the workshop as it is published
 * (`npm run storybook:build` first), in requests and in bytes after gzip, which is what a host sends; then how often the pages
 * that show stories in frames ask. Fails over its bounds.
 */
const folder = fileURLToPath(new URL('../apps/storybook/dist', import.meta.url));
const story = 'overlays-deposit--loaded';
const mostRequests = 150;
const mostBytes = 2_500_000;
/** Pages with stories in frames; a host lets browsers keep what has a digest in its name. */
const pagesOfFrames = [
  { name: 'foundations-compare--docs', frames: ['Left: ', 'Right: '] },
  { name: 'screens--docs', frames: [] },
];
const mostOfPage = 60;
const stillMs = 5_000;
const patienceMs = 120_000;

/** @param {import('playwright').Page} page @param {string} address */
async function visit(page, address) {
  let [requests, bytes] = [0, 0];
  /** @type {Promise<void>[]} */
  const counted = [];
  page.on('response', (response) => {
    requests += 1;
    counted.push(
      response.body().then(
        (body) => void (bytes += gzipSync(body).byteLength),
        // An answer without a body, such as one that leads elsewhere.
        () => undefined,
      ),
    );
  });
  const since = performance.now();
  await page.goto(address);
  const frame = page.frameLocator('#storybook-preview-iframe');
  await frame.getByRole('dialog').first().waitFor({ timeout: patienceMs });
  const shownMs = performance.now() - since;
  await page.waitForLoadState('networkidle');
  await Promise.all(counted);
  return { requests, bytes, shownMs };
}

/** Waits until nobody has asked for a while: of frames in frames the browser's own word for it never comes. @param {() => number} asked */
async function standsStill(asked) {
  let before = -1;
  while (before !== asked()) {
    before = asked();
    await new Promise((resolve) => setTimeout(resolve, stillMs));
  }
}

/**
 * How often a page of frames asks its host before its first view stands still.
 *
 * @param {import('playwright').Browser} browser
 * @param {(typeof pagesOfFrames)[number]} pageOfFrames
 */
async function askedFor(browser, { name, frames }) {
  const server = await serveFiles(folder, { port: 0, kept: /^[/](?:assets|sb-[a-z-]+)[/]/ });
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  page.setDefaultTimeout(patienceMs);
  try {
    await page.goto(`${server.origin}/?path=/docs/${name}`);
    const docs = page.frameLocator('#storybook-preview-iframe');
    await docs.getByRole('heading', { level: 1 }).waitFor({ timeout: patienceMs });
    for (const title of frames) {
      const framed = docs.frameLocator(`iframe[title^="${title}"]`);
      await framed.getByRole('dialog').first().waitFor({ timeout: patienceMs });
    }
    await standsStill(server.requests);
    const theme = await docs.locator('html').getAttribute('data-theme');
    if (theme !== 'dark')
      throw new Error(`${name} wears the look of a frame in it, ${theme}, and not its own.`);
    return server.requests();
  } finally {
    await page.close();
    await server.close();
  }
}

if (!existsSync(folder)) {
  console.error('The workshop is not built: npm run storybook:build.');
  process.exitCode = 2;
} else {
  const server = await serveFiles(folder, { port: 0 });
  const browser = await chromium.launch({ executablePath: findWindowlessBrowser(), args: [...browserArgs] });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    const { requests, bytes, shownMs } = await visit(page, `${server.origin}/?path=/story/${story}`);
    console.log(
      `${story}: ${requests} requests (at most ${mostRequests}), ${(bytes / 1e6).toFixed(2)} MB (at most ${mostBytes / 1e6}), shown after ${(shownMs / 1000).toFixed(1)} s`,
    );
    if (requests > mostRequests || bytes > mostBytes) process.exitCode = 1;
    for (const pageOfFrames of pagesOfFrames) {
      const asked = await askedFor(browser, pageOfFrames);
      console.log(`${pageOfFrames.name}: ${asked} requests (at most ${mostOfPage})`);
      if (asked > mostOfPage) process.exitCode = 1;
    }
  } finally {
    await browser.close();
    await server.close();
  }
}
