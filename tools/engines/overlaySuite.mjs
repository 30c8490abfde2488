import * as inPage from './inPage.mjs';

/**
 * What no imitation of a browser can prove of overlays. @typedef {{ name: string, run: (page: Page) => Promise<void> }}
 * Check
 */
/** @typedef {import('./Page.mjs').Page} Page */

const kinds = /** @type {const} */ (['overlay', 'bareOverlay', 'panel', 'sheet', 'dialog']);
const mostSteps = 10;
const keyboardPx = 320;

/** @param {string} story */
const storyPath = (story) =>
  `/iframe.html?id=patterns-surfaces--${story}&viewMode=story&args=startsOpen:!false`;

/** @param {boolean} isTrue @param {string} otherwise */
function demand(isTrue, otherwise) {
  if (!isTrue) throw new Error(otherwise);
}

/** @param {Page} page @param {string} kind */
async function openSurface(page, kind) {
  await page.clickButton('Open');
  await page.until(`focus is on the heading of the ${kind}`, inPage.isHeadingFocused, `This is the ${kind}`);
  await page.until('the surface rests', inPage.isAtRest);
}

/** @param {Page} page @param {boolean} withShift */
async function goRound(page, withShift) {
  for (let step = 0; step < mostSteps; step += 1) {
    await page.driver.press('Tab', withShift);
    const place = await page.run(inPage.focusPlace);
    demand(place !== 'outside', `After ${step + 1} steps focus is outside.`);
    if (place === 'inside')
      demand(
        (await page.run(inPage.isFocusVisible)) === true,
        `After ${step + 1} steps focus cannot be seen.`,
      );
  }
}

/** @param {Page} page @param {string} kind */
async function doesNotScrollBehind(page, kind) {
  await page.until('the story is there', inPage.hasButton, 'Open');
  await page.driver.wheel(195, 600, 120);
  await page.until('the page scrolls while nothing is open', () =>
    [...document.querySelectorAll('*')].some(({ scrollTop }) => scrollTop > 0),
  );
  await page.run(() => document.querySelectorAll('*').forEach((one) => void (one.scrollTop = 0)));
  await openSurface(page, kind);
  for (const [x, y] of /** @type {const} */ ([
    [380, 12],
    [195, 600],
  ]))
    await page.driver.wheel(x, y, 240);
  if (kind !== 'bareOverlay') await page.until('the surface itself scrolls', inPage.hasScrolledInside, 0);
  await page.run(inPage.scrollToEnd);
  await page.driver.wheel(195, 600, 240);
  await page.run(() => new Promise((resolve) => setTimeout(resolve, 300)));
  const behind = Number(await page.run(inPage.scrolledPx, false));
  demand(behind === 0, `What is behind has scrolled by ${behind} px.`);
}

/** @param {Page} page @param {string} kind */
async function clearsTheKeyboard(page, kind) {
  await openSurface(page, kind);
  await page.run(inPage.focusNote);
  await page.run(inPage.raiseKeyboard, keyboardPx);
  await page.until('the field stands above the keyboard', inPage.isFieldInSight, keyboardPx);
  await page.run(inPage.scrollToEnd);
  await page.run(inPage.focusHeading);
  await page.run(inPage.focusNote);
  await page.until('a field focused later does too', inPage.isFieldInSight, keyboardPx);
}

/** @param {typeof kinds[number]} kind @returns {Check[]} */
const checksOf = (kind) => {
  const story = `in-${kind.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
  /** @param {string} name @param {(page: Page) => Promise<void>} run */
  const check = (name, run) => ({
    name: `${kind}: ${name}`,
    run: async (/** @type {Page} */ page) => {
      await page.driver.open(storyPath(story));
      await run(page);
    },
  });
  return [
    check('focus goes to its heading, which is its name', async (page) => {
      await openSurface(page, kind);
      demand((await page.run(inPage.surfaceName)) === `This is the ${kind}`, 'It has another name.');
    }),
    check('Tab goes round inside, and focus is seen', async (page) => {
      await openSurface(page, kind);
      await goRound(page, false);
    }),
    check('Shift and Tab go round inside, and focus is seen', async (page) => {
      await openSurface(page, kind);
      await goRound(page, true);
    }),
    check('Escape leaves, and focus returns', async (page) => {
      await openSurface(page, kind);
      await page.driver.press('Escape');
      await page.until('it has gone', inPage.hasSurfaces, 0);
      await page.until('focus is on what opened it', inPage.isButtonFocused, 'Open');
    }),
    check('what is behind it does not scroll', (page) => doesNotScrollBehind(page, kind)),
    check('a keyboard leaves the field in sight', (page) => clearsTheKeyboard(page, kind)),
    check('writes no style element into the page', async (page) => {
      await page.until('the story is there', inPage.hasButton, 'Open');
      const before = Number(await page.run(inPage.styleCount));
      await openSurface(page, kind);
      const written = Number(await page.run(inPage.styleCount)) - before;
      demand(written === 0, `It has written ${written} style elements.`);
    }),
  ];
};

/** @type {Check} */
const nested = {
  name: 'dialog over sheet over overlay: Escape leaves one after another, focus goes back step by step',
  async run(page) {
    await page.driver.open(storyPath('nested'));
    await openSurface(page, 'overlay');
    for (const kind of ['sheet', 'dialog']) {
      await page.clickButton('Next');
      await page.until(`focus is in the ${kind}`, inPage.isHeadingFocused, `This is the ${kind}`);
      await page.until('the surface rests', inPage.isAtRest);
    }
    await goRound(page, false);
    for (const [left, opener] of /** @type {const} */ ([
      [2, 'Next'],
      [1, 'Next'],
      [0, 'Open'],
    ])) {
      await page.driver.press('Escape');
      await page.until(`${left} surfaces are left`, inPage.hasSurfaces, left);
      await page.until(`focus is on ${opener}`, inPage.isButtonFocused, opener);
    }
  },
};

/** The checks of the kit's surfaces, over its stories. @type {readonly Check[]} */
export const overlaySuite = [...kinds.flatMap(checksOf), nested];
