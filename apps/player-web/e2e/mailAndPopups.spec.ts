import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { say } from './messages';
import { openPlayer } from './openPlayer';
import { seeds } from './seeds';
import { speak } from './speak';

const mailDialog = (page: Page, language: 'en' | 'tag') =>
  page.getByRole('dialog', { name: say(language, 'mail.title') });

test('a gift in the mail is received once, and what is read can be deleted', async ({
  page,
  operator,
  sandbox,
}) => {
  const player = await openPlayer(page, sandbox.origin, seeds.fresh);
  const { userId } = player;
  await operator.call('mail', {
    userId,
    title: 'A gift',
    text: 'For you.\nSee https://example.com/x.',
    amount: 88,
  });
  const before = await player.balance();
  await page.goto('/');
  await page.getByRole('button', { name: say('en', 'mail.unreadCount', { count: '1' }) }).click();
  await expect(page).toHaveURL(/\/user\/mail$/);
  await page.getByRole('button', { name: /A gift/ }).click();
  const letter = mailDialog(page, 'en');
  await expect(letter.getByRole('link', { name: 'https://example.com/x' })).toBeVisible();
  await letter.getByRole('button', { name: say('en', 'vip.receiveAmount', { amount: '₱88.00' }) }).click();
  await expect(letter.getByText(say('en', 'reward.received'))).toBeVisible();
  expect(await player.balance()).toBeCloseTo(before + 88);

  await letter.getByRole('button', { name: say('en', 'common.back') }).click();
  await expect(letter).toBeHidden();
  await page.getByRole('button', { name: say('en', 'mail.deleteRead') }).click();
  const question = page.getByRole('dialog', { name: say('en', 'mail.deleteReadAsk') });
  await question.getByRole('button', { name: say('en', 'common.delete') }).click();
  await expect(page.getByText(say('en', 'common.noData'))).toBeVisible();
});

test('isang mahabang mailbox: pahina-pahina, at link na nagbubukas ng mensahe', async ({
  page,
  context,
  operator,
  sandbox,
}) => {
  await speak(context, sandbox.origin, 'tag');
  const { userId } = await openPlayer(page, sandbox.origin, seeds.whale);
  await page.goto('/user/mail');
  await expect(page.getByRole('listitem').first()).toBeVisible();
  await expect(async () => {
    await page.getByRole('listitem').last().scrollIntoViewIfNeeded();
    await expect(page.getByText(say('tag', 'common.noMore'))).toBeVisible({ timeout: 500 });
  }).toPass();
  await operator.call('mail', { userId, title: 'Paalala', text: 'Basahin ito.', kind: 'important' });
  await page.goto('/');
  await expect(mailDialog(page, 'tag').getByRole('heading', { name: 'Paalala' })).toBeVisible();
  await page.goBack();
  await expect(mailDialog(page, 'tag')).toBeHidden();
});

test.describe('with offers', () => {
  test.use({ hasOffers: true });

  test('one offer a visit, after what matters, and not twice a day', async ({ page, operator, sandbox }) => {
    const { userId } = await openPlayer(page, sandbox.origin, seeds.fresh);
    await operator.call('mail', { userId, title: 'Read this', text: 'It matters.', kind: 'care' });
    await page.goto('/');
    const letter = mailDialog(page, 'en');
    await expect(letter.getByRole('heading', { name: 'Read this' })).toBeVisible();
    await letter.getByRole('button', { name: say('en', 'common.close') }).click();
    const offer = page.getByRole('dialog', { name: 'Welcome bonus' });
    await offer.getByRole('button', { name: say('en', 'ad.open') }).click();
    await expect(page.getByRole('dialog', { name: 'First 5 deposits, up to 120%' })).toBeVisible();
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    await expect(offer).toBeHidden();
  });
});

test('an account elsewhere lets a new player in, and a refusal is told', async ({ page }) => {
  await page.goto('/login');
  const google = page.getByRole('button', { name: say('en', 'login.with', { name: 'Google' }) });
  const chooser = page.getByRole('dialog', { name: say('en', 'login.choose', { name: 'Google' }) });
  await google.click();
  await chooser.getByRole('button', { name: say('en', 'login.refuse') }).click();
  await expect(
    page.getByText("The other service didn't confirm who you are.", { exact: true }),
  ).toBeVisible();
  await google.click();
  await chooser.getByRole('button', { name: say('en', 'login.newOne') }).click();
  await expect(page).toHaveURL(/\/$/);
  const lacking = page.getByRole('dialog', { name: say('en', 'complete.title') });
  await lacking.getByRole('button', { name: say('en', 'common.close') }).click();
  await expect(
    page.getByRole('button', { name: say('en', 'mail.unreadCount', { count: '1' }) }),
  ).toBeVisible();
});
