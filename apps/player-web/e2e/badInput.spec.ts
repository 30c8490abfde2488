import type { Page } from '@playwright/test';
import { openDeposit } from './deposit';
import { expect, test } from './fixtures';
import { say } from './messages';
import { openPlayer } from './openPlayer';
import { fillRegistration } from './register';
import { seeds } from './seeds';
import { speak } from './speak';
import { openWithdrawal } from './withdrawal';

async function paste(page: Page, text: string): Promise<void> {
  await page.keyboard.insertText(text);
}

test('a deposit takes digits only, and says so', async ({ page, sandbox }) => {
  await openPlayer(page, sandbox.origin, seeds.fresh);
  const { amount, screen } = await openDeposit(page, 'en');
  const refusal = screen.getByText(say('en', 'amount.notANumber'));
  await amount.pressSequentially('5a0');
  await expect(amount).toHaveValue('50');
  await amount.fill('');
  await amount.focus();
  await paste(page, '₱1,234.56');
  await expect(refusal).toBeVisible();
  await expect(amount).toHaveValue('');
  await paste(page, '₱1,234');
  await expect(refusal).toBeHidden();
  await expect(amount).toHaveValue('1,234');
});

test('a withdrawal takes a pasted amount with its peso sign and comma', async ({ page, sandbox }) => {
  await openPlayer(page, sandbox.origin, seeds.regular);
  const { amount, screen } = await openWithdrawal(page, 'en');
  await amount.focus();
  await paste(page, '₱1,234.56');
  await expect(amount).toHaveValue('1,234.56');
  await paste(page, '7');
  await expect(screen.getByText(say('en', 'amount.tooManyDecimals'))).toBeVisible();
  await expect(amount).toHaveValue('1,234.56');
});

for (const typed of ['09175550123', '+63 917 555 0123', '0063 917 555 0123', '639175550123']) {
  test(`a phone written as ${typed} is understood`, async ({ page, operator }) => {
    await page.goto('/register');
    const phone = page.getByRole('textbox', { name: say('en', 'set.phone') });
    await phone.focus();
    await paste(page, typed);
    await expect(phone).toHaveValue('9175550123');
    await page.getByRole('button', { name: say('en', 'auth.send') }).click();
    await expect.poll(() => operator.smsCode('639175550123').catch(() => '')).toBe('123456');
  });
}

test('a code is not sent to a phone that cannot be one', async ({ page }) => {
  await page.goto('/register');
  const send = page.getByRole('button', { name: say('en', 'auth.send') });
  await send.click();
  await expect(page.getByText(say('en', 'phone.empty')).first()).toBeVisible();
  await page.getByRole('textbox', { name: say('en', 'set.phone') }).fill('8171234567');
  await send.click();
  await expect(page.getByText(say('en', 'auth.badPhone'))).toBeVisible();
});

test('a wrong code is told beside its field, in the language of the player', async ({
  page,
  context,
  baseURL,
}) => {
  await speak(context, baseURL ?? '', 'tag');
  await page.goto('/register');
  await fillRegistration(page, 'tag', '9175550124');
  const code = page.getByRole('textbox', { name: say('tag', 'bind.code') });
  await code.fill('654321');
  await page.getByRole('button', { name: say('tag', 'reg.create') }).click();
  await expect(code).toHaveAccessibleDescription(new RegExp(say('tag', 'auth.codeWrong')));
  await expect(code).toHaveValue('654321');
});

test('a code that has expired is told beside its field', async ({ page, operator }) => {
  await page.goto('/register');
  await fillRegistration(page, 'en', '9175550125');
  await expect.poll(() => operator.smsCode('639175550125').catch(() => '')).toBe('123456');
  await operator.call('clock', { epoch: Math.floor(Date.now() / 1000) + 301 });
  await page.getByRole('button', { name: say('en', 'reg.create') }).click();
  const code = page.getByRole('textbox', { name: say('en', 'bind.code') });
  await expect(code).toHaveAccessibleDescription(/expired/);
});

test('the app works where the browser blocks its memory', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Blocked', 'SecurityError');
      },
    });
  });
  await page.goto('/register');
  await fillRegistration(page, 'en', '9175550126');
  await page.getByRole('button', { name: say('en', 'reg.create') }).click();
  await expect(page.getByRole('heading', { name: say('en', 'reg.ok') })).toBeVisible();
});
