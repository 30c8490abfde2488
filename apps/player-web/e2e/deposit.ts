import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures';
import type { Language } from './messages';
import { say } from './messages';

/** The deposit screen in one language. */
export interface DepositScreen {
  readonly screen: Locator;
  readonly amount: Locator;
  readonly submit: Locator;
  /** A payment mode by its name, such as 'Bank Transfer'. */
  readonly mode: (name: string) => Locator;
  /** A promotion by its message, such as 'promo.19'. */
  readonly promotion: (id: string) => Locator;
}

/** Opens the deposit screen as its link does and waits for the form. */
export async function openDeposit(page: Page, language: Language): Promise<DepositScreen> {
  await page.goto('/?overlay=deposit');
  return await depositScreen(page, language);
}

/** The deposit screen that is already opening. */
export async function depositScreen(page: Page, language: Language): Promise<DepositScreen> {
  const screen = page.getByRole('dialog', { name: say(language, 'dep.title') });
  const modes = screen.getByRole('radiogroup', { name: say(language, 'dep.mode') });
  await expect(modes).toBeVisible();
  return {
    screen,
    amount: screen.getByRole('textbox', { name: say(language, 'dep.amount') }),
    submit: screen.getByRole('button', { name: say(language, 'common.submit') }),
    mode: (name) => modes.getByRole('radio', { name, exact: true }),
    promotion: (id) => screen.getByRole('radio', { name: say(language, id) }),
  };
}

/** The card that tells what a bonus asks for, before it is taken. */
export function bonusTerms(page: Page, language: Language): Locator {
  return page.getByRole('dialog', { name: say(language, 'bonus.terms') });
}

/** Takes the bonus that was chosen. */
export async function takeBonus(page: Page, language: Language): Promise<void> {
  const take = say(language, 'bonus.take');
  await bonusTerms(page, language).getByRole('button', { name: take }).click();
}

/** The dialog after Submit: the deposit is made and leads on to its pay page. */
export function depositMade(page: Page, language: Language): Locator {
  return page.getByRole('dialog', { name: say(language, 'dep.success') });
}

/** Opens the pay page by 'Go now', in the window it opens in. */
export async function goToPayPage(page: Page, language: Language): Promise<Page> {
  const opened = page.waitForEvent('popup');
  await depositMade(page, language)
    .getByRole('button', { name: say(language, 'dep.goNow') })
    .click();
  return await opened;
}
