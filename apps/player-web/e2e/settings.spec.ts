import { chooseLanguage } from './chooseLanguage';
import { expect, test } from './fixtures';
import { say } from './messages';
import { openPlayer } from './openPlayer';
import { seeds } from './seeds';

test.use({ expectedTroubles: [/status of 500 .*\/loginOut\)$/] });

test('a player changes face and motion, keeps both, and leaves although the operator is silent', async ({
  page,
  operator,
  sandbox,
}) => {
  await openPlayer(page, sandbox.origin, seeds.regular);
  await page.goto('/');
  await page.evaluate(() => {
    document.cookie = 'i18n_redirected=tag;path=/';
  });
  await page.goto('/user');
  await page.getByRole('link', { name: say('tag', 'set.title') }).click();
  await page.getByRole('button', { name: say('tag', 'set.avatar') }).click();
  await page.getByRole('img', { name: say('tag', 'user.avatarOfNumber', { n: '6' }) }).click();
  await expect(page.getByText(say('tag', 'set.avatarSaved')).first()).toBeVisible();
  await page.getByRole('switch', { name: say('tag', 'set.lessMotion') }).click();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'less');
  await expect(page.getByRole('switch', { name: say('tag', 'set.lessMotion') })).toBeChecked();

  await page.getByRole('link', { name: say('tag', 'set.password') }).click();
  await expect(page.getByRole('textbox', { name: say('tag', 'set.phone') })).toHaveValue(/917/);
  await page.goBack();
  await operator.call('fail', { call: 'loginOut', times: 9, mode: '500' });
  await page.getByRole('button', { name: say('tag', 'auth.logout') }).click();
  const question = page.getByRole('dialog', { name: say('tag', 'auth.logoutAsk') });
  await question.getByRole('button', { name: say('tag', 'auth.logout') }).click();
  await expect(page.getByRole('link', { name: say('tag', 'auth.register') })).toBeVisible();
});

test('a guest finds language and about in the settings, and nothing of an account', async ({ page }) => {
  await page.goto('/');
  await chooseLanguage(page, 'tag');
  await page.goto('/user/setting');
  await expect(page.getByRole('heading', { name: say('tag', 'set.title') })).toBeVisible();
  await expect(page.getByRole('button', { name: say('tag', 'set.language') })).toBeVisible();
  await expect(page.getByRole('heading', { name: say('tag', 'set.about') })).toBeVisible();
  await expect(page.getByRole('button', { name: say('tag', 'auth.logout') })).toHaveCount(0);
});
