import type { Locator } from '@playwright/test';
import { closeOverlays } from './closeOverlays';

/**
 * Presses what opens an overlay, and measures how long its frame takes: until one dialog more stands in a painted
 * frame. Closes it again.
 *
 * @returns milliseconds
 */
export async function tapOverlay(target: Locator): Promise<number> {
  const tookMs = await target.evaluate(async (element: HTMLElement) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const startMs = performance.now();
    element.click();
    while (document.querySelector('[role=dialog], [role=alertdialog]') === null) {
      await frame();
      if (performance.now() - startMs > 10_000) throw new Error('The overlay never came');
    }
    await frame();
    return performance.now() - startMs;
  });
  await closeOverlays(target.page());
  return tookMs;
}
