import type { Page } from '@playwright/test';

/**
 * Makes requests of the page run out of time by the page's clock, which a test can move on, and not by the machine's.
 */
export async function followClock(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const limits = new WeakMap<XMLHttpRequest, number>();
    const { prototype } = XMLHttpRequest;
    const send = Reflect.get(prototype, 'send');
    Object.defineProperty(prototype, 'timeout', {
      configurable: true,
      get(this: XMLHttpRequest) {
        return limits.get(this) ?? 0;
      },
      set(this: XMLHttpRequest, ms: number) {
        limits.set(this, ms);
      },
    });
    prototype.send = function (this: XMLHttpRequest, body) {
      const ms = limits.get(this) ?? 0;
      if (ms > 0) {
        const timer = setTimeout(() => {
          this.ontimeout?.(new ProgressEvent('timeout'));
          this.abort();
        }, ms);
        this.addEventListener('loadend', () => clearTimeout(timer));
      }
      Reflect.apply(send, this, [body]);
    };
  });
}
