import { once } from 'node:events';
import { get } from 'node:http';
import { constants, createBrotliDecompress } from 'node:zlib';
import type { Browser, Page } from '@playwright/test';
import { askedCalls } from './askedCalls';
import { expect, test } from './fixtures';
import { say } from './messages';
import { openPlayer } from './openPlayer';
import { largestDifference } from './pictures';
import { seeds } from './seeds';

const pictures = (page: Page) => page.getByRole('main').locator('img');

/** A visitor whose browser runs no script. */
async function withoutScript(browser: Browser, locale: string, visit: (page: Page) => Promise<void>) {
  const context = await browser.newContext({ javaScriptEnabled: false, locale });
  await visit(await context.newPage());
  await context.close();
}

for (const [language, locale] of [
  ['en', 'en-PH'],
  ['tag', 'fil-PH'],
] as const) {
  test(`the first view needs no script (${language}) @push`, async ({ browser, sandbox }) => {
    await withoutScript(browser, locale, async (page) => {
      await page.goto(sandbox.origin);
      await expect(page.getByRole('button', { name: 'Mango Rush' })).toBeVisible();
      await expect(page.getByRole('heading', { name: say(language, 'home.hotTonight') })).toBeVisible();
      const banner = pictures(page).first();
      await expect(banner).toHaveAttribute('fetchpriority', 'high');
      expect(
        await banner.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth),
      ).toBeTruthy();
    });
  });
}

for (const visitor of ['guest', 'player']) {
  test(`the styles in the page draw its first view for a ${visitor} as all styles do`, async ({
    browser,
    sandbox,
  }) => {
    await withoutScript(browser, 'en-PH', async (page) => {
      const look = async (more: (html: string) => string): Promise<Buffer> => {
        await page.route(sandbox.origin, async (route) => {
          const answer = await route.fetch();
          const html = (await answer.text()).replace('<html', `<html data-visitor="${visitor}"`);
          await route.fulfill({ response: answer, body: more(html) });
        });
        await page.goto(sandbox.origin, { waitUntil: 'networkidle' });
        await page.unroute(sandbox.origin);
        // Fetched is not drawn yet.
        await page.evaluate(() => Promise.allSettled([...document.images].map((image) => image.decode())));
        return page.screenshot({ animations: 'disabled' });
      };
      const theirs = await look((html) => html);
      const all = await look((html) => {
        const sheet = /<link[^>]* rel="stylesheet" href="\/assets\/\w+\/first\.css"[^>]*>/.exec(html)?.[0];
        expect(sheet).toBeDefined();
        return html.replace('</head>', `${sheet}</head>`);
      });
      expect(largestDifference(all, theirs)).toBeLessThanOrEqual(2);
    });
  });
}

test('the part of the page that draws the first view comes before the rest', async ({ sandbox }) => {
  const parts = await new Promise<readonly Buffer[]>((resolve, reject) => {
    const come: Buffer[] = [];
    get(sandbox.origin, { headers: { accept: 'text/html', 'accept-encoding': 'br' } }, (answer) => {
      answer.on('data', (part: Buffer) => void come.push(part));
      answer.on('end', () => {
        resolve(come);
      });
    }).on('error', reject);
  });
  expect(parts.length).toBeGreaterThan(1);
  const seen = createBrotliDecompress({ finishFlush: constants.BROTLI_OPERATION_FLUSH });
  const first: Buffer[] = [];
  seen.on('data', (piece: Buffer) => void first.push(piece));
  seen.end(parts[0]);
  await once(seen, 'end');
  const text = Buffer.concat(first).toString('utf8');
  expect(text).toContain('/games/');
  // The notice for old browsers, and what the first paint needs.
  expect(text.match(/<script>/g)).toHaveLength(2);
  expect(text).not.toContain('</body>');
});

test('what the operator changes stands in the next first view', async ({ browser, sandbox, operator }) => {
  const tile = (page: Page) => page.getByRole('button', { name: 'Mango Rush' });
  await withoutScript(browser, 'en-PH', async (page) => {
    await page.goto(sandbox.origin);
    await expect(tile(page)).toHaveCount(1);
    await operator.call('part', { kind: 'game', code: 'mango-rush', on: false });
    await page.goto(sandbox.origin);
    await expect(tile(page)).toHaveCount(0);
  });
});

test('the app takes the first view over as it stands, and then asks the operator again @push', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(...askedCalls(request).map(({ name }) => name)));
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      for (const image of document.querySelectorAll('main img')) image.setAttribute('data-first', '');
    });
  });
  await page.goto('/');
  await expect
    .poll(() => asked)
    .toEqual(expect.arrayContaining(['getBanner', 'getHot', 'noticeList', 'gameList']));
  await page.waitForLoadState('networkidle');
  await expect(page.locator('main img[data-first]').first()).toBeVisible();
  const drawn = await pictures(page).count();
  expect(drawn).toBeGreaterThan(5);
  await expect(page.locator('main img[data-first]')).toHaveCount(drawn);
  for (const name of ['getBanner', 'getHot', 'noticeList', 'gameList'])
    expect(
      asked.filter((one) => one === name),
      name,
    ).toHaveLength(1);
});

for (const who of ['a guest', 'a player'] as const) {
  test(`nothing moves for ${who} while it is taken over`, async ({ page, sandbox }) => {
    if (who === 'a player') await openPlayer(page, sandbox.origin, seeds.regular);
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    const moved = await sumOfShifts(page);
    expect(moved).toBeLessThan(0.005);
  });
}

