import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { hold } from './hold';
import { say } from './messages';
import { openPlayer } from './openPlayer';
import { signInByApi } from './PlayerApi';
import { seeds } from './seeds';
import { speak } from './speak';

type Language = 'en' | 'tag';

const keptKey = 'kislap:lastView';
const kept = (page: Page) => page.evaluate((name) => localStorage.getItem(name), keptKey);
const balanceOf = (page: Page, language: Language = 'en') =>
  page.getByRole('region', { name: say(language, 'user.balance') }).filter({ visible: true });
const hero = (page: Page, language: Language = 'en') =>
  page.getByRole('region', { name: say(language, 'home.banners') }).filter({ visible: true });
const shortcuts = (page: Page, language: Language = 'en') =>
  page.getByRole('navigation', { name: say(language, 'quick.label') }).filter({ visible: true });

/** Counts what moves from the first paint on. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) sum += Number(entry.value);
      document.documentElement.dataset['moved'] = String(sum);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => Number(document.documentElement.dataset['moved'] ?? 0));
}

const calls = /\/(?:api|pay)\//;
const code = '**/assets/*/*.js';
/** As `npm run screens` does: pictures to look at, where somebody wants them. */
const pictures = process.env['KISLAP_PICTURES'];

async function picture(page: Page, name: string): Promise<void> {
  if (pictures !== undefined) await page.screenshot({ path: `${pictures}/${name}.png` });
}

/** A visit of a player that left what it saw. @returns what the hero said */
async function visit(page: Page, language: Language = 'en'): Promise<string> {
  await page.goto('/');
  await expect(balanceOf(page, language).getByText(money).filter({ visible: true }).first()).toBeVisible();
  await expect.poll(() => kept(page)).toContain('"parts":[');
  return (await hero(page, language).getByRole('button').first().textContent()) ?? '';
}

const money = /₱\d/;

const keptAnswers = () =>
  caches
    .open('kislap-answers')
    .then((cache) => cache.keys())
    .then(({ length }) => length);

/** What a player sees of the last visit, whatever draws it: no shapes of what is to come, and no money. */
async function expectLastView(page: Page, title: string, language: Language = 'en') {
  await expect(page.getByRole('link', { name: /VIP \d+: / }).filter({ visible: true })).toBeVisible();
  await expect(hero(page, language).getByRole('button').first()).toHaveText(title);
  await expect(shortcuts(page, language).getByRole('link').first()).toBeVisible();
  await expect(page.getByRole('button', { name: /Mango Rush/ }).first()).toBeVisible();
  await expect(balanceOf(page, language)).toContainText('₱••••••');
  await expect(balanceOf(page, language).getByText(/₱\d/).filter({ visible: true })).toHaveCount(0);
  await expect(page.locator('main span[aria-hidden]:empty').filter({ visible: true })).toHaveCount(0);
}

