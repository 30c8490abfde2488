import { expect, test } from './fixtures';
import { say } from './messages';
import { operatorWords } from './operatorWords';

const game = 'Jeepney Jackpot';

test('a guest tries a game by keyboard, without an account and without money', async ({ page }) => {
  const launches: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/launchGame')) launches.push(request.url());
  });
  await page.goto('/');
  await page
    .getByRole('button', { name: new RegExp(`^(?!.*:).*${game}`) })
    .first()
    .click();
  const sheet = page.getByRole('dialog', { name: game });
  await sheet.getByRole('button', { name: say('en', 'game.demo'), exact: true }).press('Enter');
  const frame = page.frameLocator(`iframe[title="${game}"]`);
  await expect(frame.getByText('nothing is stored')).toBeVisible();
  const play = frame.getByRole('button', { name: operatorWords.en.play, exact: true });
  await expect(play).toBeEnabled();
  await play.press('Enter');
  await expect(frame.getByRole('status')).toContainText(operatorWords.en.roundOver);
  expect(launches).toEqual([]);
});
