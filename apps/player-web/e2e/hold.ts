import type { Page } from '@playwright/test';

/** Holds what is fetched back until the answer is called. */
export async function hold(page: Page, what: string | RegExp): Promise<() => void> {
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(what, async (route) => {
    await held;
    await route.fallback();
  });
  return letGo;
}
