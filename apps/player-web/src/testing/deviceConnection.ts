import { untilIdle } from './untilIdle';

/** The connection that the device believes to have. */
export const deviceConnection = {
  /** Loses it once the screen has all it asks for; else it would depend on the machine what of it is there. */
  async loseWhenIdle(): Promise<void> {
    await untilIdle();
    deviceConnection.lose();
  },
  lose(): void {
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
    window.dispatchEvent(new Event('offline'));
  },
  restore(): void {
    if (navigator.onLine) return;
    // The browser's own answer lies under the one that was put over it.
    Reflect.deleteProperty(navigator, 'onLine');
    window.dispatchEvent(new Event('online'));
  },
} as const;
