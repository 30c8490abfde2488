import type { Page } from '@playwright/test';
import { closeOverlays } from './closeOverlays';

/**
 * Opens an overlay by its link, and measures how long its frame takes: until a dialog stands in a painted frame.
 * Closes it again.
 *
 * @returns milliseconds
 */
export async function showOverlay(page: Page, name: string): Promise<number> {
  const tookMs = await page.evaluate(async (overlay) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const startMs = performance.now();
    history.pushState({ depth: 1 }, '', `${location.pathname}?overlay=${overlay}`);
    window.dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    while (document.querySelector('[role=dialog]') === null) {
      await frame();
      if (performance.now() - startMs > 10_000) throw new Error(`The overlay ${overlay} never came`);
    }
    await frame();
    return performance.now() - startMs;
  }, name);
  await closeOverlays(page);
  return tookMs;
}
