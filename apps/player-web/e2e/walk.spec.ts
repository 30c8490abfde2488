import type { Page } from '@playwright/test';
import { READY_EVENT } from '../src/start/boot/READY_EVENT';
import { routes, type RouteTraits } from '../src/navigation/routes/routes';
import { expect, test } from './fixtures';
import type { Language } from './messages';
import { say } from './messages';
import { openPlayer } from './openPlayer';
import { seeds } from './seeds';
import { speak } from './speak';

/** Every page, walked through without a load in between, as a player moves. */
const pages: readonly RouteTraits[] = Object.values(routes);
const phone = { width: 390, height: 844 };
const small = { width: 360, height: 640 };
const wide = { width: 1280, height: 800 };

interface Walk {
  readonly page: Page;
  readonly language: Language;
  /** Whether who walks has an account. */
  readonly isPlayer: boolean;
  /** Whether the operator cannot be reached: then nobody knows that a maintenance is over. */
  readonly isUnanswered?: true;
}

/** Opens home and waits until the app has taken it over: before that it hears of no step in the history. */
async function openHome(page: Page): Promise<void> {
  await page.addInitScript(
    (ready) => document.addEventListener(ready, () => (document.documentElement.dataset['taken'] = '')),
    READY_EVENT,
  );
  await page.goto('/');
  await expect(page.locator('html[data-taken]')).toBeAttached();
}

/** Goes to a path of the app in the page that is open, as Back and Forward do. */
async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

/** Pages that a visitor is not let into lead elsewhere. */
const isOpen = ({ needsLogin, guestsOnly }: RouteTraits, isPlayer: boolean) =>
  isPlayer ? !guestsOnly : !needsLogin;

/** Walks through all pages; each has to arrive, to say something, and to fit. */
async function walkAll(
  { page, language, isPlayer, isUnanswered }: Walk,
  look: (route: RouteTraits) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  for (const route of pages.filter((one) => isOpen(one, isPlayer))) {
    await test.step(route.path, async () => {
      await goTo(page, route.path);
      // The page of the maintenance looks once whether it is over, and leads home when it is.
      const title = route.path === '/maintain' && !isUnanswered ? routes.home.title : route.title;
      await expect(page).toHaveTitle(new RegExp(`^${escaped(say(language, title))} ·`));
      await expect(page.getByRole('main').filter({ visible: true })).toContainText(/\S{2,}/);
      await expectFoot(page, language);
      await expectToFit(page);
      await look(route);
    });
  }
}

/** @returns The text as a pattern that means nothing but itself. */
const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Every page says whom it is for, and leads to the limits and to somebody to talk to. */
async function expectFoot(page: Page, language: Language): Promise<void> {
  const main = page.getByRole('main').filter({ visible: true });
  await expect(main.getByText(say(language, 'rg.tag'))).toHaveCount(1);
  const foot = main.locator('> footer');
  await expect(foot.locator('a[href^="tel:"]')).toBeAttached();
  const isAtLimits = new URL(page.url()).pathname === routes.responsibleGaming.path;
  await expect(foot.getByRole('link', { name: say(language, 'rg.title') })).toHaveCount(isAtLimits ? 0 : 1);
}

async function expectToFit(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    )
    .toBeLessThanOrEqual(0);
}

for (const language of ['en', 'tag'] as const) {
  test.describe(language, () => {
    test.beforeEach(async ({ context, sandbox }) => speak(context, sandbox.origin, language));

    test('every page, for a player with a long history, on a phone, a wide screen and then offline', async ({
      page,
      context,
      sandbox,
    }) => {
      await openPlayer(page, sandbox.origin, seeds.whale);
      await openHome(page);
      const walk = { page, language, isPlayer: true };
      await walkAll(walk, async () => {
        await page.setViewportSize(wide);
        await expectToFit(page);
        await page.setViewportSize(phone);
      });
      await context.setOffline(true);
      const bar = page.getByRole('status').filter({ hasText: say(language, 'net.offline') });
      await walkAll({ ...walk, isUnanswered: true }, async () => expect(bar).toBeVisible());
    });

    test('every page, for a player without any', async ({ page, sandbox }) => {
      await openPlayer(page, sandbox.origin, seeds.fresh);
      await openHome(page);
      await walkAll({ page, language, isPlayer: true });
    });

    test('every page that is open to guests; the others lead to the login', async ({ page }) => {
      await openHome(page);
      await walkAll({ page, language, isPlayer: false });
      for (const { path } of pages.filter(({ needsLogin }) => needsLogin)) {
        await goTo(page, path);
        await expect(page, path).toHaveURL(/\/login/);
      }
      await goTo(page, '/no-such-page');
      await expect(page.getByRole('heading', { name: say(language, 'err.pageNotFound') })).toBeVisible();
      await expectFoot(page, language);
    });

    test('the warning stands in the first view of login and register', async ({ page }) => {
      for (const size of [phone, small]) {
        await page.setViewportSize(size);
        for (const { path } of [routes.login, routes.register]) {
          await page.goto(path);
          const line = page.getByRole('main').getByText(say(language, 'rg.tag'));
          await expect(line).toBeInViewport({ ratio: 1 });
        }
      }
    });

    test('the way to the limits stands in the first view of a player @push', async ({ page, sandbox }) => {
      await openPlayer(page, sandbox.origin, seeds.regular);
      for (const size of [phone, small]) {
        await page.setViewportSize(size);
        await page.goto('/');
        await expect(page.getByRole('link', { name: say(language, 'rg.limits') })).toBeInViewport({
          ratio: 1,
        });
      }
    });

    test('every page, when no call is answered any more', async ({ page, sandbox }) => {
      await openPlayer(page, sandbox.origin, seeds.regular);
      await openHome(page);
      await expect(page.getByRole('main').filter({ visible: true })).toContainText(/\S{2,}/);
      await page.route(/\/(?:api\/web|pay)\//, (route) => route.fulfill({ status: 500, body: 'no' }));
      await walkAll({ page, language, isPlayer: true, isUnanswered: true });
    });
  });
}

test.use({ expectedTroubles: [/net::ERR_INTERNET_DISCONNECTED|status of 500/] });
