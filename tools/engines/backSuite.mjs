import * as inPage from './inPage.mjs';

/** The phone's Back, in the app itself. @type {readonly import('./overlaySuite.mjs').Check[]} */
export const backSuite = [
  {
    name: 'app: Back leaves the overlay and stays on the page, Forward does not bring it back',
    async run(page) {
      await page.driver.open('/?overlay=language');
      await page.until('the overlay is open', inPage.hasSurfaces, 1);
      await page.until(
        'focus is in it',
        () => document.activeElement?.hasAttribute('data-modal-title') === true,
      );
      await page.until('it rests', inPage.isAtRest);
      await page.run(() => history.back());
      await page.until('it has gone', inPage.hasSurfaces, 0);
      if ((await page.run(() => location.pathname)) !== '/') throw new Error('Back has left the page.');
      await page.run(() => history.forward());
      await page.until('the history stands still', () => document.querySelector('main') !== null);
      await page.until('no overlay is there', inPage.hasSurfaces, 0);
    },
  },
];
