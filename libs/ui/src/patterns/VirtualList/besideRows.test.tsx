import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { ScrollContainerContext } from '../PageFrame/scrolling';
import { besideRows } from './besideRows';
import { VirtualRows } from './VirtualRows';

class NothingChangesItsSize {
  observe() {}
  disconnect() {}
}

const [ROW_PX, SCREEN_PX, ABOVE_PX] = [56, 560, 300];
const names = Array.from({ length: 1_000 }, (_, index) => `game-${index}`);

let scroller: HTMLElement;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('ResizeObserver', NothingChangesItsSize);
  scroller = document.createElement('main');
  document.body.append(scroller);
  Object.defineProperty(scroller, 'clientHeight', { value: SCREEN_PX });
  Object.defineProperty(scroller, 'scrollTop', { value: 0, writable: true });
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function boxOf(this: Element) {
    if (this === scroller) return new DOMRect(0, 0, 390, SCREEN_PX);
    const isAbove = this.querySelector('button') !== null || this.matches('[style*="300px"]');
    return new DOMRect(0, (isAbove ? 0 : ABOVE_PX) - scroller.scrollTop, 390, ABOVE_PX);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  scroller.remove();
});

function Counter() {
  const [count, setCount] = useState(0);
  return (
    <p>
      <button type="button" onClick={() => setCount(count + 1)}>
        {`Pressed ${count}`}
      </button>
      <input type="text" aria-label="Search" />
    </p>
  );
}

function page() {
  const tree = (shown: readonly string[]) => (
    <ScrollContainerContext value={scroller}>
      <div ref={besideRows} data-testid="above">
        <Counter />
      </div>
      <VirtualRows
        items={shown}
        keyOf={(name) => name}
        rowHeight={ROW_PX}
        renderRow={(name) => <span>{name}</span>}
      />
    </ScrollContainerContext>
  );
  const { rerender, unmount } = render(tree(names), { container: scroller });
  const scrollTo = (topPx: number) => {
    scroller.scrollTop = topPx;
    fireEvent.scroll(scroller);
  };
  return {
    unmount,
    change: (shown: readonly string[]) => rerender(tree(shown)),
    scrollTo,
    /** Runs on from one place to another, 60 px at a time. */
    run: (fromPx: number, toPx: number) => {
      const step = fromPx < toPx ? 60 : -60;
      for (let px = fromPx; (toPx - px) * step > 0; px += step) scrollTo(px);
    },
    above: () => screen.getByTestId('above'),
    isThere: () => screen.queryByRole('button') !== null,
  };
}

const restedFor = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

test('what stands far above a running list is no part of the document, and is again once it rests', () => {
  const { run, above, isThere } = page();
  fireEvent.click(screen.getByRole('button'));
  run(0, 800);
  expect(isThere(), 'near').toBe(true);
  run(800, 4_000);
  expect(isThere(), 'far').toBe(false);
  expect(above().style.height).toBe(`${ABOVE_PX}px`);
  restedFor(500);
  expect(isThere(), 'between two flicks').toBe(false);
  run(4_000, 5_000);
  expect(isThere()).toBe(false);
  restedFor(1_200);
  expect(screen.getByRole('button')).toHaveTextContent('Pressed 1');
  expect(above().style.height).toBe('');
  fireEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('button')).toHaveTextContent('Pressed 2');
});

test('it is there before the list runs back to it, and before the next key', () => {
  const { run, isThere } = page();
  run(0, 4_000);
  expect(isThere()).toBe(false);
  fireEvent.keyDown(document.body, { key: 'Tab' });
  expect(isThere()).toBe(true);
  run(4_000, 5_000);
  expect(isThere()).toBe(false);
  run(5_000, 900);
  expect(isThere()).toBe(true);
});

test('it stays for a slow finger, for a jump, and for whoever is in it', () => {
  const { run, scrollTo, isThere } = page();
  for (let px = 3_000; px < 4_000; px += 10) scrollTo(px);
  expect(isThere(), 'slow').toBe(true);
  scrollTo(20_000);
  expect(isThere(), 'a jump').toBe(true);
  screen.getByRole('textbox').focus();
  run(20_000, 24_000);
  expect(isThere(), 'focus').toBe(true);
});

test('a list that goes leaves all where it was', () => {
  const { run, change, isThere } = page();
  run(0, 4_000);
  change(names.slice(0, 5));
  restedFor(1_200);
  expect(isThere()).toBe(true);
});

test('a page that goes while it is out goes whole', () => {
  const { run, unmount } = page();
  run(0, 4_000);
  unmount();
  expect(scroller.childElementCount).toBe(0);
});
