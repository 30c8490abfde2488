import { expect, test } from './fixtures';

test('the home page answers with its landmarks and without a single complaint @push', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('main')).toBeVisible();
  await expect(page.getByRole('navigation').first()).toBeVisible();
});

test('an unknown path says so and names the path @push', async ({ page }) => {
  await page.goto('/no-such-page');
  await expect(page.getByRole('main')).toContainText('Page not found');
  await expect(page.getByRole('main')).toContainText('/no-such-page');
});
