import { act, fireEvent, render } from '@testing-library/react';
import { useCallback, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { ScrollContainerContext } from '../PageFrame/scrolling';
import { VirtualList } from './VirtualList';

class NothingChangesItsSize {
  observe() {}
  disconnect() {}
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('ResizeObserver', NothingChangesItsSize);
  vi.stubGlobal('IntersectionObserver', NothingChangesItsSize);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const ROW_PX = 56;
const SCREEN_PX = 560;
interface Named {
  readonly id: string;
  readonly name: string;
  /** Whether it can be filled in by hand. */
  readonly isSimple: boolean;
}
const COUNT = 200;
const items = Array.from({ length: COUNT }, (_, index): Named => ({
  id: `game-${index}`,
  name: `Game ${index % 7}`,
  isSimple: index % 50 !== 49,
}));

/** A list that is filled in by hand, as it is scrolled and pressed. */
function refilledList() {
  const scroller = document.createElement('main');
  Object.defineProperty(scroller, 'clientHeight', { value: SCREEN_PX });
  Object.defineProperty(scroller, 'scrollTop', { value: 0, writable: true });
  const onPress = vi.fn<(id: string) => void>();
  const renderRow = vi.fn((item: Named) =>
    item.isSimple ? (
      <button type="button" onClick={() => onPress(item.id)}>
        {item.name}
      </button>
    ) : (
      <strong>{item.name}</strong>
    ),
  );
  const texts = { loading: '', retry: '', end: '' };
  let change: (to: readonly Named[]) => void = () => {};
  function List() {
    const [shown, setShown] = useState<readonly Named[]>(items);
    change = setShown;
    const refillRow = useCallback((row: HTMLElement, item: Named) => {
      const text = row.querySelector('button')?.firstChild;
      if (!item.isSimple || !(text instanceof Text)) return false;
      text.data = item.name;
      return true;
    }, []);
    return (
      <ScrollContainerContext value={scroller}>
        <VirtualList
          items={shown}
          keyOf={({ id }) => id}
          rowHeight={ROW_PX}
          renderRow={renderRow}
          refillRow={refillRow}
          tail={{ state: 'end', onReachEnd: () => {}, onRetry: () => {}, texts }}
        />
      </ScrollContainerContext>
    );
  }
  const { container } = render(<List />);
  const row = (index: number) => container.querySelector(`[data-row="${index}"]`);
  return {
    onPress,
    renderRow,
    change: (to: readonly Named[]) => act(() => change(to)),
    row,
    press: (index: number) => fireEvent.click(row(index)?.firstElementChild ?? container),
    rows: () => [...container.querySelectorAll<HTMLElement>('[data-row]')],
    scrollTo: (topPx: number) => {
      scroller.scrollTop = topPx;
      fireEvent.scroll(scroller);
    },
  };
}

/** What every row that is drawn must show, wherever it was used before. */
function expectRight(rows: readonly HTMLElement[], shown: readonly Named[]) {
  for (const row of rows) {
    const index = Number(row.dataset.row);
    const item = shown[index];
    expect(row.textContent).toBe(item?.name);
    expect(row.firstElementChild?.tagName).toBe(item?.isSimple === true ? 'BUTTON' : 'STRONG');
    expect(row).toHaveAttribute('aria-posinset', String(index + 1));
    expect(row).toHaveAttribute('aria-setsize', String(shown.length));
    expect(row).toHaveAttribute('data-first', String(index === 0));
    expect(row.style.transform).toBe(`translateY(${index * ROW_PX}px)`);
    expect(row.style.height).toBe(`${ROW_PX}px`);
  }
}

const rested = () =>
  act(() => {
    vi.advanceTimersByTime(250);
  });

test('rows that come are filled in by hand, and rendered once the list is at rest', () => {
  const { scrollTo, renderRow, rows } = refilledList();
  renderRow.mockClear();
  for (let topPx = 40; topPx < 1_500; topPx += 40) scrollTo(topPx);
  expectRight(rows(), items);
  expect(renderRow).not.toHaveBeenCalled();
  rested();
  expect(renderRow).toHaveBeenCalled();
  expectRight(rows(), items);
});

test('a row that needs other elements is rendered while the list runs, and so is what comes after it', () => {
  const { scrollTo, rows } = refilledList();
  for (let topPx = 40; topPx < 8_000; topPx += 120) {
    scrollTo(topPx);
    expectRight(rows(), items);
  }
  for (let topPx = 8_000; topPx >= 0; topPx -= 120) scrollTo(topPx);
  expectRight(rows(), items);
  rested();
  expectRight(rows(), items);
});

test('what is pressed is what is seen, before React has drawn it', () => {
  const { scrollTo, press, onPress } = refilledList();
  for (let topPx = 40; topPx < 1_500; topPx += 40) scrollTo(topPx);
  press(30);
  expect(onPress).toHaveBeenCalledExactlyOnceWith('game-30');
});

test('items that change while the list runs are shown as they are now', () => {
  const { scrollTo, change, rows } = refilledList();
  for (let topPx = 40; topPx < 1_500; topPx += 40) scrollTo(topPx);
  const renamed = items.map((item) => ({ ...item, name: `${item.name}!` }));
  change(renamed);
  expectRight(rows(), renamed);
  for (let topPx = 1_500; topPx < 2_000; topPx += 40) scrollTo(topPx);
  change(items);
  rested();
  expectRight(rows(), items);
});
