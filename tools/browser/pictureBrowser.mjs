import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { browserArgs, findBrowser, pictureArgs } from '../browser.mjs';
import { bundledBrowser, canUseBundled } from './bundledBrowser.mjs';

const cache = fileURLToPath(new URL('../../node_modules/.cache/', import.meta.url));

/**
 * A picture is drawn whole, in one way: no part kept from the picture before, no instruction that only some
 * processors have, nothing painted later.
 */
const wholePictureArgs = [
  '--disable-partial-raster',
  '--disable-skia-runtime-opts',
  '--disable-checker-imaging',
  '--disable-threaded-animation',
  '--disable-threaded-scrolling',
  '--run-all-compositor-stages-before-draw',
];

/**
 * The browser of the story tests. Where pictures are compared it is always the one that comes with `npm ci`, with
 * its own fonts and no other, so that they mean the same on every machine.
 */
export const pictureBrowser = () =>
  canUseBundled ? bundled() : { executablePath: findBrowser(), args: [...browserArgs, ...pictureArgs] };

function bundled() {
  const executablePath = bundledBrowser();
  return {
    executablePath,
    args: [...browserArgs, ...pictureArgs, ...wholePictureArgs],
    env: { ...process.env, FONTCONFIG_FILE: onlyFontsIn(join(dirname(executablePath), 'fonts')) },
  };
}

/** @param {string} folder */
function onlyFontsIn(folder) {
  mkdirSync(cache, { recursive: true });
  const path = join(cache, 'story-fonts.conf');
  writeFileSync(
    path,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${folder}</dir><cachedir>${join(cache, 'story-fonts')}</cachedir></fontconfig>
`,
  );
  return path;
}

/** What every story finds in its browser, wherever it runs. */
export const pictureContext = {
  /** Higher than any story, so that none is scaled down to fit. */
  viewport: { width: 860, height: 2600 },
  deviceScaleFactor: 1,
  locale: 'en-PH',
  timezoneId: 'Asia/Manila',
  reducedMotion: /** @type {const} */ ('reduce'),
  colorScheme: /** @type {const} */ ('dark'),
};
