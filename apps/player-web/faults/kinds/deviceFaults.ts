import type { Page, Request } from '@playwright/test';
import { STORAGE_PREFIX } from '../../src/device/storage/storageFormat';
import { askedCalls } from '../../e2e/askedCalls';
import { expect } from '../../e2e/fixtures';
import { cells, done, untilDone } from '../FaultKind';
import type { FaultKind } from '../FaultKind';
import { words } from '../World';
import { harmStorage, storageHarms } from './storageHarms';
import { spoilWrite } from './spoilWrite';

const twoDaysMs = 48 * 3_600_000;
const tenMinutesMs = 600_000;

/** What the phone and its browser do. */
export const deviceFaults: readonly FaultKind[] = [
  {
    id: 'F26',
    fault: 'a clock that is wrong and goes back',
    made: 'the device’s clock is 48 h ahead or behind, and goes back by ten minutes before the last tap',
    before: async ({ page, random }) => {
      const skew = random() < 0.5 ? -twoDaysMs : twoDaysMs;
      await page.clock.setSystemTime(Date.now() + skew);
    },
    arm: async ({ page }) => {
      const now = await page.evaluate(() => Date.now());
      await page.clock.setSystemTime(now - tenMinutesMs);
    },
    cells: cells(done),
  },
  {
    id: 'F27',
    fault: 'localStorage full, cleared, corrupted, of another version or blocked',
    made: 'in this order for the five operations; whoever must be signed in is, before it is harmed',
    before: ({ page }, { name }) => harmStorage(page, storageHarms[name], STORAGE_PREFIX),
    arm: async ({ page }, { name }) => {
      if (storageHarms[name] === 'cleared') await page.evaluate(() => localStorage.clear());
    },
    cells: cells(done),
  },
  {
    id: 'F28',
    fault: 'cookies blocked',
    made: '`document.cookie` is always empty and takes nothing; the language comes from the browser',
    before: async ({ page }) => {
      await page.addInitScript(() =>
        Object.defineProperty(Document.prototype, 'cookie', {
          get: () => '',
          set(): void {
            // Nothing is kept.
          },
        }),
      );
    },
    cells: cells(done),
  },
  {
    id: 'F29',
    fault: 'windows blocked',
    made: '`window.open` opens nothing; only a deposit opens one',
    before: async ({ page }) => {
      await page.addInitScript(() => {
        window.open = () => null;
      });
    },
    after: async (world, { name }) => {
      if (name !== 'deposit') return;
      const { page } = world;
      await page.getByRole('button', { name: words(world, 'dep.goNow') }).click();
      await expect(page.getByText(words(world, 'dep.blocked'))).toBeVisible();
      await expect(page.getByRole('button', { name: words(world, 'dep.copyLink') })).toBeVisible();
    },
    cells: cells(done),
  },
  {
    id: 'F30',
    fault: 'offline while it is on its way',
    made: 'the operator has done it; the device goes offline and the line is cut; 5 s later it is online',
    arm: spoilWrite(({ context }) => ({ type: 'afterReply', run: () => context.setOffline(true) }), 1),
    during: async ({ context, clock, proxy }, { isWrite }) => {
      await expect.poll(() => proxy.seen.some(isWrite), { timeout: 15_000 }).toBe(true);
      await clock.advance(5_000);
      await context.setOffline(false);
    },
    cells: cells(untilDone),
  },
  {
    id: 'F31',
    fault: 'the tab is hidden and frozen for ten minutes',
    made: 'the page is frozen, its clock goes on, and it is seen again before the last tap: no call is asked twice',
    arm: async ({ page, context }) => {
      const browser = await context.newCDPSession(page);
      await turn(page, 'hidden');
      await browser.send('Page.setWebLifecycleState', { state: 'frozen' });
      await browser.send('Page.setWebLifecycleState', { state: 'active' });
      await page.clock.fastForward(tenMinutesMs);
      // By what they ask: those of one moment travel in one request, and there are several moments.
      const asked: string[] = [];
      const note = (request: Request): void => {
        asked.push(...askedCalls(request).map(({ name, fields }) => `${name} ${fields}`));
      };
      page.on('request', note);
      await turn(page, 'visible');
      await page.waitForLoadState('networkidle');
      page.off('request', note);
      expect(asked.length - new Set(asked).size, `asked more than once: ${asked.join(' ')}`).toBe(0);
    },
    cells: cells(done),
  },
  {
    id: 'F32',
    fault: 'a piece of the app is gone (404)',
    made: 'the screen’s own code is not found the first time: the page loads anew, once',
    before: async ({ page, proxy }, { chunk, path }) => {
      proxy.order(
        (url) => url.startsWith('/assets/') && url.endsWith(`/${chunk}.js`),
        () => ({ type: 'answer', answer: { status: 404, headers: {}, body: '' } }),
        1,
      );
      let loads = 0;
      page.on('requestfinished', (request) => {
        if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
      });
      await page.goto(path);
      await expect.poll(() => loads, { message: 'loads of the page' }).toBe(2);
      // Opening another page before this one has come would cross it.
      await page.waitForLoadState();
    },
    cells: cells(done),
  },
  {
    id: 'F39',
    fault: 'clipboard, share, vibration and notifications absent',
    made: 'they are taken out of the browser',
    before: async ({ page }) => {
      await page.addInitScript(() => {
        for (const name of ['clipboard', 'share', 'canShare', 'vibrate', 'locks', 'storage'])
          Object.defineProperty(Navigator.prototype, name, { value: undefined });
        Reflect.deleteProperty(window, 'Notification');
      });
    },
    cells: cells(done),
  },
  {
    id: 'F40',
    fault: 'a processor six times slower',
    made: 'the browser’s own throttling from the filled form on',
    isSlow: true,
    arm: async ({ page, context }) => {
      const browser = await context.newCDPSession(page);
      await browser.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    },
    cells: cells(done),
  },
];

async function turn(page: Page, state: 'hidden' | 'visible'): Promise<void> {
  await page.evaluate((visibility) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: visibility });
    Object.defineProperty(document, 'hidden', { configurable: true, value: visibility === 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);
}
