import type { Page } from '@playwright/test';

/** Closes every open overlay. */
export async function closeOverlays(page: Page): Promise<void> {
  const overlays = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  while ((await overlays.count()) > 0) await page.keyboard.press('Escape');
}
