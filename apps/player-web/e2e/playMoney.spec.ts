import type { Page } from '@playwright/test';
import { openDeposit } from './deposit';
import { expect, test } from './fixtures';
import { logIn } from './logIn';
import type { Language } from './messages';
import { say } from './messages';
import { openPlayer } from './openPlayer';
import { signInByApi } from './PlayerApi';
import { seeds } from './seeds';
import { speak } from './speak';
import { openWithdrawal } from './withdrawal';

/** Once, in the window, and not behind anything: what lies in its middle is asked of the browser. */
async function expectMark(page: Page, language: Language): Promise<void> {
  // A banner may say the same words; the mark is no button.
  const mark = page
    .getByText(say(language, 'app.playMoney'), { exact: true })
    .and(page.locator(':not(button *)'));
  await expect(mark).toBeInViewport({ ratio: 1 });
  const isOnTop = await mark.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    element.style.pointerEvents = 'auto';
    const highest = document.elementFromPoint(x + width / 2, y + height / 2);
    element.style.pointerEvents = '';
    return highest === element;
  });
  expect(isOnTop).toBe(true);
}

/** No words begin under it, whatever is scrolled to where it stands. */
async function expectClearOfWords(page: Page, language: Language): Promise<void> {
  const mark = await page
    .getByText(say(language, 'app.playMoney'), { exact: true })
    .and(page.locator(':not(button *)'))
    .boundingBox();
  const lefts = await page.locator('main :is(h1, h2, label, p)').evaluateAll((words) =>
    words
      .filter((one) => one.getClientRects().length > 0 && !one.closest('[inert]'))
      .map((one) => {
        const range = document.createRange();
        range.selectNodeContents(one);
        const { left, width } = range.getBoundingClientRect();
        return width > 1 && left >= 0 ? left : Infinity;
      }),
  );
  expect(Math.min(...lefts)).toBeGreaterThanOrEqual((mark?.x ?? 0) + (mark?.width ?? 0));
}

for (const language of ['en', 'tag'] as const) {
  test.describe(`play money is marked as such (${language})`, () => {
    test.beforeEach(async ({ context, baseURL }) => speak(context, baseURL ?? '', language));

    test('to a guest, and to a player at home, at the account, and over deposit and withdrawal', async ({
      page,
      sandbox,
    }) => {
      await page.goto('/');
      await expectMark(page, language);
      await openPlayer(page, sandbox.origin, seeds.regular);
      await page.goto('/user');
      await expectMark(page, language);
      await openDeposit(page, language);
      await expectMark(page, language);
      await openWithdrawal(page, language);
      await expectMark(page, language);
    });

    test('and covers no words with text twice as large', async ({ page, sandbox }) => {
      await page.setViewportSize({ width: 360, height: 640 });
      await openPlayer(page, sandbox.origin, seeds.regular);
      await page.goto('/user');
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
      await expectMark(page, language);
      await expectClearOfWords(page, language);
    });

    test('to a player who is away', async ({ page, sandbox }) => {
      const player = await signInByApi(sandbox.origin, seeds.regular);
      await player.beginBreak(24);
      await page.goto('/login');
      await logIn(page, language, seeds.regular.slice(2));
      await expect(page.getByRole('heading', { name: say(language, 'away.now.break') })).toBeVisible();
      await expectMark(page, language);
    });
  });
}
