import type { Page } from '@playwright/test';

/**
 * Goes to a page of the app as Back and Forward do, and measures how long its frame takes: from the step in the
 * history until its heading stands in a painted frame.
 *
 * @returns milliseconds; 0 when it was there already
 */
export function showPage(page: Page, href: string): Promise<number> {
  return page.evaluate(async (to) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const hasHeading = () => [...document.querySelectorAll('h1')].some((one) => one.checkVisibility());
    if (location.pathname === to) return 0;
    const titleBefore = document.title;
    const startMs = performance.now();
    history.pushState({ depth: 1 }, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    while (document.title === titleBefore || !hasHeading()) {
      await frame();
      if (performance.now() - startMs > 10_000) throw new Error(`${to} never came`);
    }
    await frame();
    return performance.now() - startMs;
  }, href);
}
