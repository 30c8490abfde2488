import { expect, test } from './fixtures';
import { logIn } from './logIn';
import { say } from './messages';
import type { MessageId } from '@kislap/i18n';
import { signInByApi } from './PlayerApi';
import { seeds } from './seeds';
import { signIn } from './signIn';
import { speak } from './speak';
import {
  confirmWithdrawal,
  fillWithdrawal,
  openWithdrawal,
  withdrawalMade,
  withdrawalScreen,
} from './withdrawal';

for (const language of ['en', 'tag'] as const) {
  test(`a player on a break logs in, takes money out without turnover, and leaves (${language})${language === 'en' ? ' @push' : ''}`, async ({
    page,
    context,
    baseURL,
    sandbox,
  }) => {
    await speak(context, baseURL ?? '', language);
    const player = await signInByApi(sandbox.origin, seeds.regular);
    expect(await player.turnoverLeft()).toBeGreaterThan(0);
    await player.beginBreak(24);

    await page.goto('/login');
    await logIn(page, language, seeds.regular.slice(2));
    const title = page.getByRole('heading', { name: say(language, 'away.now.break'), level: 1 });
    await expect(title).toBeVisible();
    await page.goto('/promotion');
    await expect(title).toBeVisible();
    await page.goto('/?overlay=deposit');
    await expect(title).toBeVisible();
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await page.getByRole('button', { name: say(language, 'wdw.do'), exact: true }).click();
    const form = await withdrawalScreen(page, language);
    await fillWithdrawal(form, '50');
    await form.submit.click();
    await confirmWithdrawal(page, language);
    const made = withdrawalMade(page, language);
    await expect(made).toBeVisible();
    await page.reload();
    await expect(title).toBeVisible();

    await page.getByRole('button', { name: say(language, 'auth.logout'), exact: true }).click();
    await expect(page).toHaveURL(`${sandbox.origin}/`);
    const quiet = page.getByRole('heading', { name: say(language, 'away.quiet'), level: 1 });
    await expect(quiet).toBeVisible();
    for (const path of ['/', '/promotion', '/luck-draw', '/referrals', '/games']) {
      await page.goto(path);
      await expect(quiet).toBeVisible();
      await expect(page.locator('iframe, [aria-roledescription="carousel"]')).toHaveCount(0);
      await expect(page.getByRole('button', { name: say(language, 'dep.title') })).toHaveCount(0);
    }
    await page.goto('/login');
    await expect(page.getByRole('button', { name: say(language, 'auth.login'), exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: /Google/ })).toHaveCount(0);
  });
}

for (const language of ['en', 'tag'] as const) {
  test(`a withdrawal to the account of somebody away shows its order, and then that play is closed (${language})`, async ({
    page,
    context,
    baseURL,
    sandbox,
  }) => {
    await speak(context, baseURL ?? '', language);
    const away = await signInByApi(sandbox.origin, seeds.regular);
    await away.beginBreak(24);
    await page.goto('/login');
    await logIn(page, language, seeds.regular.slice(2));
    await page.getByRole('button', { name: say(language, 'wdw.do'), exact: true }).click();
    const first = await withdrawalScreen(page, language);
    await fillWithdrawal(first, '50');
    await first.submit.click();
    await confirmWithdrawal(page, language);
    await expect(withdrawalMade(page, language)).toBeVisible();

    const other = await context.browser()?.newContext({ baseURL: baseURL ?? '' });
    if (!other) throw new Error('No browser');
    await speak(other, baseURL ?? '', language);
    const device = await other.newPage();
    await signIn(device, await signInByApi(sandbox.origin, seeds.whale));
    const form = await openWithdrawal(device, language);
    await fillWithdrawal(form, '100');
    await form.submit.click();
    await confirmWithdrawal(device, language);
    const made = withdrawalMade(device, language);
    await expect(made.getByText(/^W[0-9A-Z]{10,}$/)).toBeVisible();
    await made.getByRole('button', { name: say(language, 'common.close'), exact: true }).click();
    await expect(made).toBeHidden();
    const title = device.getByRole('heading', { name: say(language, 'away.now.register'), level: 1 });
    await expect(title).toBeVisible();
    await other.close();
  });
}

const daySeconds = 86_400;

for (const language of ['en', 'tag'] as const) {
  test(`a player whose exclusion is over asks to come back, and a day later does (${language})`, async ({
    page,
    context,
    baseURL,
    operator,
    sandbox,
  }) => {
    await speak(context, baseURL ?? '', language);
    const button = (id: MessageId) => page.getByRole('button', { name: say(language, id), exact: true });
    await page.goto('/login');
    await logIn(page, language, seeds.over.slice(2));
    const title = page.getByRole('heading', { name: say(language, 'away.now.over'), level: 1 });
    await expect(title).toBeVisible();
    await expect(button('away.return.stay')).toBeVisible();
    await button('away.return.ask').click();
    await expect(button('away.return.ask')).toHaveCount(0);
    await button('away.return.stay').click();
    const quiet = page.getByRole('heading', { name: say(language, 'away.quiet'), level: 1 });
    await expect(quiet).toBeVisible();
    await page.reload();
    await expect(quiet).toBeVisible();

    await operator.call('clock', { by: daySeconds });
    await page.goto('/login');
    await logIn(page, language, seeds.over.slice(2));
    await expect(title).toBeVisible();
    await button('away.return.come').click();
    const welcome = page.getByRole('heading', { name: say(language, 'away.back'), level: 1 });
    await expect(welcome).toBeVisible();
    await page.reload();
    await expect(welcome).toBeVisible();
    await button('auth.logout').click();
    await expect(page).toHaveURL(`${sandbox.origin}/`);
    await page.goto('/login');
    await logIn(page, language, seeds.over.slice(2));
    const dayLimit = page.getByRole('textbox', { name: say(language, 'rg.limit.dep.day') });
    await expect(dayLimit).toBeVisible();
    await page.keyboard.press('Escape');
    await page.goto('/games');
    await expect(welcome).toBeVisible();
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await dayLimit.fill('500');
    await button('rg.save').click();
    await expect(page.getByRole('navigation', { name: say(language, 'nav.label') })).toBeVisible();
    await page.goto('/responsible-gaming');
    await expect(page.getByText('500').first()).toBeVisible();
  });
}
