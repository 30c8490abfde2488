import type { Locator, Page } from '@playwright/test';
import { doubleTapMs } from './doubleTapMs';
import { expect, test } from './fixtures';
import { say } from './messages';
import { operatorWords } from './operatorWords';
import { openPlayer } from './openPlayer';
import { askForGame, openGame, playRound } from './playGame';
import { seeds } from './seeds';
import { speak } from './speak';
import { toasts } from './toasts';

/** On the smallest phone all three answers are seen without scrolling: none is harder to give. */
async function expectAnswersInView(page: Page, check: Locator): Promise<void> {
  const usual = page.viewportSize();
  await page.setViewportSize({ width: 360, height: 640 });
  for (const answer of ['rg.goOn', 'rg.stop', 'rg.stopDay'] as const) {
    const button = check.getByRole('button', { name: say('tag', answer), exact: true });
    await expect(button).toBeInViewport({ ratio: 1 });
  }
  if (usual !== null) await page.setViewportSize(usual);
}

test('a reality check waits for its answer over Escape, Back and a reload, in Tagalog @push', async ({
  page,
  context,
  baseURL,
  operator,
  sandbox,
}) => {
  await speak(context, baseURL ?? '', 'tag');
  await openPlayer(page, sandbox.origin, seeds.whale);
  await page.goto('/responsible-gaming');
  await page.getByRole('button', { name: new RegExp(say('tag', 'rg.reality')) }).click();
  const sheet = page.getByRole('dialog', { name: say('tag', 'rg.reality') });
  await sheet.getByRole('radio', { name: say('tag', 'rg.realityEvery', { n: '15' }) }).check();
  await sheet.getByRole('button', { name: say('tag', 'common.save'), exact: true }).click();
  await expect(toasts(page, say('tag', 'rg.realitySaved'))).toBeVisible();

  await page.goto('/');
  const game = await openGame(page, 'tag');
  const later = (minutes: number) =>
    operator.call('clock', { epoch: Math.floor(Date.now() / 1000) + minutes * 60 });
  await later(10);
  // The app hears of the round, whether it is won or lost, and with it of the time.
  const heard = page.waitForResponse('**/getUserScore');
  await playRound(game, 'tag', '₱5,000');
  await heard;
  await later(20);
  await game.getByRole('button', { name: operatorWords.tag.play, exact: true }).click();
  const check = page.getByRole('dialog', { name: say('tag', 'rg.realityTitle') });
  await expect(check).toBeVisible();
  await expectAnswersInView(page, check);
  await page.keyboard.press('Escape');
  await page.reload();
  const again = await askForGame(page, 'tag');
  await expect(check).toBeVisible();
  await page.goBack();
  await expect(check).toHaveCount(0);
  await page.waitForTimeout(doubleTapMs);
  await again.play.click();
  await expect(check).toBeVisible();
  await check.getByRole('button', { name: say('tag', 'rg.stop'), exact: true }).click();
  await expect(check).toHaveCount(0);
  // Who stops leaves the game's sheet too. Another play session begins, with a check of its own.
  await expect(again.play).toHaveCount(0);
  await askForGame(page, 'tag');
  await expect(again.frame.getByRole('button', { name: operatorWords.tag.play, exact: true })).toBeEnabled();
});
