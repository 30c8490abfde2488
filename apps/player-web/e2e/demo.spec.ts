import { expect, test } from './fixtures';
import { say } from './messages';
import { operatorWords } from './operatorWords';

const game = 'Jeepney Jackpot';

test('a guest tries a game by keyboard, without an account and without money @push', async ({ page }) => {
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
  const question = page.getByRole('dialog', { name: say('en', 'age.ask') });
  await question.getByRole('button', { name: say('en', 'age.yes') }).press('Enter');
  const frame = page.frameLocator(`iframe[title="${game}"]`);
  await expect(frame.getByText('nothing is saved')).toBeVisible();
  const play = frame.getByRole('button', { name: operatorWords.en.play, exact: true });
  await expect(play).toBeEnabled();
  await play.press('Enter');
  await expect(frame.getByRole('status')).toContainText(operatorWords.en.roundOver);
  expect(launches).toEqual([]);
});

test('a guest who is not 21 yet is led back, with a kind word, and not asked again', async ({ page }) => {
  await page.goto('/');
  const tile = page.getByRole('button', { name: new RegExp(`^(?!.*:).*${game}`) }).first();
  const sheet = page.getByRole('dialog', { name: game });
  const demo = sheet.getByRole('button', { name: say('en', 'game.demo'), exact: true });
  const question = page.getByRole('dialog', { name: say('en', 'age.ask') });
  await tile.click();
  await demo.click();
  await question.getByRole('button', { name: say('en', 'age.no') }).click();
  await expect(page.getByText(say('en', 'age.young')).first()).toBeVisible();
  await expect(sheet).toBeHidden();
  await tile.click();
  await demo.click();
  await expect(sheet).toBeHidden();
  await expect(question).toBeHidden();
  await expect(page.locator('iframe')).toHaveCount(0);
});
