import type { Page } from '@playwright/test';
import { STORAGE_PREFIX, STORAGE_VERSION } from '../src/device/storage/storageFormat';
import { depositMade, openDeposit } from './deposit';
import { expectAccessible } from './expectAccessible';
import { expect, test } from './fixtures';
import { say } from './messages';
import { openPlayer } from './openPlayer';
import { playerApi, signInByApi } from './PlayerApi';
import { openGame } from './playGame';
import { openIdWithoutPhone, seeds } from './seeds';
import { signIn } from './signIn';
import { fillWithdrawal, openWithdrawal } from './withdrawal';

async function useTheme(page: Page, theme: 'dark' | 'light'): Promise<void> {
  const entry = JSON.stringify({ version: STORAGE_VERSION, value: theme });
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: theme });
  await page.addInitScript(
    ([name, text]) => {
      const isAppPage = window === window.top && location.protocol.startsWith('http');
      if (isAppPage) localStorage.setItem(name, text);
    },
    [`${STORAGE_PREFIX}theme`, entry] as const,
  );
}

/** The pages anybody can open, by the message of their heading. */
const guestPages = [
  ['/', 'auth.register'],
  ['/login', 'auth.forgot'],
  ['/register', 'reg.create'],
  ['/resetPassword', 'auth.resetSave'],
  ['/no-such-page', 'err.pageNotFound'],
] as const;

// Every story is looked at in both schemes; of the built pages, some are in the one and some in the other.
test("guests' pages can be used by everybody (dark)", async ({ page }) => {
  await useTheme(page, 'dark');
  for (const [path, message] of guestPages) {
    await page.goto(path);
    await expect(page.getByText(say('en', message)).first()).toBeVisible();
    await expectAccessible(page, path);
  }
  await page.goto('/?overlay=language');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, 'language');
});

test('a deposit can be made by everybody (light)', async ({ page, sandbox }) => {
  await useTheme(page, 'light');
  await openPlayer(page, sandbox.origin, seeds.fresh);
  const { mode, amount, submit } = await openDeposit(page, 'en');
  await mode('Bank Transfer').check();
  await amount.fill('500');
  await expectAccessible(page, 'deposit');
  await submit.click();
  const question = page.getByRole('dialog', { name: say('en', 'dep.cardName') });
  await question.getByRole('textbox').fill('Maria Clara');
  await expectAccessible(page, 'account name');
  await question.getByRole('button', { name: say('en', 'common.submit') }).click();
  await expect(depositMade(page, 'en')).toBeVisible();
  await expectAccessible(page, 'deposit made');
});

test("players' screens can be used by everybody (dark)", async ({ page, sandbox }) => {
  await useTheme(page, 'dark');
  await openPlayer(page, sandbox.origin, seeds.whale);
  await page.goto('/user');
  await expect(page.getByRole('button', { name: say('en', 'auth.logout') })).toBeVisible();
  await expectAccessible(page, '/user');
  await page.goto('/?overlay=fund-record');
  await expect(page.getByText(say('en', 'st.success')).first()).toBeVisible();
  await expectAccessible(page, 'fund record');
  const { screen } = await openWithdrawal(page, 'en');
  await screen.getByRole('radio', { name: 'Bank Transfer' }).check();
  await expectAccessible(page, 'withdrawal');
  await screen
    .getByRole('button', { name: say('en', 'wdw.bankLabel') })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: say('en', 'wdw.selectBank') })).toBeVisible();
  await expectAccessible(page, 'select bank');
  await page.goto('/');
  await openGame(page, 'en');
  await expectAccessible(page, 'game');
});

test('the question for a deposit limit can be used by everybody (light)', async ({ page, sandbox }) => {
  await useTheme(page, 'light');
  await signIn(page, await signInByApi(sandbox.origin, seeds.unanswered));
  await page.goto('/registerSuccess');
  await expect(page.getByRole('heading', { name: say('en', 'login.title') })).toBeVisible();
  await expect(page.getByRole('heading', { name: say('en', 'reg.limitTitle') })).toBeVisible();
  await expectAccessible(page, 'registered');
  // The question is whole on the smallest phone: nothing of it lies behind its answers.
  await page.setViewportSize({ width: 360, height: 640 });
  for (const span of ['day', 'week', 'month'] as const) {
    const field = page.getByRole('textbox', { name: say('en', `rg.limit.dep.${span}`) });
    await expect(field).toBeInViewport({ ratio: 1 });
  }
});

test('what comes up by itself can be used by everybody (light)', async ({ page, operator, sandbox }) => {
  await useTheme(page, 'light');
  const { token, UserID } = await operator.call('session', { openId: openIdWithoutPhone });
  const player = playerApi(sandbox.origin, String(token), Number(UserID));
  await operator.call('credit', { userId: player.userId, amount: 500 });
  await signIn(page, player);
  await page.goto('/');
  const form = await openWithdrawal(page, 'en');
  await fillWithdrawal(form, '100');
  await form.submit.click();
  await expect(page.getByRole('dialog', { name: say('en', 'bind.title') })).toBeVisible();
  await expectAccessible(page, 'bind phone');
  await operator.call('maintain', { on: true });
  await page.goto('/user');
  await expect(page.getByText(say('en', 'app.maint'))).toBeVisible();
  await expectAccessible(page, 'maintenance');
});
