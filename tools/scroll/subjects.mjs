import { signInSeedPlayer } from '../seedPlayer.mjs';
import { storedScript } from '../speed/subjects.mjs';
import { floorPage } from './floor.mjs';

const ROWS = 5_000;
/** As many bets as are flicked through, and the screen below. */
const LOADED_BETS = 400;
const scroller = 'main';

const nothing = () => Promise.resolve();

/** Loads a list page by page and comes back to its start. @param {import('playwright').Page} page */
async function loadBets(page) {
  await page.locator('main [role=listitem]').first().waitFor();
  await page.waitForFunction(
    (leastPx) => {
      const main = document.querySelector('main');
      main?.scrollTo({ top: main.scrollHeight });
      return (main?.scrollHeight ?? 0) > leastPx;
    },
    LOADED_BETS * 76,
    { polling: 50, timeout: 60_000 },
  );
  await page.evaluate(() => document.querySelector('main')?.scrollTo({ top: 0 }));
}

/** Shows all games. @param {import('playwright').Page} page */
async function showAllGames(page) {
  await page.getByText('All', { exact: true }).first().dispatchEvent('click');
  await page.waitForFunction(
    (leastPx) => (document.querySelector('main')?.scrollHeight ?? 0) > leastPx,
    ROWS * 60,
  );
}

/** As many games as a catalogue may have. */
export const MANY_GAMES = ROWS;

/**
 * The lists that are measured, the floor first.
 *
 * @param {string} origin The sandbox, which is given what makes them long.
 * @param {string} manyGamesOrigin Where the same has a long catalogue.
 * @returns {Promise<readonly import('./measureList.mjs').Subject[]>}
 */
export async function subjectsOf(origin, manyGamesOrigin) {
  const session = await signInSeedPlayer(origin);
  const many = await fetch(`${origin}/__sandbox/bets`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ userId: session.userId, count: ROWS }),
  });
  if (!many.ok) throw new Error(`The sandbox has not made ${ROWS} bets: ${many.status}.`);
  const storage = storedScript({ session });
  const bets = { url: `${origin}/bet-history`, scroller, row: '[role=listitem]', storage, prepare: nothing };
  return [
    {
      name: 'floor',
      url: `${origin}/floor`,
      scroller,
      row: 'li',
      prepare: (page) =>
        page.route('**/floor', (route) => route.fulfill({ contentType: 'text/html', body: floorPage(ROWS) })),
      open: nothing,
    },
    { name: 'bets', ...bets, open: loadBets },
    { name: 'bets paging', ...bets, open: nothing },
    {
      name: 'games',
      url: `${manyGamesOrigin}/`,
      scroller,
      // A line with the distance to the next: between two tiles nothing is missing.
      row: '[data-row]:has(img)',
      storage,
      prepare: nothing,
      open: showAllGames,
    },
  ];
}
