import { vi } from 'vitest';

/** A visual viewport as large as the window, whose height a test changes. */
class FakeViewport extends EventTarget {
  height = window.innerHeight;
  readonly offsetTop = 0;
}

/**
 * Puts a visual viewport in the window whose lower part an on-screen keyboard may take. Returns the function that
 * raises the keyboard to so many pixels.
 */
export function stubKeyboard(): (heightPx: number) => void {
  const viewport = new FakeViewport();
  vi.stubGlobal('visualViewport', viewport);
  return (heightPx) => {
    viewport.height = window.innerHeight - heightPx;
    viewport.dispatchEvent(new Event('resize'));
  };
}
