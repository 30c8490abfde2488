import { expect, test } from './fixtures';
import { say } from './messages';
import { openPlayer } from './openPlayer';
import { seeds } from './seeds';

test('the keyboard skips the tiles, and comes to the tab bar', async ({ page, sandbox }) => {
  await openPlayer(page, sandbox.origin, seeds.regular);
  await page.goto('/');
  const skip = page.getByRole('button', { name: say('en', 'nav.skipToMenu') });
  // What listens for the first Tab comes once the browser is idle.
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(skip).toHaveCount(1, { timeout: 1000 });
  }).toPass();
  await skip.focus();
  await page.keyboard.press('Enter');
  const tabs = page.getByRole('navigation', { name: say('en', 'nav.label') });
  await expect(tabs.getByRole('link', { name: say('en', 'nav.home') })).toBeFocused();
});
