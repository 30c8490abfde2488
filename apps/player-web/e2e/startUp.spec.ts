import type { Page } from '@playwright/test';
import { askAlone, askedCalls } from './askedCalls';
import { expect, test } from './fixtures';
import { openPlayer } from './openPlayer';
import { seeds } from './seeds';

const startUpSet = ['activityStateList', 'urlConfig', 'vipLvList'];

/** Notes from now on when each call of the set was sent, in epoch milliseconds. */
function noteSent(page: Page): () => readonly (readonly number[])[] {
  const sent: { readonly name: string; readonly atMs: number }[] = [];
  page.on('requestfinished', (request) => {
    const atMs = request.timing().startTime;
    for (const { name } of askedCalls(request)) sent.push({ name, atMs });
  });
  return () => startUpSet.map((name) => sent.filter((call) => call.name === name).map(({ atMs }) => atMs));
}

const once = startUpSet.map(() => [expect.any(Number)]);

for (const path of ['/', '/login', '/promotion']) {
  test(`a guest who touches nothing has the start-up set on ${path}`, async ({ page }) => {
    const sentAt = noteSent(page);
    await page.goto(path);
    await expect.poll(sentAt).toEqual(once);
  });
}

test('the first view of home does not wait for the start-up set', async ({ page }) => {
  const sentAt = noteSent(page);
  await page.goto('/');
  await expect.poll(sentAt).toEqual(once);
  const drawnMs = await page.evaluate(
    () =>
      performance.timeOrigin +
      (performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity),
  );
  for (const [atMs] of sentAt()) expect(atMs).toBeGreaterThan(drawnMs);
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

interface Sent {
  readonly calls: readonly string[];
  readonly sentMs: number;
  answeredMs: number;
}

/** The requests of a start, by what they waited for: those of a round leave before any of them is answered. */
async function roundsOf(page: Page): Promise<readonly (readonly (readonly string[])[])[]> {
  const requests: Sent[] = [];
  await page.route(/\/(?:api|pay)\//, async (route) => {
    const calls = askedCalls(route.request()).map(({ name, fields }) => `${name} ${fields}`);
    const request = { calls, sentMs: Date.now(), answeredMs: Infinity };
    requests.push(request);
    await new Promise((resolve) => setTimeout(resolve, ANSWER_MS));
    request.answeredMs = Date.now();
    await route.fallback();
  });
  await page.goto('/');
  await expect
    .poll(
      () => requests.length > 0 && Date.now() - Math.max(...requests.map(({ answeredMs }) => answeredMs)),
      { timeout: 60_000 },
    )
    .toBeGreaterThan(ANSWER_MS);
  const rounds: (readonly string[])[][] = [];
  for (let rest = requests; rest.length > 0;) {
    const firstAnswerMs = Math.min(...rest.map(({ answeredMs }) => answeredMs));
    rounds.push(rest.filter(({ sentMs }) => sentMs <= firstAnswerMs).map(({ calls }) => calls));
    rest = rest.filter(({ sentMs }) => sentMs > firstAnswerMs);
  }
  return rounds;
}

test('a guest asks everything at once, nothing twice, in three requests at most', async ({ page }) => {
  const rounds = await roundsOf(page);
  expect(rounds).toHaveLength(1);
  const calls = rounds.flat(2);
  expect(new Set(calls).size).toBe(calls.length);
  expect(rounds.flat().length).toBeLessThanOrEqual(3);
});

test('a player asks in two rounds, nothing twice, in twelve requests at most', async ({ page, sandbox }) => {
  await openPlayer(page, sandbox.origin, seeds.regular);
  const [first = [], second = [], ...later] = await roundsOf(page);
  // Letters are read only when some are unread.
  expect(later.flat(2).filter((call) => !call.startsWith('getMsgList '))).toEqual([]);
  const requests = [...first, ...second, ...later.flat()];
  const calls = requests.flat();
  expect(new Set(calls).size).toBe(calls.length);
  expect(requests.length).toBeLessThanOrEqual(12);
  // Nothing keeps the balance waiting, nor who it is of.
  for (const name of ['getUserScore', 'getUserInfo']) {
    const asking = first.filter((one) => one.some((call) => call.startsWith(`${name} `)));
    expect(asking.map((one) => one.length)).toEqual([1]);
  }
});

test('an operator that does not answer several at once is asked each alone, and nothing is lost', async ({
  page,
}) => {
  await askAlone(page);
  const sentAt = noteSent(page);
  let refused = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/askTogether')) refused += 1;
  });
  await page.goto('/');
  await expect(page.getByRole('button', { name: /Mango Rush/ }).first()).toBeVisible();
  await expect.poll(() => sentAt().every((times) => times.length > 0)).toBe(true);
  await page.waitForLoadState('networkidle');
  // Those of one moment at most, before the first refusal has come.
  expect(refused).toBeLessThanOrEqual(3);
});
