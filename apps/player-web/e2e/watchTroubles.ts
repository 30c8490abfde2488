import type { Page } from '@playwright/test';

/**
 * Collects what must never happen in a page: uncaught errors, errors in the console, and what the content security
 * policy or Trusted Types refused (the browser reports those in the console too).
 *
 * @param expected What a test provokes on purpose.
 * @returns A list that grows while the page lives.
 */
export function watchTroubles(page: Page, expected: readonly RegExp[]): readonly string[] {
  const troubles: string[] = [];
  const note = (text: string): void => {
    if (!expected.some((pattern) => pattern.test(text))) troubles.push(text);
  };
  page.on('pageerror', (error) => note(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') note(`${message.text()} (${message.location().url})`);
  });
  return troubles;
}
