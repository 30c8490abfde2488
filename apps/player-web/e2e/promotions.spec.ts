import type { Page } from '@playwright/test';
import { depositScreen, openDeposit } from './deposit';
import { doubleTapMs } from './doubleTapMs';
import { expect, test } from './fixtures';
import { leaveDeposit } from './leaveDeposit';
import { logIn } from './logIn';
import { say } from './messages';
import { nextNoon } from './nextNoon';
import { openPlayer } from './openPlayer';
import { payAtCashier } from './payAtCashier';
import { seeds } from './seeds';
import { speak } from './speak';

const card = (page: Page, name: RegExp | string) => page.getByRole('article', { name });

test('a link opens one promotion; it leads a guest through the login to the deposit, and is forgotten', async ({
  page,
}) => {
  await page.goto('/promotion?type=15');
  const detail = page.getByRole('dialog', { name: 'Recharge happy gift' });
  await expect(detail.getByText('10% of the deposit')).toBeVisible();
  await expect(page).toHaveURL(/\/promotion$/);
  await detail.getByRole('button', { name: say('en', 'auth.login') }).click();
  await logIn(page, 'en', seeds.regular);

  await expect(detail).toBeVisible();
  await detail.getByRole('button', { name: say('en', 'promo.depositWith') }).click();
  const { amount, promotion, screen } = await depositScreen(page, 'en');
  await amount.fill('500');
  await expect(promotion('promo.15')).toBeChecked();
  await screen.getByRole('button', { name: say('en', 'common.close') }).click();
  await expect(screen).toBeHidden();
  await page.waitForTimeout(doubleTapMs);
  await detail.getByRole('button', { name: say('en', 'common.close') }).click();
  await expect(detail).toBeHidden();

  await page.getByRole('link', { name: say('en', 'nav.account'), exact: true }).click();
  await expect(page).toHaveURL(/\/user$/);
  await page.getByRole('link', { name: new RegExp(`^${say('en', 'nav.promo')}`) }).click();
  await expect(page.getByRole('heading', { name: say('en', 'promo.title'), level: 1 })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('in Tagalog, a red packet opens once and a gift card gives once @push', async ({
  page,
  operator,
  sandbox,
}) => {
  await operator.call('clock', { epoch: nextNoon() });
  await speak(page.context(), sandbox.origin, 'tag');
  const player = await openPlayer(page, sandbox.origin, seeds.fresh);
  await page.goto('/promotion');
  await page.getByRole('button', { name: say('tag', 'pkt.ready') }).click();
  const packet = page.getByRole('dialog', { name: say('tag', 'pkt.title') });
  await packet.getByRole('button', { name: say('tag', 'pkt.open') }).click();
  await expect(packet.getByText(say('tag', 'gift.inBalance'))).toBeVisible();
  const got = await player.balance();
  expect(got).toBeGreaterThanOrEqual(0.5);
  expect(got).toBeLessThanOrEqual(8.8);
  await packet.getByRole('button', { name: say('tag', 'common.ok') }).click();
  await expect(page.getByRole('button', { name: say('tag', 'pkt.ready') })).toHaveCount(0);

  await page.getByRole('link', { name: say('tag', 'nav.promo'), exact: true }).click();
  const code = page.getByRole('textbox', { name: say('tag', 'card.title') });
  await code.fill('wala');
  await code.press('Enter');
  await expect(page.getByText('Hindi namin mahanap ang gift card. I-check ang code.')).toBeVisible();
  await code.fill('play50');
  await code.press('Enter');
  const gift = page.getByRole('dialog', { name: new RegExp(say('tag', 'card.redeemed')) });
  await gift.getByRole('button', { name: say('tag', 'common.ok') }).click();
  await expect(gift).toBeHidden();
  await code.fill('PLAY50');
  await code.press('Enter');
  await expect(page.getByText('Na-claim mo na ito.')).toBeVisible();
  expect(await player.balance()).toBeCloseTo(got + 50, 2);
});

test("the day's deposits earn gifts, step by step, and what is claimed sinks", async ({ page, sandbox }) => {
  const player = await openPlayer(page, sandbox.origin, seeds.fresh);
  const { amount, submit, screen } = await openDeposit(page, 'en');
  await amount.fill('500');
  await submit.click();
  await payAtCashier(page, 'en');
  await leaveDeposit(page, 'en', { screen, amount: '500' });
  expect(await player.balance()).toBe(500);

  await page.goto('/promotion');
  for (const gift of ['₱5.00', '₱15.00']) {
    await page.getByRole('button', { name: say('en', 'promo.claimOf', { amount: gift }) }).click();
    const shown = page.getByRole('dialog', { name: new RegExp(say('en', 'promo.ladderGot')) });
    await page.waitForTimeout(doubleTapMs);
    await shown.getByRole('button', { name: say('en', 'common.ok') }).click();
    await expect(shown).toBeHidden();
  }
  await card(page, 'First deposit of the day')
    .getByRole('button', { name: say('en', 'promo.claim') })
    .click();
  const shown = page.getByRole('dialog', { name: /First deposit of the day/ });
  await page.waitForTimeout(doubleTapMs);
  await shown.getByRole('button', { name: say('en', 'common.ok') }).click();
  await expect(shown).toBeHidden();

  expect(await player.balance()).toBe(523);
  await page.reload();
  await expect(card(page, 'First deposit of the day').getByText(say('en', 'promo.claimed'))).toBeVisible();
  await expect(
    page.getByRole('button', { name: say('en', 'promo.claimOf', { amount: '₱15.00' }) }),
  ).toHaveCount(0);
  await expect(card(page, '100% on your first deposit').getByText(say('en', 'promo.ended'))).toBeVisible();
  expect(await player.balance()).toBe(523);
});
