import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { doubleTapMs } from './doubleTapMs';
import { askedCalls } from './askedCalls';
import { expect, test } from './fixtures';
import { say } from './messages';
import { openPlayer } from './openPlayer';
import { seeds } from './seeds';

const DAY_MS = 86_400_000;
const MANILA_MS = 8 * 3_600_000;
const tomorrow = Math.floor((Date.now() + MANILA_MS) / DAY_MS) + 1;
/** Noon in Manila, so that no bet falls on the day before; tomorrow, when no demo account has bet yet. */
const noon = (tomorrow * DAY_MS + DAY_MS / 2 - MANILA_MS) / 1000;
const day = new Date(tomorrow * DAY_MS).toISOString().slice(0, 10);

/** Counts the requests for bets from now on. */
function countBetRequests(page: Page): () => number {
  let asked = 0;
  page.on('request', (request) => {
    asked += askedCalls(request).filter(({ name }) => name === 'betLog4U').length;
  });
  return () => asked;
}

const main = (page: Page) => page.getByRole('main').filter({ visible: true });

/** The row in the middle of the screen, by its words. */
function middleRow(page: Page): Promise<string> {
  return page.evaluate(() => {
    const at = document.elementFromPoint(195, 500);
    return at?.closest('[role=listitem]')?.textContent ?? '';
  });
}

/** The row in the middle once the screen rests: what is still loading comes below it and moves nothing. */
async function restingRow(page: Page): Promise<string> {
  let row = '';
  await expect(async () => {
    const before = row;
    row = await middleRow(page);
    expect(row).not.toBe('');
    expect(row).toBe(before);
  }).toPass({ timeout: 10_000, intervals: [100] });
  return row;
}

/** Scrolls down, frame by frame, until this many rows have gone by; the list loads as it goes. */
async function scrollPast(page: Page, rows: number): Promise<void> {
  const scroller = await main(page).elementHandle();
  await page.waitForFunction(
    ({ element, least }) => {
      element?.scrollTo({ top: element.scrollHeight });
      return (element?.scrollHeight ?? 0) / 80 > least;
    },
    { element: scroller, least: rows },
    { polling: 'raf', timeout: 80_000 },
  );
}

test('thousands of bets down, a visit elsewhere costs neither the place nor a request', async ({
  page,
  operator,
  sandbox,
}) => {
  test.setTimeout(180_000);
  await operator.call('clock', { epoch: noon });
  const { userId } = await openPlayer(page, sandbox.origin, seeds.whale);
  await operator.call('bets', { userId, count: 3_200 });
  await page.goto('/user');
  // Facts that come late push the rows below them down.
  await expect(page.getByText(say('en', 'flow.nothing'))).toBeVisible();
  await page.getByRole('link', { name: say('en', 'bet.title') }).click();
  await expect(page.getByText('3200', { exact: true })).toBeVisible();
  const elements = () => page.evaluate(() => document.querySelectorAll('*').length);
  const before = await elements();
  await scrollPast(page, 3_000);
  expect(await elements()).toBeLessThan(before + 200);
  const row = await restingRow(page);

  await page.clock.install();
  const asked = countBetRequests(page);
  await page.goBack();
  await expect(page.getByRole('link', { name: say('en', 'bet.title') })).toBeVisible();
  await page.clock.runFor(30_000);
  await page.getByRole('link', { name: say('en', 'bet.title') }).click();
  await expect(page.getByRole('heading', { name: say('en', 'bet.title') })).toBeVisible();
  await expect.poll(() => middleRow(page)).toBe(row);
  expect(asked()).toBe(0);

  await page.goBack();
  await expect(page.getByRole('link', { name: say('en', 'set.title') })).toBeVisible();
  await page.clock.runFor(61_000);
  await page.getByRole('link', { name: say('en', 'bet.title') }).click();
  await expect.poll(asked).toBe(1);
  await expect.poll(() => middleRow(page)).toBe(row);
});

test('a player narrows the bets, opens one, saves the day as a file and receives the reward', async ({
  page,
  operator,
  sandbox,
}) => {
  await operator.call('clock', { epoch: noon });
  const { userId } = await openPlayer(page, sandbox.origin, seeds.whale);
  await operator.call('bets', { userId, count: 1_500 });
  await page.goto('/bet-history');
  await expect(page.getByText('1500', { exact: true })).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: say('en', 'bet.export') }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`bets-${day}.csv`);
  const lines = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n');
  expect(lines).toHaveLength(1_501);

  await page.getByRole('button', { name: new RegExp(say('en', 'reward.title')) }).click();
  const rewards = page.getByRole('dialog', { name: say('en', 'reward.title') });
  await rewards.getByRole('button', { name: say('en', 'reward.receive') }).click();
  await expect(page.getByText(say('en', 'reward.came', { amount: '₱5.00' })).first()).toBeVisible();
  await expect(rewards.getByText(say('en', 'reward.received'))).toBeVisible();
  await rewards.getByRole('button', { name: say('en', 'common.close') }).click();
  // The filter lies behind the cross: a press so soon would be a double tap, which is not heard.
  await page.waitForTimeout(doubleTapMs);

  await page.getByRole('button', { name: say('en', 'bet.filter') }).click();
  await page.getByRole('checkbox', { name: say('en', 'game.bingo') }).check();
  await page.getByRole('button', { name: /^Show \d+ bets?$/ }).click();
  await expect(page).toHaveURL(/cat=bingo/);
  await expect(page.getByText(say('en', 'bet.narrowed', { types: 'Bingo' }))).toBeVisible();
  await page.getByRole('listitem').getByRole('button', { name: /Bingo/ }).first().click();
  const bet = page.getByRole('dialog', { name: /Bingo/ });
  await expect(bet.getByRole('button', { name: say('en', 'bet.copyRound') })).toBeVisible();
});
