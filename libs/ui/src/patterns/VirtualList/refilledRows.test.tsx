import { act, fireEvent, render } from '@testing-library/react';
import { useCallback, useEffect, useState } from 'react';
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
  const onReady = vi.fn<(change: (to: readonly Named[]) => void) => void>();
  function List() {
    const [shown, setShown] = useState<readonly Named[]>(items);
    useEffect(() => onReady(setShown), []);
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
    change: (to: readonly Named[]) => act(() => onReady.mock.lastCall?.[0](to)),
    row,
    press: (index: number) => fireEvent.click(row(index)?.firstElementChild ?? container),
    rows: () => [...container.querySelectorAll<HTMLElement>('[data-row]')],
    scrollTo: (topPx: number) => {
      scroller.scrollTop = topPx;
      fireEvent.scroll(scroller);
    },
  };
}

/** What a row shows and says. */
const seen = (row: HTMLElement) => ({
  index: row.dataset.row,
  text: row.textContent,
  element: row.firstElementChild?.tagName,
  place: row.getAttribute('aria-posinset'),
  size: row.getAttribute('aria-setsize'),
  isFirst: row.dataset.first,
  transform: row.style.transform,
  height: row.style.height,
});

/** What a row must show, whatever its elements were used for before. */
const due = (row: HTMLElement, shown: readonly Named[]): ReturnType<typeof seen> => {
  const index = Number(row.dataset.row);
  return {
    index: String(index),
    text: shown[index]?.name ?? '',
    element: shown[index]?.isSimple === true ? 'BUTTON' : 'STRONG',
    place: String(index + 1),
    size: String(shown.length),
    isFirst: String(index === 0),
    transform: `translateY(${index * ROW_PX}px)`,
    height: `${ROW_PX}px`,
  };
};

const rested = () =>
  act(() => {
    vi.advanceTimersByTime(250);
  });

test('rows that come are filled in by hand, and rendered once the list is at rest', () => {
  const { scrollTo, renderRow, rows } = refilledList();
  renderRow.mockClear();
  for (let topPx = 40; topPx < 1_500; topPx += 40) scrollTo(topPx);
  expect(rows().map(seen)).toEqual(rows().map((row) => due(row, items)));
  expect(renderRow).not.toHaveBeenCalled();
  rested();
  expect(renderRow).toHaveBeenCalled();
  expect(rows().map(seen)).toEqual(rows().map((row) => due(row, items)));
});

test('a row that needs other elements is rendered while the list runs, and so is what comes after it', () => {
  const { scrollTo, rows } = refilledList();
  for (let topPx = 40; topPx < 8_000; topPx += 120) {
    scrollTo(topPx);
    expect(rows().map(seen)).toEqual(rows().map((row) => due(row, items)));
  }
  for (let topPx = 8_000; topPx >= 0; topPx -= 120) scrollTo(topPx);
  expect(rows().map(seen)).toEqual(rows().map((row) => due(row, items)));
  rested();
  expect(rows().map(seen)).toEqual(rows().map((row) => due(row, items)));
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
  expect(rows().map(seen)).toEqual(rows().map((row) => due(row, renamed)));
  for (let topPx = 1_500; topPx < 2_000; topPx += 40) scrollTo(topPx);
  change(items);
  rested();
  expect(rows().map(seen)).toEqual(rows().map((row) => due(row, items)));
});