test('nothing moves when the font comes late', async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 823 });
  await page.route('**/*-sans.woff2', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await route.continue();
  });
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  expect(await sumOfShifts(page)).toBeLessThan(0.0005);
});

/** How much has moved on the page by itself, as browsers count it. */
function sumOfShifts(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(
            list.getEntries().reduce((sum, entry) => sum + ('value' in entry ? Number(entry.value) : 0), 0),
          ),
        ).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(0), 500);
      }),
  );
}

type Visitor = 'a guest' | 'a player';

/** Opens home with the app's code held back; the answer lets it go. */
async function openWithoutApp(page: Page, origin: string, who: Visitor): Promise<() => void> {
  if (who === 'a player') await openPlayer(page, origin, seeds.regular);
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/assets/*/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  return letGo;
}

test('a player sees the offers and the games before the app is there, and nothing of a guest', async ({
  page,
  sandbox,
}) => {
  const letGo = await openWithoutApp(page, sandbox.origin, 'a player');
  await expect(page.getByRole('button', { name: 'Mango Rush' })).toBeVisible();
  await expect(page.getByRole('region', { name: say('en', 'home.banners') })).toBeVisible();
  await expect(page.getByRole('link', { name: say('en', 'auth.login') })).toBeHidden();
  letGo();
  await expect(page.getByRole('region', { name: say('en', 'user.balance') })).toBeVisible();
});

test('a tap before the app is there is answered by a frame, which can be left @push', async ({
  page,
  sandbox,
}) => {
  const letGo = await openWithoutApp(page, sandbox.origin, 'a guest');
  const game = page.getByRole('button', { name: 'Mango Rush' });
  const frame = page.getByRole('dialog', { name: 'Mango Rush' });
  await game.click();
  await expect(frame).toBeFocused();
  await frame.getByRole('button', { name: say('en', 'common.close') }).click();
  await expect(frame).toBeHidden();
  await expect(game).toBeFocused();
  await page.getByRole('link', { name: say('en', 'auth.login') }).click();
  const login = page.getByRole('dialog', { name: say('en', 'login.title') });
  const phone = page.getByLabel(say('en', 'set.phone'));
  await expect(login).toBeVisible();
  await expect(phone).toBeFocused();
  await phone.pressSequentially('91700');
  letGo();
  await expect(page).toHaveURL(/\/login$/);
  await expect(login).toBeHidden();
  await expect(phone).toBeFocused();
  await phone.pressSequentially('00002');
  await expect(phone).toHaveValue('9170000002');
  await expect(frame).toBeHidden();
});

for (const who of ['a guest', 'a player'] as const) {
  test(`what ${who} types into the search before the app is there stays in it`, async ({ page, sandbox }) => {
    const letGo = await openWithoutApp(page, sandbox.origin, who);
    const search = page.getByRole('searchbox', { name: say('en', 'home.search') });
    await search.click();
    await search.pressSequentially('mango');
    letGo();
    await expect(page.getByRole('button', { name: 'Jeepney Jackpot' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Mango Rush' }).first()).toBeVisible();
    await expect(search).toBeFocused();
    await expect(search).toHaveValue('mango');
  });
}

test('nothing typed into the search is lost while the app takes it over @push', async ({ page, sandbox }) => {
  const letGo = await openWithoutApp(page, sandbox.origin, 'a player');
  const search = page.getByRole('searchbox', { name: say('en', 'home.search') });
  const words = 'mango rush parol nights jeepney jackpot';
  await search.click();
  setTimeout(letGo, 300);
  await page.keyboard.type(words, { delay: 60 });
  await expect(search).toHaveValue(words);
  await expect(search).toBeFocused();
});

test('whoever turns back before the sheet of an early tap has come does not get it', async ({
  page,
  sandbox,
}) => {
  let letSheetCome = (): void => undefined;
  const held = new Promise<void>((resolve) => (letSheetCome = resolve));
  const letGo = await openWithoutApp(page, sandbox.origin, 'a guest');
  await page.route('**/assets/*/games.js', async (route) => {
    await held;
    await route.continue();
  });
  const asked = page.waitForRequest('**/assets/*/games.js');
  const frame = page.getByRole('dialog', { name: 'Mango Rush' });
  await page.getByRole('button', { name: 'Mango Rush' }).click();
  await expect(frame).toBeFocused();
  letGo();
  await asked;
  await expect(page.getByRole('button', { name: 'Jeepney Jackpot' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(frame).toBeHidden();
  letSheetCome();
  await page.waitForTimeout(1500);
  await expect(frame).toBeHidden();
});

test('a banner that a player taps before the app is there is followed, whatever it says by then', async ({
  page,
  sandbox,
}) => {
  const letGo = await openWithoutApp(page, sandbox.origin, 'a player');
  await page
    .getByRole('region', { name: say('en', 'home.banners') })
    .getByRole('button')
    .first()
    .click();
  letGo();
  await expect(page.getByRole('dialog', { name: /of 5 adds|First 5 deposits/ })).toBeVisible();
});

test('on a wide screen the frame stands over the column, and goes with the size of the window', async ({
  page,
  sandbox,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openWithoutApp(page, sandbox.origin, 'a guest');
  await page.getByRole('button', { name: 'Mango Rush' }).click();
  const frame = page.getByRole('dialog', { name: 'Mango Rush' });
  await expect(frame).toBeVisible();
  const column = await page.locator('#root main').boundingBox();
  expect((await frame.boundingBox())?.x).toBe(column?.x);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(async () => (await frame.boundingBox())?.width).toBe(390);
});
