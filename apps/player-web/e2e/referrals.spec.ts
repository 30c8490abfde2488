import type { Page } from '@playwright/test';
import { chooseLanguage } from './chooseLanguage';
import { openDeposit } from './deposit';
import { expect, test } from './fixtures';
import type { Language } from './messages';
import { say } from './messages';
import { openPlayer } from './openPlayer';
import { payAtCashier } from './payAtCashier';
import { signInByApi } from './PlayerApi';
import { fillRegistration, newPassword } from './register';
import { seeds } from './seeds';
import { toasts } from './toasts';

const friendPhone = '9175550144';
const dayHours = 24;
const hourSeconds = 3600;
const manilaOffsetSeconds = 8 * hourSeconds;

async function openTab(page: Page, language: Language, tab: string): Promise<void> {
  await page.getByRole('tab', { name: say(language, `ref.tab.${tab}`), exact: true }).click();
}

/** Seven in the morning of the next day in Manila, in epoch seconds. */
function tomorrowMorning(): number {
  const daySeconds = dayHours * hourSeconds;
  const today = Math.floor((Date.now() / 1000 + manilaOffsetSeconds) / daySeconds);
  return (today + 1) * daySeconds - manilaOffsetSeconds + 7 * hourSeconds;
}

test('a friend joins through the link, and the inviter is told, rewarded once and paid a share', async ({
  page,
  browser,
  operator,
  sandbox,
}) => {
  const inviter = await openPlayer(page, sandbox.origin, seeds.fresh);
  await page.goto('/referrals');
  await expect(page.getByRole('heading', { name: say('en', 'ref.title') })).toBeVisible();
  await expect(page.getByRole('button', { name: say('en', 'ref.nothingToClaim') })).toBeDisabled();
  const link = await page.getByText(/\/register\?invite=/).innerText();
  const url = link.slice(link.indexOf('http'));

  await test.step('the friend registers through the link and deposits', async () => {
    const device = await browser.newContext({ baseURL: sandbox.origin });
    const phone = await device.newPage();
    await phone.goto(url);
    const invite = phone.getByRole('textbox', { name: say('en', 'auth.invite') });
    await expect(invite).toHaveValue(inviter.userId.toString(36).toUpperCase());
    await expect(invite).not.toBeEditable();
    await fillRegistration(phone, 'en', friendPhone);
    await phone.getByRole('button', { name: say('en', 'reg.create') }).click();
    await expect(phone.getByRole('heading', { name: say('en', 'reg.ok') })).toBeVisible();
    await phone.getByRole('button', { name: say('en', 'reg.noLimit') }).click();
    await phone.getByRole('button', { name: say('en', 'reg.noLimitYes'), exact: true }).click();
    await expect(phone.getByRole('button', { name: say('en', 'reg.deposit') })).toBeVisible();
    const { amount, submit } = await openDeposit(phone, 'en');
    await amount.fill('500');
    await submit.click();
    await payAtCashier(phone, 'en');
    const friend = await signInByApi(sandbox.origin, `63${friendPhone}`, newPassword);
    await expect.poll(friend.balance).toBe(500);
    await operator.call('bets', { userId: friend.userId, count: 400 });
    await device.close();
  });

  await test.step('the inviter claims both bonuses', async () => {
    await page.reload();
    await expect(page.getByText(say('en', 'ref.firstDepositOf', { amount: '₱500.00' }))).toBeVisible();
    await page.getByRole('button', { name: say('en', 'ref.claimAmount', { amount: '₱25.00' }) }).click();
    const came = say('en', 'mail.turnover', { amount: '₱25.00', turnover: '₱25.00' });
    await expect(toasts(page, came)).toBeVisible();
    await expect(page.getByRole('button', { name: say('en', 'ref.nothingToClaim') })).toBeDisabled();
    expect(await inviter.balance()).toBe(25);
  });

  await test.step('the share of the bets opens the next morning', async () => {
    await openTab(page, 'en', 'team');
    await expect(page.getByText(say('en', 'ref.level', { n: '1' })).first()).toBeVisible();
    await operator.call('clock', { epoch: tomorrowMorning() });
    await page.reload();
    await openTab(page, 'en', 'income');
    const claim = page.getByRole('button', { name: say('en', 'promo.claim'), exact: true });
    await expect(claim).toBeEnabled();
    await claim.click();
    // Already disabled while the claim is under way: the money says when it came.
    await expect.poll(inviter.balance).toBeGreaterThan(25);
    await expect(claim).toBeDisabled();
  });
});

test('the whale finds her team, its days and her place, in Tagalog', async ({ page, sandbox }) => {
  await page.goto('/');
  await chooseLanguage(page, 'tag');
  await openPlayer(page, sandbox.origin, seeds.whale);
  await page.goto('/');
  await page
    .getByRole('link', { name: say('tag', 'nav.referrals') })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: say('tag', 'ref.title') })).toBeVisible();
  await page.getByText(say('tag', 'common.noMore')).scrollIntoViewIfNeeded();
  await expect(page.getByText('K***o')).toBeVisible();

  await openTab(page, 'tag', 'team');
  const members = page.getByRole('tabpanel', { name: say('tag', 'ref.members') });
  await expect(members.getByRole('listitem')).toHaveCount(5);
  await members.getByRole('radio', { name: say('tag', 'ref.level', { n: '3' }), exact: true }).check();
  await expect(members.getByRole('listitem')).toHaveCount(1);

  await openTab(page, 'tag', 'income');
  await expect(page.getByText(say('tag', 'ref.toClaim')).first()).toBeVisible();
  await openTab(page, 'tag', 'ranking');
  await expect(page.getByRole('list', { name: say('tag', 'ref.ownPlace') })).toBeVisible();
});

test('a guest reads how it works, and an invitation comes along to the registration', async ({ page }) => {
  await page.goto('/referrals?invite=AB12');
  await expect(page.getByText(say('en', 'ref.example'))).toBeVisible();
  await page.getByRole('button', { name: say('en', 'ref.loginForLink') }).click();
  await expect(page).toHaveURL(/\/login\?invite=AB12$/);
  await page
    .getByRole('link', { name: say('en', 'reg.title') })
    .first()
    .click();
  await expect(page).toHaveURL(/\/register\?invite=AB12$/);
  await expect(page.getByRole('textbox', { name: say('en', 'auth.invite') })).toHaveValue('AB12');
});
