import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { openPlayer } from './openPlayer';
import { seeds } from './seeds';

/** How far a visitor goes through the page with the Tab key: to the first row of games. */
const STEPS = 14;

/** What the Tab key comes to, from the top of the page on: what each is, and its name. */
async function focusOrder(page: Page): Promise<readonly string[]> {
  await page.evaluate(() => {
    const start = document.createElement('span');
    start.tabIndex = -1;
    document.body.prepend(start);
    start.focus();
    start.remove();
  });
  const order: string[] = [];
  for (let step = 0; step < STEPS; step += 1) {
    await page.keyboard.press('Tab');
    order.push(
      await page.evaluate(() => {
        const { activeElement } = document;
        const name = activeElement?.getAttribute('aria-label') ?? activeElement?.textContent ?? '';
        return `${activeElement?.localName} ${name.trim().slice(0, 40)}`;
      }),
    );
  }
  return order;
}

const spokenIn = async (page: Page): Promise<readonly string[]> =>
  (await page.getByRole('main').ariaSnapshot()).split('\n');

/** The lines that do not stand in `whole`, in their order. */
function missingIn(whole: readonly string[], part: readonly string[]): readonly string[] {
  let from = 0;
  return part.filter((line) => {
    const at = whole.indexOf(line, from);
    if (at >= 0) from = at + 1;
    return at < 0;
  });
}

/** Home before the app has come, and after it. */
async function bothViews(page: Page, origin: string) {
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/assets/*/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(origin, { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('button', { name: 'Mango Rush' })).toBeVisible();
  const before = { order: await focusOrder(page), spoken: await spokenIn(page) };
  letGo();
  await page.waitForLoadState('networkidle');
  return { before, after: { order: await focusOrder(page), spoken: await spokenIn(page) } };
}

test('a guest who goes by keyboard or ear has the same first view before the app as after', async ({
  page,
  sandbox,
}) => {
  const { before, after } = await bothViews(page, sandbox.origin);
  expect(before.order).toEqual(after.order);
  expect(before.order.at(-1)).toMatch(/^button Hot/);
  const firstRow = before.spoken.findLastIndex((line) => line.includes('button "Hot '));
  expect(firstRow).toBeGreaterThan(20);
  expect(before.spoken.slice(0, firstRow + 1)).toEqual(after.spoken.slice(0, firstRow + 1));
  expect(missingIn(after.spoken, before.spoken)).toEqual([]);
});

test('what a player hears before the app is there stands in the page after it, in that order', async ({
  page,
  sandbox,
}) => {
  await openPlayer(page, sandbox.origin, seeds.regular);
  const { before, after } = await bothViews(page, sandbox.origin);
  expect(before.spoken.length).toBeGreaterThan(20);
  // The one offer that then says how far the player has come with it.
  const offer = expect.stringContaining('button "Welcome gift');
  expect(missingIn(after.spoken, before.spoken)).toEqual([offer]);
});
