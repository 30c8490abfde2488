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
    const file = /assets\/\w+\/(?<name>\w+)\.js$/.exec(new URL(response.url()).pathname)?.groups?.['name'];
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

/** Slower than everything else that a start waits for: what leaves before the first answer waits for none. */
const ANSWER_MS = 4_000;

/** The calls of a start, by what they waited for: those of a round leave before any of them is answered. */
async function roundsOf(page: Page): Promise<readonly (readonly string[])[]> {
  const calls: { readonly name: string; readonly sentMs: number; answeredMs: number }[] = [];
  await page.route(/\/(?:api|pay)\//, async (route) => {
    const request = route.request();
    const body = request.postData()?.replaceAll(/-+WebKitFormBoundary\w+/g, '') ?? '';
    const call = {
      name: `${new URL(request.url()).pathname} ${body}`,
      sentMs: Date.now(),
      answeredMs: Infinity,
    };
    calls.push(call);
    await new Promise((resolve) => setTimeout(resolve, ANSWER_MS));
    call.answeredMs = Date.now();
    await route.fallback();
  });
  await page.goto('/');
  await expect
    .poll(() => calls.length > 0 && Date.now() - Math.max(...calls.map(({ answeredMs }) => answeredMs)), {
      timeout: 60_000,
    })
    .toBeGreaterThan(ANSWER_MS);
  const rounds: string[][] = [];
  for (let rest = calls; rest.length > 0;) {
    const firstAnswerMs = Math.min(...rest.map(({ answeredMs }) => answeredMs));
    rounds.push(rest.filter(({ sentMs }) => sentMs <= firstAnswerMs).map(({ name }) => name));
    rest = rest.filter(({ sentMs }) => sentMs > firstAnswerMs);
  }
  return rounds;
}

test('a guest asks everything at once, and nothing twice', async ({ page }) => {
  const rounds = await roundsOf(page);
  expect(rounds).toHaveLength(1);
  expect(new Set(rounds.flat()).size).toBe(rounds.flat().length);
});

test('a player asks in two rounds, and nothing twice', async ({ page, sandbox }) => {
  await openPlayer(page, sandbox.origin, seeds.regular);
  const [first = [], second = [], ...later] = await roundsOf(page);
  // Letters are read only when some are unread.
  expect(later.flat().filter((call) => !call.startsWith('/api/web/getMsgList '))).toEqual([]);
  const all = [...first, ...second, ...later.flat()];
  expect(new Set(all).size).toBe(all.length);
});
