import type { Locator, Page } from '@playwright/test';
import { depositMade, openDeposit } from './deposit';
import { expect, test } from './fixtures';
import type { Language } from './messages';
import { say } from './messages';
import type { OperatorControl } from './OperatorControl';
import { type PlayerApi, playerApi } from './PlayerApi';
import { askForGame } from './playGame';
import { operatorWords } from './operatorWords';
import { smsCode } from './register';
import { openIdOfNewcomer } from './seeds';
import { signIn } from './signIn';
import { speak } from './speak';

/** Signs in on this device as somebody whose account lacks everything. */
async function openNewcomer(page: Page, operator: OperatorControl, origin: string): Promise<PlayerApi> {
  const { token, UserID } = await operator.call('session', { openId: openIdOfNewcomer });
  const player = playerApi(origin, String(token), Number(UserID));
  await signIn(page, player);
  return player;
}

const formOf = (page: Page, language: Language) =>
  page.getByRole('dialog', { name: say(language, 'complete.title') });

async function fillIn(form: Locator, language: Language): Promise<void> {
  await form.getByRole('combobox', { name: say(language, 'auth.birthYear') }).selectOption('1990');
  await form.getByRole('combobox', { name: say(language, 'auth.birthMonth') }).selectOption({ index: 6 });
  await form.getByRole('combobox', { name: say(language, 'auth.birthDay') }).selectOption('15');
  await form.getByRole('textbox', { name: say(language, 'set.phone') }).fill('9175550188');
  await form.getByRole('button', { name: say(language, 'auth.send') }).click();
  await form.getByRole('textbox', { name: say(language, 'bind.code') }).fill(smsCode);
  await form.getByRole('checkbox', { name: say(language, 'auth.agree') }).check();
}

for (const language of ['en', 'tag'] as const) {
  test(`a newcomer from elsewhere is asked where the deposit stopped, and it goes on (${language}) @push`, async ({
    page,
    operator,
    sandbox,
  }) => {
    const player = await openNewcomer(page, operator, sandbox.origin);
    await speak(page.context(), sandbox.origin, language);
    const { amount, submit } = await openDeposit(page, language);
    await amount.fill('200');
    await submit.click();
    const form = formOf(page, language);
    const goOn = form.getByRole('button', { name: say(language, 'common.continue') });
    await expect(goOn).toBeDisabled();
    expect(await player.deposits()).toEqual([]);
    await fillIn(form, language);
    await goOn.click();
    await expect(form).toBeHidden();
    await expect(depositMade(page, language)).toBeVisible();
    expect(await player.deposits()).toEqual([{ amount: 200, status: 0 }]);
  });
}

test('left alone, the form moves nothing, and a game opens once it is answered @push', async ({
  page,
  operator,
  sandbox,
}) => {
  await openNewcomer(page, operator, sandbox.origin);
  await page.goto('/');
  const { play, frame } = await askForGame(page, 'en');
  const form = formOf(page, 'en');
  await form.getByRole('button', { name: say('en', 'common.close') }).click();
  await expect(form).toBeHidden();
  await expect(page.locator('iframe')).toHaveCount(0);
  await play.click();
  await fillIn(form, 'en');
  await form.getByRole('button', { name: say('en', 'common.continue') }).click();
  await expect(frame.getByRole('button', { name: operatorWords.en.play, exact: true })).toBeVisible();
});

test('who comes from elsewhere for the first time is asked after the login', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Google' }).click();
  await page.getByRole('button', { name: say('en', 'login.newOne') }).click();
  await expect(formOf(page, 'en')).toBeVisible();
  await expect(page).not.toHaveURL(/login/);
});
