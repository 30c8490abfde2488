import type { Page } from '@playwright/test';
import { depositMade, openDeposit } from './deposit';
import { expect, test } from './fixtures';
import { say } from './messages';
import { openPlayer } from './openPlayer';
import { seeds } from './seeds';
import { toasts } from './toasts';

/** Answers a call as the sandbox never would. */
async function answerWith(page: Page, url: string, body: unknown): Promise<void> {
  await page.route(url, (route) => route.fulfill({ json: body }));
}

for (const payUrl of ['javascript:alert(1)', 'data:text/html,paid', 'ftp://pay.example']) {
  test(`a pay address like "${payUrl}" is not opened @push`, async ({ page, context, sandbox }) => {
    await openPlayer(page, sandbox.origin, seeds.fresh);
    await answerWith(page, '**/pay/client?f=*_deposit*', { code: 200, msg: '', pay_url: payUrl });
    const { amount, submit } = await openDeposit(page, 'en');
    await amount.fill('500');
    await submit.click();
    await expect(toasts(page, say('en', 'dep.unsafeLink'))).toBeVisible();
    await expect(amount).toHaveValue('500');
    expect(context.pages()).toHaveLength(1);
  });
}

test('without a channel the deposit is under maintenance', async ({ page, sandbox }) => {
  await openPlayer(page, sandbox.origin, seeds.fresh);
  await answerWith(page, '**/pay/client?f=paylist4vip*', { code: 200, msg: '', data: [], userChnl: [] });
  await page.goto('/?overlay=deposit');
  await expect(page.getByText(say('en', 'dep.maint'))).toBeVisible();
  await page.goto('/?overlay=withdrawal');
  await expect(page.getByText(say('en', 'wdw.maint'))).toBeVisible();
});

test('channels that come as half a JSON can be asked for again', async ({ page, sandbox }) => {
  await openPlayer(page, sandbox.origin, seeds.fresh);
  const url = '**/pay/client?f=paylist4vip*';
  await page.route(url, (route) => route.fulfill({ contentType: 'application/json', body: '{"code":200,' }));
  await page.goto('/?overlay=deposit');
  const retry = page.getByRole('button', { name: say('en', 'common.retry') });
  await expect(page.getByText(say('en', 'dep.payErr'))).toBeVisible();
  await page.unroute(url);
  await retry.click();
  await expect(page.getByRole('textbox', { name: say('en', 'dep.amount') })).toBeVisible();
});

test('records that come as a web page can be asked for again', async ({ page, operator, sandbox }) => {
  await openPlayer(page, sandbox.origin, seeds.whale);
  await operator.call('fail', { call: 'getDepositLog', times: 4, mode: 'html' });
  await page.goto('/?overlay=fund-record');
  const record = page.getByRole('dialog', { name: say('en', 'fund.title') });
  await record.getByRole('button', { name: say('en', 'common.retry') }).click();
  await expect(record.getByText(say('en', 'st.success')).first()).toBeVisible();
});

test('a deposit that is answered with a web page is found by its key, and nothing else is sent @push', async ({
  page,
  sandbox,
}) => {
  const player = await openPlayer(page, sandbox.origin, seeds.fresh);
  await page.route('**/pay/client?f=*_deposit*', async (route) => {
    await route.fetch();
    await route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Gateway</title>' });
  });
  const { amount, submit } = await openDeposit(page, 'en');
  await amount.fill('500');
  await submit.click();
  await expect(page.getByText(say('en', 'dep.unsureNote', { amount: '₱500.00' }))).toBeVisible();
  await expect(submit).toBeHidden();
  await expect(depositMade(page, 'en')).toBeVisible({ timeout: 15_000 });
  expect(await player.deposits()).toEqual([{ amount: 500, status: 0 }]);
});

test('numbers that come as text and flags that come as words are understood', async ({
  page,
  operator,
  sandbox,
}) => {
  await openPlayer(page, sandbox.origin, seeds.regular);
  await operator.call('messy', { on: true });
  const { mode, promotion } = await openDeposit(page, 'en');
  await expect(mode('Maya')).toBeEnabled();
  await expect(promotion('promo.23')).toBeEnabled();
});
