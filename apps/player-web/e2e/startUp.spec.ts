import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

const startUpSet = ['activityStateList', 'urlConfig', 'vipLvList'];

/** When each call of the set was sent, in milliseconds since the load began. */
const sentAt = (page: Page) =>
  page.evaluate((names) => {
    const calls = performance.getEntriesByType('resource');
    return names.map((name) =>
      calls.filter((call) => call.name.endsWith(`/${name}`)).map((call) => call.startTime),
    );
  }, startUpSet);

const once = startUpSet.map(() => [expect.any(Number)]);

for (const path of ['/', '/login', '/promotion']) {
  test(`a guest who touches nothing has the start-up set on ${path}`, async ({ page }) => {
    await page.goto(path);
    await expect.poll(() => sentAt(page)).toEqual(once);
  });
}

test('the first view of home does not wait for the start-up set', async ({ page }) => {
  await page.goto('/');
  await expect.poll(() => sentAt(page)).toEqual(once);
  const drawnMs = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
  );
  for (const [atMs] of await sentAt(page)) expect(atMs).toBeGreaterThan(drawnMs);
});
