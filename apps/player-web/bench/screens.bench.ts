import { expect, test, type Browser, type Page } from '@playwright/test';
import { openPlayer } from '../e2e/openPlayer';
import { seeds } from '../e2e/seeds';
import { linkedOverlayNames } from '../src/navigation/overlays/linkedOverlayNames';
import { routes } from '../src/navigation/routes/routes';
import { STORAGE_PREFIX } from '../src/device/storage/storageFormat';
import { median } from './median';
import { showOverlay } from './showOverlay';
import { showPage } from './showPage';
import { startSides, type Side } from './sides';
import { tapOverlay } from './tapOverlay';
import { tappedOverlays } from './tappedOverlays';

/**
 * How often each is shown; as often again, while the middle of them is over the limit: the machine may have hiccuped.
 */
const ROUNDS = 5;
const MOST_ROUNDS = 3 * ROUNDS;
/** Milliseconds from the tap to the frame, under a fourfold slow-down of the processor. */
const SLOWDOWN = 4;
/** An overlay that an address names is a visit of that address. */
const limits = { page: 150, overlay: 100 };

/** Those that a signed-in player can go to; the welcome shows only to who has just registered. */
const paths = Object.values(routes)
  .filter((route) => !('guestsOnly' in route) && !['/maintain', '/registerSuccess'].includes(route.path))
  .map(({ path }) => path);

interface Screen {
  readonly name: string;
  readonly limit: number;
  readonly show: (page: Page) => Promise<number>;
}

const screens: readonly Screen[] = [
  ...paths.map((path) => ({
    name: path,
    limit: limits.page,
    show: async (page: Page) => {
      await showPage(page, path === '/user' ? '/' : '/user');
      return await showPage(page, path);
    },
  })),
  ...linkedOverlayNames.map((name) => ({
    name: `/?overlay=${name}`,
    limit: limits.page,
    show: async (page: Page) => await showOverlay(page, name),
  })),
  ...tappedOverlays.map(({ name, at, target }) => ({
    name,
    limit: limits.overlay,
    show: async (page: Page) => {
      await showPage(page, at);
      return await tapOverlay(target(page));
    },
  })),
];

/** A visit that has had its one offer gets no other; it would lie over what is measured. */
function noOffers(key: string): void {
  if (location.protocol.startsWith('http')) sessionStorage.setItem(key, '1');
}

/** A player on a slow phone, with all code fetched. */
async function openSlowly(browser: Browser, origin: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: origin });
  await context.addInitScript(noOffers, `${STORAGE_PREFIX}promotionShown`);
  const page = await context.newPage();
  await openPlayer(page, origin, seeds.whale);
  await page.goto('/user');
  await page.waitForLoadState('networkidle');
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return page;
}

/** How long a screen took on each side, in turns, so that what else the machine does hits all alike. */
async function measure(
  { show, limit }: Screen,
  pages: readonly Page[],
): Promise<readonly (readonly number[])[]> {
  const took = pages.map((): number[] => []);
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    if (round % ROUNDS === 0 && round > 0 && median(took[0] ?? []) <= limit) break;
    for (const [side, page] of pages.entries()) took[side]?.push(await show(page));
  }
  return took;
}

function report(name: string, limit: number, took: readonly (readonly number[])[]): void {
  const milliseconds = (value: number) => String(Math.round(value)).padStart(7);
  const cells = took.flatMap((all) => [median(all), Math.max(...all)].map(milliseconds));
  const verdict = median(took[0] ?? []) > limit ? '  OVER' : '';
  console.log(`${name.padEnd(30)}${cells.join('')}${milliseconds(limit)}${verdict}`);
}

function reportHead(sides: readonly Side[]): void {
  const columns = sides.flatMap(({ name }) => [name, 'worst']);
  const line = [...columns, 'limit'].map((column) => column.padStart(7)).join('');
  console.log(`${`ms to the frame, CPU ${SLOWDOWN}x slower`.padEnd(30)}${line}`);
}

test('every page and overlay shows its frame soon after the tap', async ({ browser }) => {
  const sides = await startSides();
  const pages = await Promise.all(sides.map(({ sandbox }) => openSlowly(browser, sandbox.origin)));
  const tooSlow: string[] = [];
  reportHead(sides);
  for (const screen of screens) {
    const took = await measure(screen, pages);
    report(screen.name, screen.limit, took);
    if (median(took[0] ?? []) > screen.limit) tooSlow.push(screen.name);
  }
  await Promise.all(pages.map((page) => page.context().close()));
  await Promise.all(sides.map(({ sandbox }) => sandbox.stop()));
  expect(tooSlow, 'over the limit').toEqual([]);
});
