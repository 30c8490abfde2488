import { STORAGE_PREFIX, STORAGE_VERSION } from '../src/storage/storageFormat';
import { expect, test } from './fixtures';
import { say } from './messages';
import { operatorWords } from './operatorWords';
import { openPlayer } from './openPlayer';
import { openGame, playRound } from './playGame';
import { seeds } from './seeds';
import { speak } from './speak';
import { toasts } from './toasts';

const HOUR_MS = 3_600_000;

test('a reality check covers the game, in Tagalog, and leaving it closes the game', async ({
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
  await check.getByRole('button', { name: say('tag', 'rg.stop') }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('an app left alone asks for the password, also after a reload', async ({ page, sandbox }) => {
  const { userId } = await openPlayer(page, sandbox.origin, seeds.fresh);
  await page.goto('/user');
  await expect(page.getByRole('button', { name: say('en', 'auth.logout') })).toBeVisible();
  const key = `${STORAGE_PREFIX}lastTouchAt:${userId}`;
  await expect.poll(() => page.evaluate((name) => localStorage.getItem(name), key)).not.toBeNull();
  await page.evaluate(([name, stored]) => localStorage.setItem(name, stored), [
    key,
    JSON.stringify({ version: STORAGE_VERSION, value: Date.now() - HOUR_MS }),
  ] as const);
  await page.reload();
  const lock = page.getByRole('dialog', { name: say('en', 'idle.title') });
  await expect(lock).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(lock).toBeVisible();
  await lock.getByLabel(say('en', 'reg.password'), { exact: true }).fill('Play1234');
  await lock.getByRole('button', { name: say('en', 'idle.goOn') }).click();
  await expect(lock).toBeHidden();
  await expect(page.getByRole('button', { name: say('en', 'auth.logout') })).toBeVisible();
});
