import type { Page } from '@playwright/test';
import { routes, type RouteTraits } from '../src/navigation/routes/routes';
import { expect, test } from './fixtures';
import { openPlayer } from './openPlayer';
import { seeds } from './seeds';

// Pages slide only where motion is not reduced.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const slidingRoutes: readonly RouteTraits[] = Object.values<RouteTraits>(routes).filter(
  ({ slidesLeft, path }) => slidesLeft === true && path !== routes.user.path,
);

/** What the account leads to, by what product.md flags. */
const fromAccount = [
  routes.betHistory.path,
  routes.level.path,
  routes.mail.path,
  routes.prizeRecord.path,
  routes.promotion.path,
  routes.setting.path,
  routes.turnoverDetails.path,
  routes.vip.path,
] as const;

/** Notes each slide of a page in the document's dataset: `new` for one that comes in, `old` for one that goes. */
function noteSlides(): void {
  const animate = Element.prototype.animate;
  Element.prototype.animate = function note(this: Element, frames, options) {
    const layer = typeof options === 'object' ? options.pseudoElement : undefined;
    const name = /^::view-transition-(new|old)/.exec(layer ?? '')?.[1];
    if (name !== undefined) document.documentElement.dataset['slid'] = name;
    return animate.call(this, frames, options);
  };
}

/** How the page slid that came last; forgets it. */
async function expectSlide(page: Page, slid: 'new' | 'old', path: string): Promise<void> {
  await expect(page.locator('html'), path).toHaveAttribute('data-slid', slid);
  await page.evaluate(() => delete document.documentElement.dataset['slid']);
}

test('every page that slides comes in from the right from the account, and leaves the same way', async ({
  page,
  sandbox,
}) => {
  await page.addInitScript(noteSlides);
  await openPlayer(page, sandbox.origin, seeds.regular);
  await page.goto(routes.user.path);
  await expect(page.getByRole('main').locator(`a[href="${routes.mail.path}"]`)).toBeVisible();
  // What moves pages comes when nothing else is on its way.
  await page.waitForLoadState('networkidle');
  const seen: string[] = [];
  for (const { path } of slidingRoutes) {
    const way = page.locator(`a[href="${path}"]`).filter({ visible: true }).first();
    if ((await way.count()) > 0) {
      await way.click();
      await expectSlide(page, 'new', path);
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      await page.goBack();
      await expectSlide(page, 'old', path);
      await expect(page).toHaveURL(new RegExp(`${routes.user.path}$`));
      seen.push(path);
    }
  }
  expect(seen).toEqual(expect.arrayContaining([...fromAccount]));
});
