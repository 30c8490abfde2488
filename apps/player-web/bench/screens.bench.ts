import { expect, test, type Browser, type Page } from '@playwright/test';
import { openPlayer } from '../e2e/openPlayer';
import { seeds } from '../e2e/seeds';
import { routes } from '../src/routes/routes';
import { median } from './median';
import { showOverlay } from './showOverlay';
import { showPage } from './showPage';
import { startSides } from './sides';

const ROUNDS = 5;
/** Milliseconds from the tap to the frame, under a fourfold slow-down of the processor. */
const limits = { page: 150, overlay: 100 };
const overlays = ['deposit', 'withdrawal', 'fund-record', 'language'];

const pages = Object.values(routes).filter((route) => !('guestsOnly' in route) && route.path !== '/maintain');

/** A player on a slow phone, with all code fetched. */
async function openSlowly(browser: Browser, origin: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: origin });
  const page = await context.newPage();
  await openPlayer(page, origin, seeds.whale);
  await page.goto('/user');
  await page.waitForLoadState('networkidle');
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return page;
}

test('every page and overlay shows its frame soon after the tap', async ({ browser }) => {
  const sides = await startSides();
  const tooSlow: string[] = [];
  for (const { name: side, sandbox } of sides) {
    const page = await openSlowly(browser, sandbox.origin);
    for (const { path } of pages) {
      const took: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        await showPage(page, path === '/user' ? '/' : '/user').catch(() => undefined);
        took.push(await showPage(page, path));
      }
      report(side, path, { took, limit: limits.page });
      if (side === 'now' && median(took) > limits.page) tooSlow.push(path);
    }
    await page.goto('/user');
    for (const overlay of overlays) {
      const took: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) took.push(await showOverlay(page, overlay));
      report(side, overlay, { took, limit: limits.overlay });
      if (side === 'now' && median(took) > limits.overlay) tooSlow.push(overlay);
    }
    await page.context().close();
  }
  await Promise.all(sides.map(({ sandbox }) => sandbox.stop()));
  expect(tooSlow, 'over the limit').toEqual([]);
});

function report(side: string, what: string, { took, limit }: { took: readonly number[]; limit: number }) {
  const milliseconds = (value: number) => String(Math.round(value)).padStart(5);
  console.log(
    `${side.padEnd(7)} ${what.padEnd(30)} median ${milliseconds(median(took))} ms  worst ${milliseconds(Math.max(...took))} ms  limit ${limit}`,
  );
}
