import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures';
import type { Language } from './messages';
import { say } from './messages';

/** The withdrawal screen in one language. */
export interface WithdrawalScreen {
  readonly screen: Locator;
  readonly amount: Locator;
  readonly account: Locator;
  readonly holder: Locator;
  readonly submit: Locator;
}

/** Opens the withdrawal screen as its link does and waits for the form. */
export async function openWithdrawal(page: Page, language: Language): Promise<WithdrawalScreen> {
  await page.goto('/?overlay=withdrawal');
  return await withdrawalScreen(page, language);
}

/** The withdrawal screen that is already opening. */
export async function withdrawalScreen(page: Page, language: Language): Promise<WithdrawalScreen> {
  const screen = page.getByRole('dialog', { name: say(language, 'wdw.title') });
  const amount = screen.getByRole('textbox', { name: say(language, 'wdw.amount') });
  await expect(amount).toBeVisible();
  return {
    screen,
    amount,
    account: screen.getByRole('textbox', { name: say(language, 'wdw.account') }),
    holder: screen.getByRole('textbox', { name: say(language, 'wdw.holder') }),
    submit: screen.getByRole('button', { name: say(language, 'common.submit') }),
  };
}

/** Fills the withdrawal in for the GCash account that everybody has chosen at first. */
export async function fillWithdrawal(form: WithdrawalScreen, amount: string): Promise<void> {
  await form.amount.fill(amount);
  await form.account.fill('09171234567');
  await form.holder.fill('Maria Clara');
}

/** Says yes to the last look at what goes where. */
export async function confirmWithdrawal(page: Page, language: Language): Promise<void> {
  const question = page.getByRole('dialog', { name: say(language, 'wdw.confirmTitle') });
  await question.getByRole('button', { name: say(language, 'wdw.do') }).click();
}

/** The dialog of a withdrawal that the operator has taken. */
export function withdrawalMade(page: Page, language: Language): Locator {
  return page.getByRole('dialog', { name: say(language, 'wdw.madeTitle') });
}
