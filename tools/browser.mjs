import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { bundledBrowser, canUseBundled } from './browser/bundledBrowser.mjs';

/** Flags every launch shares: runs as root in a container, and never talks to anybody but the page under test. */
export const browserArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Flags that make a picture the same on every run. */
export const pictureArgs = [
  '--force-color-profile=srgb',
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--hide-scrollbars',
];

const windowsFolders = [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA];

const usualPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ...windowsFolders.flatMap((folder) =>
    folder === undefined ? [] : [join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe')],
  ),
];

/**
 * Finds a Chrome or Chromium: `CHROME_PATH`, then an installed one, then the one that comes with `npm ci` (Linux
 * on x64, unpacked once).
 *
 * @returns {string} The path of its executable.
 * @throws {Error} In one line, when there is none or `CHROME_PATH` points at nothing.
 */
export function findBrowser() {
  const wished = process.env.CHROME_PATH;
  if (wished) {
    if (existsSync(wished)) return wished;
    throw new Error(`CHROME_PATH is ${wished}, but there is no such file: correct it or unset it.`);
  }
  const installed = usualPaths.find((path) => existsSync(path));
  if (installed !== undefined) return installed;
  if (canUseBundled) return bundledBrowser();
  throw new Error(
    'No browser found: install Google Chrome, or set CHROME_PATH to a Chrome or Chromium executable.',
  );
}

/**
 * Finds a browser for many pages at once: `CHROME_PATH`, then the one that comes with `npm ci`, which has no window of
 * its own to draw and so takes about half the time of an installed one, then whichever there is.
 *
 * @returns {string} The path of its executable.
 * @throws {Error} As `findBrowser`.
 */
export const findWindowlessBrowser = () =>
  process.env.CHROME_PATH === undefined && canUseBundled ? bundledBrowser() : findBrowser();
