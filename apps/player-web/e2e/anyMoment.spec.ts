import { expect, test } from './fixtures';
import { say } from './messages';
import { openPlayer } from './openPlayer';
import { seeds } from './seeds';

// A tap lost or doubled once in two runs is lost or doubled: no second try here (decision 0050).
test.describe.configure({ retries: 0 });

const rounds = Number(process.env['KISLAP_TAPS'] ?? 3);
/** After the page has been read: from at once until its code has come. */
const latestMs = 900;

for (const [what, name, dialog, who] of [
  ['a game of the page', 'Mango Rush', 'Mango Rush', 'guest'],
  ['the language', say('en', 'set.language'), say('en', 'lang.title'), 'guest'],
  ['the deposit', say('en', 'dep.title'), say('en', 'dep.title'), 'player'],
] as const) {
  test(`${what} tapped at any moment of the start opens once`, async ({ page, sandbox }) => {
    if (who === 'player') await openPlayer(page, sandbox.origin, seeds.regular);
    test.setTimeout(30_000 + rounds * 8_000);
    const late = { live: 700, index: 300 };
    for (const [file, ms] of Object.entries(late))
      await page.route(`**/assets/*/${file}.js`, async (route) => {
        await new Promise((resolve) => void setTimeout(resolve, ms));
        await route.continue();
      });
    await page.addInitScript(() => {
      const seen = new Set<Element>();
      new MutationObserver(() => {
        for (const one of document.querySelectorAll('#root [role=dialog]')) seen.add(one);
        document.documentElement.dataset['dialogs'] = String(seen.size);
      }).observe(document, { childList: true, subtree: true });
    });
    for (let round = 0; round < rounds; round += 1) {
      const waitMs = (round * latestMs) / rounds;
      await page.goto('/', { waitUntil: 'commit' });
      const button = page.getByRole('button', { name }).first();
      await button.waitFor();
      await page.waitForTimeout(waitMs);
      await button.dispatchEvent('click');
      const opened = page.locator('#root').getByRole('dialog', { name: dialog });
      await expect(opened, `tapped after ${waitMs} ms`).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(1);
      await page.waitForTimeout(300);
      expect(await page.evaluate(() => document.documentElement.dataset['dialogs'])).toBe('1');
    }
  });
}
