import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { say } from './messages';
import { openPlayer } from './openPlayer';
import { seeds } from './seeds';
import { speak } from './speak';

/** What the page and all its files weigh over the line. */
const bytesOf = (page: Page) =>
  page.evaluate(() => {
    const all = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')];
    return all.reduce(
      (sum, entry) => sum + (entry instanceof PerformanceResourceTiming ? entry.encodedBodySize : 0),
      0,
    );
  });

const code = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.endsWith('.js')),
  );

test.beforeEach(async ({ context }) => {
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
});

for (const language of ['en', 'tag'] as const) {
  test(`who saves data reads home for 60 kB, and has the app with the first tap (${language})`, async ({
    page,
    context,
    sandbox,
  }) => {
    await speak(context, sandbox.origin, language);
    await page.goto('/', { waitUntil: 'networkidle' });
    await expect(page.getByRole('main').getByRole('img').first()).toBeVisible();
    expect(await code(page)).toEqual([]);
    expect(await bytesOf(page)).toBeLessThanOrEqual(60_000);
    await page.getByRole('link', { name: say(language, 'auth.login') }).click();
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByRole('textbox', { name: say(language, 'set.phone') })).toBeVisible();
  });
}

test('an invitation is not lost to whoever saves data, and a player has the app at once', async ({
  page,
  sandbox,
}) => {
  await page.goto('/?invite=ABC123');
  await expect.poll(() => code(page)).not.toEqual([]);
  await openPlayer(page, sandbox.origin, seeds.regular);
  await page.goto('/');
  await expect(page.getByRole('button', { name: say('en', 'dep.title'), exact: true }).first()).toBeVisible();
  await expect.poll(() => code(page)).not.toEqual([]);
});
