import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { openPlayer } from './openPlayer';
import { seeds } from './seeds';

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

test('a player who touches nothing fetches what home and the deposit need, the rest comes with the first touch', async ({
  page,
  sandbox,
}) => {
  const fetched: string[] = [];
  page.on('response', (response) => {
    const file = /assets\/(?<name>\w+)-[\w-]+\.js$/.exec(new URL(response.url()).pathname)?.groups?.['name'];
    if (file !== undefined) fetched.push(file);
  });
  await openPlayer(page, sandbox.origin, seeds.regular);
  fetched.length = 0;
  await page.goto('/');
  await expect.poll(() => fetched).toContain('money');
  await page.waitForLoadState('networkidle');
  expect(fetched).not.toContain('rewards');
  expect(fetched).not.toContain('account');
  await page.keyboard.press('Shift');
  await expect.poll(() => fetched).toEqual(expect.arrayContaining(['games', 'rewards', 'account', 'entry']));
});
