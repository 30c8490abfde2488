import { Buffer } from 'node:buffer';
import { depositMade, openDeposit } from './deposit';
import { expect, test } from './fixtures';
import { say } from './messages';
import { openPlayer } from './openPlayer';
import { seeds } from './seeds';
import { speak } from './speak';

/** One white pixel: a picture to every browser. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg==',
  'base64',
);
const picture = { name: 'camera.png', mimeType: 'image/png', buffer: pixel };
const words = (id: string) => say('tag', id);

test('a deposit waits until the player has shown who they are, and goes through after it @push', async ({
  page,
  operator,
  sandbox,
}) => {
  await operator.call('kycBeforeDeposit', { on: true });
  const { userId } = await openPlayer(page, sandbox.origin, seeds.fresh);
  await speak(page.context(), sandbox.origin, 'tag');
  const deposit = await openDeposit(page, 'tag');
  await deposit.amount.fill('500');
  await expect(deposit.submit).toBeDisabled();
  await expect(deposit.screen.getByText(words('kyc.deposit.none'))).toBeVisible();
  const begin = deposit.screen.getByRole('button', { name: words('kyc.title') });
  await begin.click();

  const check = page.getByRole('dialog', { name: words('kyc.title') });
  const next = check.getByRole('button', { name: words('common.continue') });
  await check.getByRole('combobox', { name: words('kyc.type') }).selectOption('umid');
  await check.getByRole('textbox', { name: words('kyc.number') }).fill('0111-2222333-4');
  await check.getByRole('textbox', { name: words('kyc.name') }).fill('Ligaya Santos');
  await check.getByRole('combobox', { name: words('auth.birthYear') }).selectOption('1990');
  await check.getByRole('combobox', { name: words('auth.birthMonth') }).selectOption('01');
  await check.getByRole('combobox', { name: words('auth.birthDay') }).selectOption('01');
  await next.click();
  await page.goBack();
  await expect(check).toBeHidden();
  await begin.click();
  await expect(check.getByText(words('kyc.step.front'))).toBeVisible();
  await check.getByRole('button', { name: words('common.back') }).click();
  await expect(check.getByRole('textbox', { name: words('kyc.number') })).toHaveValue('0111-2222333-4');
  await next.click();
  for (const side of ['kyc.front', 'kyc.selfie']) {
    await check.getByLabel(words(side)).setInputFiles(picture);
    await expect(check.getByText(words('kyc.retake'))).toBeVisible();
    await next.click();
  }
  await check.getByRole('checkbox', { name: words('kyc.consent') }).check();
  await check.getByRole('button', { name: words('kyc.send') }).click();
  await expect(check.getByRole('heading', { name: words('kyc.pending') })).toBeVisible();

  await operator.call('kyc', { userId, pass: true });
  await check.getByRole('button', { name: words('common.ok') }).click();
  await deposit.submit.click();
  await expect(depositMade(page, 'tag')).toBeVisible();
});
