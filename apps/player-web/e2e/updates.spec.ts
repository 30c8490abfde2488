import type { Page } from '@playwright/test';
import { openDeposit } from './deposit';
import { test } from './deployed';
import { expect } from './fixtures';
import type { Language } from './messages';
import { say } from './messages';
import { openPlayer } from './openPlayer';
import { seeds } from './seeds';
import { speak } from './speak';

const runningBuild = (page: Page) => page.locator('meta[name="kislap-build"]');

const offer = (page: Page, language: Language) =>
  page.getByRole('listitem').filter({ hasText: say(language, 'app.newVersion') });

/** Lets the app ask which build is the newest. */
const letItAsk = (page: Page) => page.clock.fastForward('05:01');

const reload = (page: Page, language: Language) =>
  offer(page, language)
    .getByRole('button', { name: say(language, 'app.reload') })
    .click();

/** Until the app has asked which build is the newest for the first time. */
const untilItFollows = (page: Page) => page.waitForResponse(/\/builds\/latest\.json/);

/** What a deployment has taken away cannot be fetched any more, neither ahead of time nor when it is wanted. */
const goneFiles =
  /404|Failed to fetch dynamically imported module|Unable to preload CSS|Refused to apply style/;

test.describe('a form that is open', () => {
  test.use({ expectedTroubles: [goneFiles] });

  test('a newer build waits while the cashier is open, is offered after it, and comes when the player wants', async ({
    page,
    context,
    sandbox,
    deployment,
  }) => {
    await speak(context, sandbox.origin, 'tag');
    await openPlayer(page, sandbox.origin, seeds.regular);
    await page.clock.install();
    const following = untilItFollows(page);
    const { screen, amount } = await openDeposit(page, 'tag');
    await following;
    await amount.click();
    await amount.fill('300');
    await deployment.publish();
    const asked = untilItFollows(page);
    await letItAsk(page);
    await asked;
    await expect(offer(page, 'tag')).toHaveCount(0);
    await expect(amount).toHaveValue(/300/);
    await screen.getByRole('button', { name: say('tag', 'common.close') }).click();
    await expect(offer(page, 'tag')).toBeVisible();
    await reload(page, 'tag');
    await expect(runningBuild(page)).toHaveAttribute('content', deployment.id());
    await page.goto('/user');
    await expect(page).toHaveURL(/\/user$/);
  });
});

test.describe('code that is gone', () => {
  test.use({ expectedTroubles: [goneFiles] });

  test('loads the page anew, once, with the newer build @push', async ({ page, deployment }) => {
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    await deployment.publish();
    await page
      .getByRole('link', { name: say('en', 'auth.login') })
      .first()
      .click();
    await expect(page.getByRole('textbox', { name: say('en', 'set.phone') })).toBeVisible();
    await expect(runningBuild(page)).toHaveAttribute('content', deployment.id());
  });
});

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a newer build replaces the kept one when the player wants, and nothing is kept once it is off', async ({
    page,
    sandbox,
    deployment,
  }) => {
    await openPlayer(page, sandbox.origin, seeds.regular);
    await page.goto('/user');
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    const before = deployment.id();
    await deployment.publish();
    await page.goto('/user');
    await expect(runningBuild(page)).toHaveAttribute('content', before);
    await expect(offer(page, 'en')).toBeVisible();
    await reload(page, 'en');
    await expect(runningBuild(page)).toHaveAttribute('content', deployment.id());

    await deployment.tell({ worker: 'off' });
    await page.goto('/user');
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
      .toBe(0);
    // The answers kept for a lost connection are the page's own, whoever is the worker.
    const ofTheWorker = () =>
      page.evaluate(async () => (await caches.keys()).filter((name) => name !== 'kislap-answers'));
    await expect.poll(ofTheWorker).toEqual([]);
  });
});