for (const language of ['en', 'tag'] as const) {
  test(`a player who comes back sees what they saw last, before the app and before the operator has answered (${language})`, async ({
    page,
    context,
    sandbox,
  }) => {
    await speak(context, sandbox.origin, language);
    await openPlayer(page, sandbox.origin, seeds.regular);
    const title = await visit(page, language);
    const moved = await watchShifts(page);
    const letCodeGo = await hold(page, code);
    const letCallsGo = await hold(page, calls);
    await page.goto('/', { waitUntil: 'commit' });
    await expectLastView(page, title, language);
    await picture(page, `page-${language}`);
    letCodeGo();
    await expect(page.locator('html')).not.toHaveAttribute('data-visitor', 'player');
    await expectLastView(page, title, language);
    await page.waitForTimeout(3_000);
    await expectLastView(page, title, language);
    await picture(page, `app-${language}`);
    letCallsGo();
    await expect(balanceOf(page, language).getByText(money).filter({ visible: true }).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    await picture(page, `fresh-${language}`);
    expect(await moved()).toBeLessThan(0.001);
  });
}

test('what a player saw goes with their log-out, and is nobody else’s @push', async ({ page, sandbox }) => {
  await openPlayer(page, sandbox.origin, seeds.regular);
  await visit(page);
  const left = (await kept(page)) ?? '';
  await page.goto('/user');
  await page.getByRole('button', { name: say('en', 'auth.logout') }).click();
  const question = page.getByRole('dialog', { name: say('en', 'auth.logoutAsk') });
  await question.getByRole('button', { name: say('en', 'auth.logout') }).click();
  await expect(page.getByRole('link', { name: say('en', 'auth.register') })).toBeVisible();
  await expect.poll(() => kept(page)).toBeNull();

  // Even if a device had kept it: it is not of the one who is signed in.
  const other = await signInByApi(sandbox.origin, seeds.whale);
  await page.evaluate(
    ([name, text, session]) => {
      localStorage.setItem(name, text);
      localStorage.setItem('kislap:session', session);
    },
    [
      keptKey,
      left,
      JSON.stringify({ version: 1, value: { token: other.token, userId: other.userId } }),
    ] as const,
  );
  const letCodeGo = await hold(page, code);
  const letCallsGo = await hold(page, calls);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('button', { name: /Mango Rush/ }).first()).toBeVisible();
  const someone = page.getByRole('link', { name: /VIP \d+: / });
  await expect(someone).toHaveCount(0);
  letCodeGo();
  await expect(page.locator('html')).not.toHaveAttribute('data-visitor', 'player');
  await expect(someone).toHaveCount(0);
  letCallsGo();
  await expect(someone).toBeVisible();
});

test('whoever has to unlock the app first sees nothing of what was seen last', async ({ page, sandbox }) => {
  const { userId } = await openPlayer(page, sandbox.origin, seeds.regular);
  await visit(page);
  await page.evaluate((name) => {
    localStorage.setItem(name, JSON.stringify({ version: 1, value: Date.now() - 1_800_000 }));
  }, `kislap:lastTouchAt:${userId}`);
  await hold(page, code);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('button', { name: /Mango Rush/ }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: /VIP \d+: / })).toHaveCount(0);
});

test('on a line that is dead while the device believes in it, the last known stands with its time, until it lives', async ({
  page,
  sandbox,
}) => {
  await openPlayer(page, sandbox.origin, seeds.regular);
  const title = await visit(page);
  await expect.poll(() => page.evaluate(keptAnswers)).toBe(2);
  let isDead = true;
  const portal = '<!doctype html><title>Welcome to our Wi-Fi</title>';
  await page.route(calls, (route) =>
    isDead ? route.fulfill({ status: 200, contentType: 'text/html', body: portal }) : route.fallback(),
  );
  await page.goto('/');
  const [unreached = ''] = say('en', 'net.unreachedSince').split('{');
  const bar = page.getByRole('status').filter({ hasText: unreached }).filter({ visible: true });
  await expect(bar).toBeVisible();
  await expect(bar).toContainText(/\d\d:\d\d/);
  expect(await page.evaluate(() => navigator.onLine)).toBe(true);
  await expect(balanceOf(page).getByText(money).filter({ visible: true }).first()).toBeVisible();
  await expect(hero(page).getByRole('button').first()).toHaveText(title);
  await expect(shortcuts(page).getByRole('link').first()).toBeVisible();
  await expect(page.getByRole('button', { name: say('en', 'common.retry') })).toHaveCount(0);
  await picture(page, 'dead');
  isDead = false;
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(bar).toBeHidden();
  await expect(page.getByRole('button', { name: say('en', 'common.retry') })).toHaveCount(0);
  await expect(balanceOf(page).getByText(money).filter({ visible: true }).first()).toBeVisible();
});

test('a guest keeps nothing of a player’s', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Shift');
  await page.waitForLoadState('networkidle');
  expect(await kept(page)).toBeNull();
});
