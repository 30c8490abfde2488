import type { Page } from '@playwright/test';
import { depositMade, openDeposit } from './deposit';
import { expect, test } from './fixtures';
import { say } from './messages';
import { openPlayer } from './openPlayer';
import { seeds } from './seeds';

test.use({
  userAgent:
    'Mozilla/5.0 (Linux; Android 15; wv) AppleWebKit/537.36 Chrome/147 Mobile KislapApp/1.2 (android)',
});

/** Takes navigations out of the page as a wrapper does; answers where they lead. */
async function takeOver(page: Page): Promise<readonly string[]> {
  const opened: string[] = [];
  page.on('popup', (popup) => opened.push(`window ${popup.url()}`));
  await page.route('**/*', async (route, request) => {
    const isLeaving = request.isNavigationRequest() && request.frame() === page.mainFrame();
    if (!isLeaving) return route.fallback();
    opened.push(new URL(request.url()).pathname);
    // Nothing comes of it: the page stays where it is.
    return route.fulfill({ status: 204 });
  });
  return opened;
}

test('a wrapper known by its name alone opens pay pages and terms outside, and the app stays @push', async ({
  page,
  sandbox,
}) => {
  await openPlayer(page, sandbox.origin, seeds.whale);
  const { amount, submit } = await openDeposit(page, 'en');
  const opened = await takeOver(page);
  await amount.fill('200');
  await submit.click();
  await depositMade(page, 'en')
    .getByRole('button', { name: say('en', 'dep.goNow') })
    .click();
  await expect.poll(() => opened).toEqual([expect.stringMatching(/^\/sandbox\//)]);
  await expect(page).toHaveURL(`${sandbox.origin}/`);
  await page.unroute('**/*');

  await page.goto('/user/setting');
  const terms = await takeOver(page);
  await page.getByRole('button', { name: say('en', 'legal.terms') }).click();
  await expect.poll(() => terms.length).toBe(1);
  await expect(page.getByRole('heading', { name: say('en', 'set.title') })).toBeVisible();
  expect(terms[0]).not.toContain('window');
});
