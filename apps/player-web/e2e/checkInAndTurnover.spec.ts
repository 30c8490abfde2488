import type { Page } from '@playwright/test';
import { chooseLanguage } from './chooseLanguage';
import { openDeposit } from './deposit';
import { doubleTapMs } from './doubleTapMs';
import { expect, test } from './fixtures';
import { leaveDeposit } from './leaveDeposit';
import { logIn } from './logIn';
import type { Language } from './messages';
import { say } from './messages';
import { openPlayer } from './openPlayer';
import { payAtCashier } from './payAtCashier';
import { signInByApi } from './PlayerApi';
import { seeds } from './seeds';

const daySeconds = 86_400;
const mondayOfTheEpoch = 4 * daySeconds;
const noonInManila = 4 * 3600;

/** Noon of the next Monday in Manila, plus some days, in epoch seconds. */
function mondayNoon(daysLater = 0): number {
  const week = 7 * daySeconds;
  const now = Date.now() / 1000;
  const monday = Math.ceil((now - mondayOfTheEpoch) / week) * week + mondayOfTheEpoch;
  return monday + noonInManila + daysLater * daySeconds;
}

/** Deposits 100 pesos and waits until they have come. */
async function deposit(page: Page, language: Language): Promise<void> {
  const { amount, submit, screen } = await openDeposit(page, language);
  await amount.fill('100');
  await submit.click();
  await payAtCashier(page, language);
  await leaveDeposit(page, language, { screen, amount: '100' });
}

/** Takes the day that a button names and closes the gift that comes. */
async function take(page: Page, language: Language, taken: { button: string; day: string }): Promise<void> {
  await page.getByRole('button', { name: taken.button, exact: true }).click();
  await closeGift(page, language, taken.day);
}

/** Closes the gift of a day. */
async function closeGift(page: Page, language: Language, day: string): Promise<void> {
  const gift = page.getByRole('dialog', { name: say(language, 'sign.dayYours', { n: day }) });
  await expect(gift).toBeVisible();
  // A press so soon on the place of the last one would be a double tap, which is not heard.
  await page.waitForTimeout(doubleTapMs);
  await gift.getByRole('button', { name: say(language, 'common.ok'), exact: true }).click();
  await expect(gift).toBeHidden();
}

test('a guest sees the prizes, becomes a player, checks in on Monday and repairs Tuesday on Wednesday', async ({
  page,
  operator,
}) => {
  const words = (id: string, values?: Readonly<Record<string, string>>) => say('tag', id, values);
  await operator.call('clock', { epoch: mondayNoon() });
  await page.goto('/');
  await chooseLanguage(page, 'tag');
  await page.goto('/user/checkIn');
  await expect(page.getByText(words('sign.guestText', { amount: '₱20.00' }))).toBeVisible();
  await page.getByRole('button', { name: words('sign.login') }).click();
  await logIn(page, 'tag', seeds.fresh);
  await expect(page).toHaveURL(/\/user\/checkIn$/);
  await expect(page.getByRole('button', { name: words('sign.notYet'), exact: true })).toBeDisabled();

  await deposit(page, 'tag');
  await page.goto('/user/checkIn');
  await take(page, 'tag', { button: words('sign.doFor', { amount: '₱1.00' }), day: '1' });
  await expect(page.getByRole('button', { name: words('sign.done'), exact: true })).toBeDisabled();

  await operator.call('clock', { epoch: mondayNoon(2) });
  await deposit(page, 'tag');
  await page.goto('/user/checkIn');
  await page.getByRole('button', { name: words('sign.repairDay', { n: '2' }) }).click();
  const question = page.getByRole('dialog', { name: words('sign.repairAsk', { n: '2', tips: '2 PHP' }) });
  await expect(question).toContainText(words('sign.repairWhy'));
  await question.getByRole('button', { name: words('sign.repair'), exact: true }).click();
  await closeGift(page, 'tag', '2');
  await take(page, 'tag', { button: words('sign.doFor', { amount: '₱3.00' }), day: '3' });
  await page.reload();
  await expect(page.getByRole('button', { name: words('sign.done'), exact: true })).toBeDisabled();
});

test('the gauge on home leads to what is left to play, and from there to the events', async ({
  page,
  sandbox,
}) => {
  await openPlayer(page, sandbox.origin, seeds.regular);
  await page.goto('/');
  await page.getByRole('link', { name: '₱123.45' }).click();
  await expect(page).toHaveURL(/\/user\/turnoverDetails$/);
  const head = page.getByRole('region', { name: say('en', 'flow.title') });
  await expect(head).toContainText('₱123.45');
  await expect(page.getByRole('listitem').first()).toContainText('Recharge happy gift');
  await page.getByRole('link', { name: say('en', 'flow.events') }).click();
  await expect(page.getByText(say('en', 'flow.noEvents'))).toBeVisible();
  await page.getByRole('button', { name: say('en', 'common.back') }).click();
  await expect(head).toContainText('₱123.45');
});

test("yesterday's rebate is received once, and is then to be played", async ({ page, sandbox, operator }) => {
  const { userId } = await signInByApi(sandbox.origin, seeds.regular);
  await operator.call('clock', { epoch: mondayNoon() });
  await operator.call('bets', { userId, count: 500 });
  await operator.call('clock', { epoch: mondayNoon(1) });
  const player = await openPlayer(page, sandbox.origin, seeds.regular);
  const had = await player.balance();
  await page.goto('/');
  await page
    .getByRole('navigation', { name: say('en', 'quick.label') })
    .getByRole('link', { name: say('en', 'user.rebate') })
    .click();
  const panel = page.getByRole('dialog', { name: say('en', 'rebate.title') });
  await panel.getByRole('button', { name: say('en', 'rebate.receive') }).click();
  await expect(panel).toContainText(say('en', 'rebate.received'));
  await expect(panel.getByRole('button', { name: say('en', 'rebate.receive') })).toHaveCount(0);
  await expect(panel.getByRole('listitem')).toHaveCount(1);
  expect(await player.balance()).toBeGreaterThan(had);

  await page.goto('/user/turnoverDetails/event');
  await expect(page.getByRole('listitem')).toHaveCount(1);
  await page.goto('/?overlay=rebate');
  await expect(panel).toContainText(say('en', 'rebate.received'));
});
