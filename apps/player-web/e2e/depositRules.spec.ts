import { depositMade, openDeposit } from './deposit';
import { expect, test } from './fixtures';
import { say } from './messages';
import { signInByApi } from './PlayerApi';
import { seeds } from './seeds';
import { signIn } from './signIn';
import { toasts } from './toasts';

test.beforeEach(async ({ page, sandbox }) => {
  await signIn(page, await signInByApi(sandbox.origin, seeds.fresh));
});

test('an amount below the minimum is refused beside its field and nothing typed is lost @push', async ({
  page,
}) => {
  const { amount, submit, screen } = await openDeposit(page, 'en');
  await expect(submit).toBeDisabled();
  await amount.fill('50');
  await submit.click();
  const refusal = say('en', 'dep.min', { min: '100' });
  await expect(screen.getByText(refusal)).toBeVisible();
  await expect(toasts(page, refusal)).toBeVisible();
  await expect(amount).toHaveValue('50');
  await amount.fill('100');
  await expect(screen.getByText(refusal)).toBeHidden();
});

test('an amount above the maximum is cut to the maximum while typing', async ({ page }) => {
  const { amount, mode } = await openDeposit(page, 'en');
  await mode('Grabpay').check();
  await amount.pressSequentially('10001');
  await expect(amount).toHaveValue('10,000');
  await expect(page.getByText(say('en', 'dep.max', { max: '₱10,000' }))).toBeVisible();
  await amount.press('Backspace');
  await expect(amount).toHaveValue('1,000');
  await expect(page.getByText(say('en', 'dep.max', { max: '₱10,000' }))).toBeHidden();
});

test('figures are grouped while they are typed, and the caret stays where it is', async ({ page }) => {
  const { amount } = await openDeposit(page, 'en');
  await amount.pressSequentially('123');
  await amount.press('ArrowLeft');
  await amount.press('9');
  await amount.press('8');
  await expect(amount).toHaveValue('12,983');
  await amount.press('Backspace');
  await expect(amount).toHaveValue('1,293');
});

test('another mode clears amount and promotion', async ({ page }) => {
  const { amount, mode, promotion } = await openDeposit(page, 'en');
  await amount.fill('500');
  await promotion('promo.19').check();
  await mode('Maya').check();
  await expect(amount).toHaveValue('');
  await expect(promotion('dep.none')).toBeChecked();
  await expect(promotion('promo.19')).not.toBeChecked();
});

test('a promotion is dropped when the amount falls below its minimum @push', async ({ page }) => {
  const { amount, promotion } = await openDeposit(page, 'en');
  await expect(promotion('promo.15')).toBeDisabled();
  await amount.fill('200');
  await promotion('promo.15').check();
  await amount.fill('150');
  await expect(promotion('promo.15')).toBeDisabled();
  await expect(promotion('dep.none')).toBeChecked();
  await amount.fill('200');
  await expect(promotion('promo.15')).toBeEnabled();
  await expect(promotion('dep.none')).toBeChecked();
});

test('a bank transfer asks for the name on the account and refuses a blank one', async ({ page }) => {
  const { amount, mode, submit } = await openDeposit(page, 'en');
  await mode('Bank Transfer').check();
  await amount.fill('500');
  await submit.click();
  const question = page.getByRole('dialog', { name: say('en', 'dep.cardName') });
  const name = question.getByRole('textbox', { name: say('en', 'dep.accountName') });
  await name.fill('   ');
  await question.getByRole('button', { name: say('en', 'common.submit') }).click();
  await expect(question.getByText(say('en', 'dep.nameRequired'))).toBeVisible();
  await name.fill('Ñ. Dela Cruz 🌺');
  await question.getByRole('button', { name: say('en', 'common.submit') }).click();
  await expect(depositMade(page, 'en')).toBeVisible();
});

test('an online bank has to be chosen before a deposit is made @push', async ({ page }) => {
  const { amount, mode, screen, submit } = await openDeposit(page, 'en');
  await mode('OnlineBank').check();
  await amount.fill('100');
  await submit.click();
  await expect(screen.getByText(say('en', 'dep.bank'))).toBeVisible();
  await expect(screen.getByRole('radio', { name: 'PNB' })).toBeHidden();
  await screen.getByRole('radio', { name: 'BPI' }).check();
  await expect(screen.getByText(say('en', 'dep.bank'))).toBeHidden();
  await submit.click();
  await expect(depositMade(page, 'en')).toBeVisible();
});
