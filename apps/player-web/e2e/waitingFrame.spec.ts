import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { say } from './messages';
import { openPlayer } from './openPlayer';
import { seeds } from './seeds';

/** Code that the first view does without. */
const SCREENS = /\/assets\/\w+\/(?:RouterPages|account|entry|games|money|player|rewards|screens|shell)\.js/;
const ALL = /\/assets\/\w+\/\w+\.js/;

/** Holds code back, or spoils it; the answer lets it come. */
async function withoutCode(page: Page, files: RegExp, what: 'held' | 'lost' = 'held'): Promise<() => void> {
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  let isHeld = true;
  await page.route(files, async (route) => {
    if (what === 'lost' && isHeld) return route.abort();
    await held;
    await route.continue();
  });
  return () => {
    isHeld = false;
    letGo();
  };
}

/** Home, taken over by the app, without the code of anything else. */
async function openHome(page: Page, what?: 'lost'): Promise<() => void> {
  // Where Back leads in the end.
  await page.goto('/manifest.webmanifest');
  const letGo = await withoutCode(page, SCREENS, what);
  await page.addInitScript(() => {
    document.addEventListener('kislap:ready', () => {
      document.documentElement.dataset['isReady'] = '';
    });
  });
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('html[data-is-ready]')).toBeAttached();
  return letGo;
}

const languageOf = (page: Page) => ({
  button: page.getByRole('button', { name: say('en', 'set.language') }).first(),
  dialog: page.getByRole('dialog'),
});

/** Taps, and looks at the very next frame that is drawn. */
const shownInTheFrameOf = (page: Page, name: string): Promise<string | undefined> =>
  page
    .getByRole('button', { name })
    .first()
    .evaluate(
      (button: HTMLElement) =>
        new Promise<string | undefined>((resolve) => {
          button.click();
          requestAnimationFrame(() => resolve(document.querySelector('.waiting-frame h2')?.textContent));
        }),
    );

test('a tap whose code is not here is answered in its own frame, and can be left in every way', async ({
  page,
}) => {
  const letGo = await openHome(page);
  const { button, dialog } = languageOf(page);
  expect(await shownInTheFrameOf(page, say('en', 'set.language'))).toBe(say('en', 'lang.title'));
  await page.keyboard.press('Escape');
  const ways = [
    () => page.keyboard.press('Escape'),
    () => dialog.getByRole('button', { name: say('en', 'common.close') }).click(),
    () => page.goBack(),
  ];
  for (const leave of ways) {
    await button.click();
    await expect(dialog).toBeFocused();
    await leave();
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
    await expect(page).toHaveURL(/\/$/);
  }
  letGo();
  await page.waitForTimeout(500);
  await expect(dialog).toHaveCount(0);
  await button.click();
  const language = page.locator('#root').getByRole('dialog', { name: say('en', 'lang.title') });
  await expect(language).toBeVisible();
  await expect(dialog).toHaveCount(1);
  await page.goBack();
  await expect(language).toBeHidden();
  await expect(page).toHaveURL(/\/$/);
  await page.goBack();
  await expect(page).toHaveURL(/manifest/);
});

test('what comes after its frame has one entry of the history', async ({ page }) => {
  const letGo = await openHome(page);
  const { button, dialog } = languageOf(page);
  await button.click();
  await expect(dialog).toBeFocused();
  letGo();
  const language = page.locator('#root').getByRole('dialog', { name: say('en', 'lang.title') });
  await expect(language).toBeVisible();
  await expect(dialog).toHaveCount(1);
  await page.goBack();
  await expect(language).toBeHidden();
  await expect(button).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/manifest/);
});

test('a game and the login stand with their names until their code comes', async ({ page }) => {
  const letGo = await openHome(page);
  expect(await shownInTheFrameOf(page, 'Mango Rush')).toBe('Mango Rush');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: say('en', 'auth.login') }).click();
  const login = page.getByRole('dialog', { name: say('en', 'login.title') });
  await expect(login).toBeVisible();
  const phone = page.getByLabel(say('en', 'set.phone'));
  await expect(phone).toBeFocused();
  await phone.pressSequentially('917');
  letGo();
  await expect(page).toHaveURL(/\/login$/);
  await expect(login).toBeHidden();
  await expect(phone).toHaveValue('917');
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
  await page.goBack();
  await expect(page).toHaveURL(/manifest/);
});

test('a page whose code is not here stands with its title, and Back leaves it', async ({ page }) => {
  const letGo = await openHome(page);
  const bar = page.getByRole('navigation', { name: say('en', 'nav.label') });
  const promo = bar.getByRole('link', { name: say('en', 'nav.promo') });
  const title = page.getByRole('heading', { level: 1, name: say('en', 'promo.title') });
  await promo.click();
  await expect(title).toBeVisible();
  await expect(promo).toHaveAttribute('aria-current', 'page');
  await expect(bar.locator('[aria-current]')).toHaveCount(1);
  await page.goBack();
  await expect(title).toBeHidden();
  await expect(bar.getByRole('link', { name: say('en', 'nav.home') })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(bar.locator('[aria-current]')).toHaveCount(1);
  await promo.click();
  await expect(title).toBeVisible();
  letGo();
  await expect(page).toHaveURL(/\/promotion$/);
  await expect(page.locator('.waiting-frame')).toHaveCount(0);
  await expect(title).toBeVisible();
  await expect(bar.locator('[aria-current]')).toHaveCount(1);
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
  await page.goBack();
  await expect(page).toHaveURL(/manifest/);
});

test.describe('code that cannot come', () => {
  test.use({ expectedTroubles: [/Failed to load resource/] });
  test('is said, and comes when the page is loaded anew @push', async ({ page }) => {
    // Offline, a page is not loaded anew by itself.
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'onLine', { get: () => false });
    });
    const letGo = await openHome(page, 'lost');
    const { button, dialog } = languageOf(page);
    await button.click();
    await expect(dialog.getByRole('alert')).toContainText(say('en', 'start.text'));
    letGo();
    await dialog.getByRole('button', { name: say('en', 'app.reload') }).click();
    await expect(dialog).toHaveCount(0);
    await button.click();
    await expect(page.locator('#root').getByRole('dialog', { name: say('en', 'lang.title') })).toBeVisible();
  });
});

test('Back leaves the frame of a tap before the app, and then the app', async ({ page, sandbox }) => {
  await openPlayer(page, sandbox.origin, seeds.regular);
  await page.goto('/manifest.webmanifest');
  const letGo = await withoutCode(page, ALL);
  await page.goto('/', { waitUntil: 'commit' });
  const deposit = page
    .getByRole('navigation', { name: say('en', 'nav.label') })
    .getByRole('button', { name: say('en', 'dep.title'), exact: true });
  const dialog = page.getByRole('dialog');
  await deposit.click();
  await expect(dialog).toBeFocused();
  await page.evaluate(() => history.back());
  await expect(dialog).toBeHidden();
  await expect(deposit).toBeFocused();
  await expect(page).toHaveURL(/\/$/);
  letGo();
  await expect(page.getByRole('region', { name: say('en', 'user.balance') })).toBeVisible();
  // The page was drawn anew: focus is where it was.
  await expect(deposit).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/manifest/);
});
