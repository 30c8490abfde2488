import type { Page } from '@playwright/test';
import type { Language } from './messages';
import { say } from './messages';

/** The sandbox accepts this code alone. */
export const smsCode = '123456';

/** A password that fulfils the rule: 8 to 20 characters with a letter and a digit. */
export const newPassword = 'Sampaguita1';

/** Fills the whole registration form in as an adult would, without sending it. */
export async function fillRegistration(page: Page, language: Language, phone: string): Promise<void> {
  await page.getByRole('textbox', { name: say(language, 'set.phone') }).fill(phone);
  await page.getByRole('button', { name: say(language, 'auth.send') }).click();
  await page.getByRole('textbox', { name: say(language, 'bind.code') }).fill(smsCode);
  await page.getByRole('textbox', { name: say(language, 'reg.password'), exact: true }).fill(newPassword);
  await page.getByRole('textbox', { name: say(language, 'auth.repeat'), exact: true }).fill(newPassword);
  await page.getByRole('combobox', { name: say(language, 'auth.birthYear') }).selectOption('1990');
  await page.getByRole('combobox', { name: say(language, 'auth.birthMonth') }).selectOption({ index: 6 });
  await page.getByRole('combobox', { name: say(language, 'auth.birthDay') }).selectOption('15');
  await page.getByRole('checkbox', { name: say(language, 'auth.agree') }).check();
}

/** Opens an account and waits for the page that says so. */
export async function register(page: Page, language: Language, phone: string): Promise<void> {
  await page.goto('/register');
  await fillRegistration(page, language, phone);
  await page.getByRole('button', { name: say(language, 'reg.create') }).click();
  await page.getByRole('heading', { name: say(language, 'reg.ok') }).waitFor();
}
