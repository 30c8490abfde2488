import { fileURLToPath } from 'node:url';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { type FileServer, serveFiles } from '@kislap/tools/fileServer';
import {
  closeGame,
  depositScreen,
  fillRegistration,
  openGame,
  payAtCashier,
  playRound,
  say,
} from '@kislap/player-web/steps';
import { slowDown } from './slowDown';

/** What a visitor transfers until the first deposit is credited and a round is played. */
const mostBytes = 6_000_000;
/** From the link to the first credited deposit, on a processor that is four times slower. */
const longestMs = 60_000;
const slower = Number(process.env['KISLAP_SLOWER'] ?? 4);

const folder = fileURLToPath(new URL('../dist', import.meta.url));
const language = 'en';
let server: FileServer;

test.beforeEach(async () => {
  server = await serveFiles(folder, { port: 0 });
});

test.afterEach(() => server.close());

/** What must never happen: uncaught errors, and what a policy or Trusted Types refused. */
function watchTroubles(context: BrowserContext): readonly string[] {
  const troubles: string[] = [];
  context.on('weberror', (error) => troubles.push(`uncaught: ${error.error().message}`));
  context.on('console', (message) => {
    if (message.type() === 'error') troubles.push(`${message.text()} (${message.location().url})`);
  });
  return troubles;
}

async function comeIn(page: Page): Promise<void> {
  await page.goto(server.origin);
  await expect(page.getByText('Play money', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Open the app' }).click();
  await expect(page.getByRole('main')).toBeVisible();
}

async function register(page: Page): Promise<void> {
  await page
    .getByRole('link', { name: say(language, 'auth.register') })
    .first()
    .click();
  await fillRegistration(page, language, '9175550123');
  await page.getByRole('button', { name: say(language, 'reg.create') }).click();
  await expect(page.getByRole('heading', { name: say(language, 'reg.ok') })).toBeVisible();
}

async function deposit(page: Page): Promise<void> {
  await page.getByRole('button', { name: say(language, 'reg.noLimit') }).click();
  await page.getByRole('button', { name: say(language, 'reg.noLimitYes'), exact: true }).click();
  await page.getByRole('button', { name: say(language, 'reg.deposit') }).click();
  const { amount, submit } = await depositScreen(page, language);
  await amount.fill('500');
  await submit.click();
  await payAtCashier(page, language);
  await expect(page.getByText(say(language, 'dep.arrived', { amount: '500.00' })).first()).toBeVisible();
}

const balance = (page: Page) => page.getByRole('region', { name: 'Balance' }).filter({ visible: true });

/** What a page that was just loaded says once the operator has answered it; until then the amount is covered. */
async function readBalance(page: Page): Promise<string> {
  await expect(balance(page)).toContainText(shown);
  return shown.exec((await balance(page).textContent()) ?? '')?.[0] ?? '';
}

const shown = /^Balance₱[\d,]+\.\d\d/;

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

/** Far longer than the moment of rest after which what has changed is written to the device. */
const restMs = 3_000;

/** Ends the worker and all that it has in memory, as the browser does when nobody has asked for a while. */
async function endWorker(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const ended = new Promise<void>((resolve) => {
    session.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      if (versions.some(({ runningStatus }) => runningStatus === 'stopped')) resolve();
    });
  });
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
  await ended;
}

test('a link is enough: a newcomer registers, deposits, plays, and comes back to the same money', async ({
  page,
  context,
  browser,
}) => {
  const troubles = watchTroubles(context);
  const end = await slowDown(browser, slower);
  const since = performance.now();
  await test.step('comes in', () => comeIn(page));
  await test.step('registers', () => register(page));
  await test.step('deposits', () => deposit(page));
  const creditedMs = performance.now() - since;
  end();
  await test.step('plays', async () => {
    await page.goto(server.origin);
    await expect(balance(page)).toContainText('₱500');
    const round = await openGame(page, language);
    await playRound(round, language, '₱50');
    await closeGame(page, language);
  });
  const bytes = server.sentBytes();
  await page.reload();
  const before = await readBalance(page);
  await page.waitForTimeout(restMs);
  await endWorker(page);
  const endedAt = performance.now();
  await page.reload();
  expect(await readBalance(page)).toBe(before);
  const openedMs = performance.now() - endedAt;
  process.stdout.write(
    `credited after ${seconds(creditedMs)}, ${(bytes / 1e6).toFixed(2)} MB sent, opened again after ${seconds(openedMs)}\n`,
  );
  expect(troubles, 'errors in the console').toEqual([]);
  expect(bytes, 'bytes transferred').toBeLessThan(mostBytes);
  expect(creditedMs, 'milliseconds to the first credited deposit').toBeLessThan(longestMs);
});
