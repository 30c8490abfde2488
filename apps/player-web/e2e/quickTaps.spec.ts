import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { say } from './messages';
import { openPlayer } from './openPlayer';
import { seeds } from './seeds';

// A tap lost or doubled once in two runs is lost or doubled: no second try here (decision 0050).
test.describe.configure({ retries: 0 });

// Pages slide only where motion is not reduced.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const rounds = Number(process.env['KISLAP_TAPS'] ?? 6);
/** Between the two taps: from at once to after the slide. */
const waitsMs = [0, 20, 50, 90, 130, 170, 210, 250, 290, 320, 340, 350];
/** A few rounds try short and long waits alike. */
const STEP = 5;

async function middleOf(target: Locator): Promise<{ readonly x: number; readonly y: number }> {
  // What was prerendered gives way to the app, maybe between finding and measuring it.
  const box = (await target.boundingBox()) ?? (await target.boundingBox());
  if (box === null) throw new Error('The target is not on the screen.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Taps where the target was seen, as a finger does: whatever lies there now gets it. */
const tapAt = (page: Page, { x, y }: { readonly x: number; readonly y: number }) =>
  page.touchscreen.tap(x, y);

test('Promo, then Deposit while the page still slides, opens the deposit every time', async ({
  page,
  sandbox,
}) => {
  test.setTimeout(60_000 + rounds * 5_000);
  await openPlayer(page, sandbox.origin, seeds.fresh);
  await page.goto('/');
  const bar = page.getByRole('navigation', { name: say('en', 'nav.label') });
  const promo = await middleOf(bar.getByRole('link', { name: say('en', 'nav.promo') }));
  const home = await middleOf(bar.getByRole('link', { name: say('en', 'nav.home') }));
  const deposit = await middleOf(bar.getByRole('button', { name: say('en', 'dep.title'), exact: true }));
  const screen = page.getByRole('dialog', { name: say('en', 'dep.title') });
  // The code of pages and of the slide comes with the first taps.
  await tapAt(page, promo);
  await expect(page).toHaveURL(/\/promotion/);
  await page.waitForLoadState('networkidle');
  for (let round = 0; round < rounds; round += 1) {
    const [first, path] = round % 2 === 0 ? [home, /\/(?:\?|$)/] : [promo, /\/promotion/];
    const waitMs = waitsMs[(round * STEP) % waitsMs.length] ?? 0;
    await tapAt(page, first);
    await page.waitForTimeout(waitMs);
    await tapAt(page, deposit);
    await expect(screen, `the deposit, tapped after ${waitMs} ms in round ${round}`).toBeVisible();
    await expect(page).toHaveURL(path);
    await page.keyboard.press('Escape');
    await expect(screen).toBeHidden();
  }
});

test('what a finger taps while a screen or a sheet leaves answers every time', async ({ page, sandbox }) => {
  test.setTimeout(60_000 + rounds * 5_000);
  await openPlayer(page, sandbox.origin, seeds.fresh);
  await page.goto('/');
  const bar = page.getByRole('navigation', { name: say('en', 'nav.label') });
  const promo = await middleOf(bar.getByRole('link', { name: say('en', 'nav.promo') }));
  const home = await middleOf(bar.getByRole('link', { name: say('en', 'nav.home') }));
  const opener = bar.getByRole('button', { name: say('en', 'dep.title'), exact: true });
  const screen = page.getByRole('dialog', { name: say('en', 'dep.title') });
  for (let round = 0; round < rounds; round += 1) {
    const [target, path] = round % 2 === 0 ? [promo, /\/promotion/] : [home, /\/(?:\?|$)/];
    const waitMs = (waitsMs[(round * STEP) % waitsMs.length] ?? 0) / 2;
    await opener.click();
    await expect(screen).toBeVisible();
    await page.keyboard.press('Escape');
    await page.waitForTimeout(waitMs);
    await tapAt(page, target);
    await expect(page, `tapped ${waitMs} ms after the deposit was left, in round ${round}`).toHaveURL(path);
    await expect(screen).toBeHidden();
  }
});
