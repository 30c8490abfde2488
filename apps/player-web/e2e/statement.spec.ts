import { readFile } from 'node:fs/promises';
import { expect, test } from './fixtures';
import { say } from './messages';
import { openPlayer } from './openPlayer';
import { seeds } from './seeds';
import { speak } from './speak';

/** Noon in Manila, so that nothing falls on the day before. */
const noon = Math.floor(Date.UTC(2026, 10, 18, 4) / 1000);

const words = (id: string, values?: Readonly<Record<string, string>>) => say('tag', id, values);

test('a player checks a month by its statement, as a file and on paper', async ({
  page,
  context,
  baseURL,
  operator,
  sandbox,
}) => {
  await speak(context, baseURL ?? '', 'tag');
  await operator.call('clock', { epoch: noon });
  const { userId } = await openPlayer(page, sandbox.origin, seeds.regular);
  await operator.call('bets', { userId, count: 60 });
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await page.goto('/user');
  await page.getByRole('link', { name: words('stmt.title'), exact: true }).click();
  await expect(page).toHaveURL(/\/user\/statement$/);
  const main = page.getByRole('main').filter({ visible: true });
  await expect(main.getByText(words('stmt.timePlayed'), { exact: true })).toBeVisible();
  // Rows are drawn when they come into sight.
  await main
    .getByRole('heading', { name: words('stmt.movements') })
    .evaluate((title) => title.scrollIntoView());
  await expect(main.getByText(words('stmt.after', { amount: '₱12,345.67' })).first()).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: words('stmt.csv') }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('statement-2026-11.csv');
  const content = await readFile(await file.path(), 'utf8');
  expect(content.charCodeAt(0)).toBe(0xfeff);
  const lines = content.trimEnd().split('\r\n');
  expect(lines.length).toBeGreaterThan(60);
  expect(lines[1]).toContain(',12345.678,');

  await page.getByRole('button', { name: words('stmt.print') }).click();
  await expect(page.locator('html[data-printed]')).toHaveCount(1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('article').getByRole('row')).toHaveCount(lines.length);
  await expect(main).toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(page.getByRole('article')).toHaveCount(0);
});
