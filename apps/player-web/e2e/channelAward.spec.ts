import type { Page } from '@playwright/test';
import { openDeposit } from './deposit';
import { doubleTapMs } from './doubleTapMs';
import { expect, test } from './fixtures';
import type { Language } from './messages';
import { say } from './messages';
import { payAtCashier } from './payAtCashier';
import { signInByApi } from './PlayerApi';
import { seeds } from './seeds';
import { signIn } from './signIn';
import { speak } from './speak';

/** What the statement of the player says has come in, in pesos. */
async function movementsOf(origin: string, token: string) {
  const body = new FormData();
  for (const [name, value] of Object.entries({ from: today(), to: today(), logId: '0' }))
    body.set(name, value);
  const headers = { authorization: `Bearer ${token}` };
  const answer: unknown = await (
    await fetch(`${origin}/api/web/statement`, { method: 'POST', body, headers })
  ).json();
  return answer;
}

const today = () => new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);

/** 1,000 pesos through Maya, up to the card that says what the award asks for. */
async function askAward(page: Page, language: Language) {
  const { amount, mode, submit, screen } = await openDeposit(page, language);
  await mode('Maya').check();
  await amount.fill('1000');
  await expect(screen.getByText(say(language, 'dep.youGet'))).toBeVisible();
  await expect(screen.getByText(say(language, 'dep.canAdd', { bonus: '₱50.00' }))).toBeVisible();
  await expect(screen.getByText(say(language, 'dep.andLocked', { bonus: '₱50.00' }))).toBeHidden();
  await submit.click();
  const card = page.getByRole('dialog', { name: say(language, 'bonus.award') });
  await expect(card.getByText(/₱1,250\.00/)).toBeVisible();
  await expect(card.getByText('₱500.00')).toBeVisible();
  return card;
}

const ways = [
  { answer: 'bonus.take', language: 'en', locked: 50, toBet: 1250, came: { dep: 1000, bonus: 50 } },
  { answer: 'bonus.without', language: 'tag', locked: 0, toBet: 1000, came: { dep: 1000, bonus: 0 } },
] as const;

for (const { answer, language, locked, toBet, came } of ways) {
  test(`the award of a channel comes only when it is taken (${answer}, ${language})${language === 'en' ? ' @push' : ''}`, async ({
    page,
    context,
    baseURL,
    sandbox,
  }) => {
    await speak(context, baseURL ?? '', language);
    const player = await signInByApi(sandbox.origin, seeds.fresh);
    await signIn(page, player);
    const card = await askAward(page, language);
    expect(await player.deposits()).toEqual([]);
    // The card opened under the finger that pressed Submit.
    await page.waitForTimeout(doubleTapMs);
    await card.getByRole('button', { name: say(language, answer) }).click();
    await payAtCashier(page, language);
    await expect.poll(player.balance).toBe(1000 + locked);
    expect(await player.turnoverLeft()).toBe(toBet);
    expect(await movementsOf(sandbox.origin, player.token)).toMatchObject({ code: 200, data: came });
  });
}
