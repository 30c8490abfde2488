import type { Locator, Page } from '@playwright/test';

/** The messages on the screen that read like `title`. */
export function toasts(page: Page, title: string): Locator {
  return page.getByRole('listitem').filter({ hasText: title });
}

/**
 * Notes every toast that appears from now on, also after reloads, however briefly it is seen.
 *
 * @returns A list that grows while the page lives.
 */
export async function noteToasts(page: Page): Promise<readonly string[]> {
  const noted: string[] = [];
  await page.exposeFunction('noteToast', (text: string) => void noted.push(text));
  await page.addInitScript(watchForToasts);
  return noted;
}

/** Runs in the page. */
function watchForToasts(): void {
  const note: unknown = Reflect.get(window, 'noteToast');
  const report = (node: Node): void => {
    const isToast = node instanceof HTMLLIElement && node.closest('[role="region"]') !== null;
    if (!isToast || typeof note !== 'function') return;
    // Its words alone, without what can be pressed on it.
    const words = node.cloneNode(true);
    if (words instanceof HTMLElement) for (const button of words.querySelectorAll('button')) button.remove();
    note(words.textContent);
  };
  new MutationObserver((changes) => changes.forEach(({ addedNodes }) => addedNodes.forEach(report))).observe(
    document,
    {
      childList: true,
      subtree: true,
    },
  );
}
