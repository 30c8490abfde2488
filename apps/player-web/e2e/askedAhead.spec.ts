import type { Page, Request, Route } from '@playwright/test';
import { expect, test } from './fixtures';
import { hold } from './hold';
import { say } from './messages';
import { openPlayer } from './openPlayer';
import { signInByApi } from './PlayerApi';
import { seeds } from './seeds';
import { signIn } from './signIn';
import { speak } from './speak';

const code = '**/assets/*/*.js';
const score = '**/api/web/getUserScore';
const info = '**/api/web/getUserInfo';
/** What no account has, as the operator writes it and as it is shown. */
const ahead = { Score: 765_432_100, shown: '₱76,543.21' };

const balanceOf = (page: Page) =>
  page.getByRole('region', { name: say('en', 'user.balance') }).filter({ visible: true });

/** Answers the first question for the balance in its own way, and notes who asked. */
async function answerFirst(page: Page, answer: (route: Route) => Promise<void>): Promise<readonly Request[]> {
  const asked: Request[] = [];
  await page.route(score, async (route) => {
    asked.push(route.request());
    await (asked.length === 1 ? answer(route) : route.fallback());
  });
  return asked;
}

const answerAhead = (route: Route): Promise<void> =>
  route.fulfill({ json: { code: 200, msg: '', data: { Score: ahead.Score } } });

test('who plays and what they have is asked for while the code is on its way, once, and drawn with home, before the rest is known @push', async ({
  page,
  sandbox,
}) => {
  await openPlayer(page, sandbox.origin, seeds.regular);
  const asked = await answerFirst(page, answerAhead);
  const introduced: Request[] = [];
  await page.route(info, async (route) => {
    introduced.push(route.request());
    await route.fallback();
  });
  const sendCode = await hold(page, code);
  const answerRest = await hold(page, '**/api/web/askTogether');
  await page.goto('/', { waitUntil: 'commit' });
  const answered = [score, info].map((call) => page.waitForResponse(call));
  await expect.poll(() => [asked.length, introduced.length]).toEqual([1, 1]);
  await Promise.all(answered);
  const [paintedMs, askedMs] = await page.evaluate(() => [
    performance.getEntriesByName('first-paint')[0]?.startTime ?? Infinity,
    performance.getEntriesByType('resource').find(({ name }) => name.endsWith('/getUserScore'))?.startTime ??
      0,
  ]);
  expect(askedMs).toBeGreaterThan(paintedMs ?? Infinity);
  sendCode();
  // What is left to play has not been answered.
  await expect(balanceOf(page)).toContainText(ahead.shown);
  await expect(balanceOf(page)).toContainText(say('en', 'common.loading'));
  await expect(page.getByRole('link', { name: /VIP \d+: / }).filter({ visible: true })).toBeVisible();
  answerRest();
  await expect(balanceOf(page)).not.toContainText(say('en', 'common.loading'));
  await expect(balanceOf(page)).toContainText(ahead.shown);
  await page.waitForLoadState('networkidle');
  expect([asked.length, introduced.length]).toEqual([1, 1]);

  // Whoever asks anew has what is true, and was asked in the same way.
  await page.getByRole('button', { name: say('en', 'home.refreshBalance') }).click();
  await expect(balanceOf(page)).not.toContainText(ahead.shown);
  expect(asked).toHaveLength(2);
  const sent = await Promise.all(
    asked.map(async (request) => {
      const { accept, authorization, 'accept-language': language, ...more } = await request.allHeaders();
      const form = [more['content-type'], request.postData()].map((text) =>
        text?.replaceAll(/-+WebKitFormBoundary\w+/g, '-'),
      );
      return [request.url(), request.method(), accept, authorization, language, more['x-lang'], ...form];
    }),
  );
  expect(sent[0]).toEqual(sent[1]);
});

for (const language of ['en', 'tag'] as const) {
  test(`a player’s home waits for no other words than those of the first view in "${language}" @push`, async ({
    page,
    context,
    sandbox,
  }) => {
    await speak(context, sandbox.origin, language);
    await openPlayer(page, sandbox.origin, seeds.regular);
    const sendRest = await hold(page, /\/(?:en|fil)Rest\.js$/);
    await page.goto('/');
    const balance = page.getByRole('region', { name: say(language, 'user.balance') });
    await expect(balance.filter({ visible: true })).toContainText(/₱\d/);
    await expect(page.getByRole('link', { name: /VIP \d+: / }).filter({ visible: true })).toBeVisible();
    const ids = await page.evaluate(() => document.body.innerText.match(/\b[a-z]\w*\.[a-z]\w+\b/g) ?? []);
    expect(ids).toEqual([]);
    sendRest();
  });
}

test('a token that is refused ahead of the app leads to the log-in, without another question @push', async ({
  page,
  sandbox,
}) => {
  await openPlayer(page, sandbox.origin, seeds.regular);
  const asked = await answerFirst(page, (route) =>
    route.fulfill({ json: { code: 400, msg: '', data: null } }),
  );
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByText(say('en', 'auth.again'))).toBeVisible();
  await expect(page).toHaveURL(/\/login/);
  expect(asked).toHaveLength(1);
});

test.describe('on a line that fails once', () => {
  test.use({ expectedTroubles: [/getUserScore/] });

  test('without an answer to what was asked ahead, the app asks as ever', async ({ page, sandbox }) => {
    await openPlayer(page, sandbox.origin, seeds.regular);
    const asked = await answerFirst(page, (route) => route.abort());
    await page.goto('/');
    await expect(balanceOf(page)).toContainText(/₱\d/);
    expect(asked).toHaveLength(2);
  });
});

test('who signs in meanwhile in another tab has their own balance, and a guest has none @push', async ({
  page,
  context,
  sandbox,
}) => {
  await openPlayer(page, sandbox.origin, seeds.regular);
  const other = await context.newPage();
  await other.goto(`${sandbox.origin}/login`);
  const asked = await answerFirst(page, answerAhead);
  const sendCode = await hold(page, code);
  await page.goto('/', { waitUntil: 'commit' });
  await expect.poll(() => asked.length).toBe(1);
  await signIn(other, await signInByApi(sandbox.origin, seeds.whale));
  await other.goto(`${sandbox.origin}/promotion`);
  sendCode();
  await expect(balanceOf(page)).toContainText(/₱\d/);
  await expect(balanceOf(page)).not.toContainText(ahead.shown);
  expect(asked).toHaveLength(2);
  const [theirs, own] = await Promise.all(asked.map((request) => request.headerValue('authorization')));
  expect(own).not.toBe(theirs);

  await page.unroute(code);
  const sendCodeAgain = await hold(page, code);
  await page.unroute(score);
  const askedAgain = await answerFirst(page, answerAhead);
  await page.goto('/', { waitUntil: 'commit' });
  await expect.poll(() => askedAgain.length).toBe(1);
  await other.evaluate(() => localStorage.removeItem('kislap:session'));
  sendCodeAgain();
  await expect(page.getByRole('link', { name: say('en', 'auth.register') }).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.getByText(ahead.shown)).toHaveCount(0);
  expect(askedAgain).toHaveLength(1);
});
