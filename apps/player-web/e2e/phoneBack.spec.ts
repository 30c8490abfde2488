import type { Page } from '@playwright/test';
import { depositScreen } from './deposit';
import { doubleTapMs } from './doubleTapMs';
import { expect, test } from './fixtures';
import { say } from './messages';
import { openPlayer } from './openPlayer';
import { operatorWords } from './operatorWords';
import { openGame } from './playGame';
import { seeds } from './seeds';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Where the next screen over the app comes in from, as the browser draws it. */
const nextArrival = (page: Page): Promise<unknown> =>
  page.evaluate(
    () =>
      new Promise((resolve) =>
        document.addEventListener('animationstart', ({ target, animationName }) => {
          if (!(target instanceof HTMLElement) || target.role !== 'dialog') return;
          // From its rule: on a busy machine the animation is over before this runs.
          const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
          const [frames] = rules.filter(
            (rule) => rule instanceof CSSKeyframesRule && rule.name === animationName,
          );
          resolve(frames instanceof CSSKeyframesRule ? frames.findRule('0%')?.style.transform : undefined);
        }),
      ),
  );

test("the phone's Back closes overlays one by one and then leaves the page @push", async ({
  page,
  sandbox,
}) => {
  await openPlayer(page, sandbox.origin, seeds.fresh);
  await page.goto('/user');
  await page.getByRole('link', { name: say('en', 'nav.home') }).click();
  await page
    .getByRole('button', { name: say('en', 'dep.title'), exact: true })
    .first()
    .click();
  const { screen, mode, amount, submit } = await depositScreen(page, 'en');
  await mode('Bank Transfer').check();
  await amount.fill('500');
  await submit.click();
  const question = page.getByRole('dialog', { name: say('en', 'dep.cardName') });
  await expect(question).toBeVisible();

  await page.goBack();
  await expect(question).toBeHidden();
  await expect(amount).toHaveValue('500');
  const arrival = nextArrival(page);
  await screen.getByRole('button', { name: say('en', 'dep.record') }).click();
  expect(await arrival, 'the fund record slides in from the right').toMatch(/^translate(?:X)?\(100%\)$/);
  const record = page.getByRole('dialog', { name: say('en', 'fund.title') });
  await expect(record).toBeVisible();

  await page.goBack();
  await expect(record).toBeHidden();
  await expect(amount).toHaveValue('500');
  await page.goBack();
  await expect(screen).toBeHidden();
  await expect(page).toHaveURL(/\/$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/user$/);
});

test('Back ends a search before it leaves its page, and a game found returns to it', async ({
  page,
  sandbox,
}) => {
  await openPlayer(page, sandbox.origin, seeds.fresh);
  await page.goto('/user');
  await page.getByRole('link', { name: say('en', 'nav.home') }).click();
  const search = page.getByRole('searchbox', { name: say('en', 'home.search') });
  const found = page.getByRole('button', { name: /Jeepney Derby/ });
  await search.fill('jeepney d');
  await found.first().click();
  const sheet = page.getByRole('dialog', { name: 'Jeepney Derby' });
  await expect(sheet).toBeVisible();
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(search).toHaveValue('jeepney d');
  await page.goBack();
  await expect(search).toHaveValue('');
  await expect(page).toHaveURL(/\/$/);
  // Emptied by hand, it leaves nothing behind that Back would have to pass.
  await search.fill('mango');
  await page.getByRole('button', { name: say('en', 'common.clear') }).click();
  await expect(search).toHaveValue('');
  await page.goBack();
  await expect(page).toHaveURL(/\/user$/);

  await page.goto('/');
  await page.goto('/games');
  await search.fill('mango');
  await page.getByRole('button', { name: say('en', 'common.back') }).click();
  await expect(search).toHaveValue('');
  await expect(page).toHaveURL(/\/games$/);
});

test('a search goes on after a reload, and Back ends it', async ({ page, sandbox }) => {
  await openPlayer(page, sandbox.origin, seeds.fresh);
  for (const path of ['/', '/games']) {
    await page.goto('/user');
    await page.goto(path);
    const search = page.getByRole('searchbox', { name: say('en', 'home.search') });
    await search.fill('jeepney d');
    const known = () => page.evaluate(() => JSON.stringify(window.history.state));
    await expect.poll(known).toContain('jeepney d');
    await page.reload();
    await expect(search).toHaveValue('jeepney d');
    await expect(page.getByRole('button', { name: /Jeepney Derby/ }).first()).toBeVisible();
    await page.goBack();
    await expect(search).toHaveValue('');
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await page.goBack();
    await expect(page).toHaveURL(/\/user$/);
  }
});

test("Back closes a game's odds before it leaves the game @push", async ({ page, sandbox }) => {
  await openPlayer(page, sandbox.origin, seeds.regular);
  await page.goto('/');
  const game = await openGame(page, 'en');
  const odds = game.getByRole('dialog');
  await game.getByRole('button', { name: operatorWords.en.odds, exact: true }).click();
  await expect(odds).toBeVisible();
  // Nobody presses Back before the game's word of it has come from its frame.
  await page.waitForTimeout(doubleTapMs);
  await page.goBack();
  await expect(odds).toBeHidden();
  await expect(game.getByRole('button', { name: operatorWords.en.play, exact: true })).toBeVisible();
  // Closed by its own button, it is no longer in the way.
  await game.getByRole('button', { name: operatorWords.en.odds, exact: true }).click();
  await odds.getByRole('button').click();
  await expect(odds).toBeHidden();
  await page.waitForTimeout(doubleTapMs);
  await page.goBack();
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('an overlay that was closed by its cross does not come back with Forward', async ({ page, sandbox }) => {
  await openPlayer(page, sandbox.origin, seeds.fresh);
  await page.goto('/');
  await page
    .getByRole('button', { name: say('en', 'dep.title'), exact: true })
    .first()
    .click();
  const { screen } = await depositScreen(page, 'en');
  await screen.getByRole('button', { name: say('en', 'common.close') }).click();
  await expect(screen).toBeHidden();
  await page.goForward();
  await expect(page.getByRole('main')).toBeVisible();
  await expect(screen).toBeHidden();
});

test('what is tapped while the app goes back over screens that reloads have closed opens', async ({
  page,
  sandbox,
}) => {
  await openPlayer(page, sandbox.origin, seeds.regular);
  await page.goto('/');
  await page
    .getByRole('button', { name: say('en', 'dep.title'), exact: true })
    .first()
    .click();
  await expect(page.locator('#root').getByRole('dialog', { name: say('en', 'dep.title') })).toBeVisible();
  // As a second reload leaves it when something has been opened before the app was there.
  await page.evaluate(() => history.pushState(history.state, ''));
  // The tap falls between the step back and its arrival.
  await page.addInitScript(() => {
    const go = history.go.bind(history);
    history.go = (steps) => {
      history.go = go;
      go(steps);
      const tiles = [...document.querySelectorAll<HTMLElement>('#root [data-opens=sheet]')];
      tiles.find(({ textContent }) => textContent.includes('Mango Rush'))?.click();
      const frame = document.querySelector('.waiting-frame');
      document.documentElement.dataset['frame'] = String(frame?.getAttribute('aria-label'));
    };
  });
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-frame', 'Mango Rush');
  await expect(page.locator('#root').getByRole('dialog', { name: 'Mango Rush' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(sandbox.origin);
});
