import { act, fireEvent, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { ScrollContainerContext } from '../PageFrame/scrolling';
import { VirtualRows } from './VirtualRows';

class NothingChangesItsSize {
  observe() {}
  disconnect() {}
}

beforeEach(() => vi.stubGlobal('ResizeObserver', NothingChangesItsSize));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const screen = document.createElement('main');

const list = (names: readonly string[]) => (
  <ScrollContainerContext value={screen}>
    <VirtualRows
      items={names}
      keyOf={(name) => name}
      rowHeight={56}
      renderRow={(name) => <img src={`/${name}.webp`} alt={name} />}
    />
  </ScrollContainerContext>
);

function drawAnother(isAtHand: boolean) {
  const { container, rerender } = render(list(['parol']));
  const picture = container.querySelector('img');
  if (picture === null) throw new Error('The list drew no picture.');
  const complete = vi.spyOn(picture, 'complete', 'get').mockReturnValue(isAtHand);
  rerender(list(['mayon']));
  expect(container.querySelector('img'), 'the element is used again').toBe(picture);
  expect(picture).toHaveAttribute('src', '/mayon.webp');
  return { picture, complete };
}

test('a row that is used again does not show the picture of the one before it', () => {
  const { picture, complete } = drawAnother(false);
  expect(picture).toHaveAttribute('data-blank');
  fireEvent.load(picture);
  expect(picture, 'what has come is not what was asked for last').toHaveAttribute('data-blank');
  complete.mockReturnValue(true);
  fireEvent.load(picture);
  expect(picture).not.toHaveAttribute('data-blank');
});

test('a picture that the browser has at hand is shown at once', () => {
  expect(drawAnother(true).picture).not.toHaveAttribute('data-blank');
});

const names = Array.from({ length: 200 }, (_, index) => `game-${index}`);
const ROW_PX = 56;
const SCREEN_PX = 560;

/** A list of 200 rows, as it is scrolled. */
function longList() {
  const scroller = document.createElement('main');
  Object.defineProperty(scroller, 'clientHeight', { value: SCREEN_PX });
  Object.defineProperty(scroller, 'scrollTop', { value: 0, writable: true });
  const renderRow = vi.fn((name: string) => <button type="button">{name}</button>);
  const { container } = render(
    <ScrollContainerContext value={scroller}>
      <VirtualRows items={names} keyOf={(name) => name} rowHeight={ROW_PX} renderRow={renderRow} />
    </ScrollContainerContext>,
  );
  const rows = () => [...container.querySelectorAll<HTMLElement>('[data-row]')];
  return {
    renderRow,
    scrollTo: (topPx: number) => {
      scroller.scrollTop = topPx;
      fireEvent.scroll(scroller);
    },
    rowsInOrder: () => rows().map((row) => Number(row.dataset.row)),
    button: (name: string) =>
      rows()
        .find((row) => row.textContent === name)
        ?.querySelector('button'),
  };
}

const between = (first: number, end: number) =>
  Array.from({ length: end - first }, (_, place) => first + place);
const rested = () =>
  act(() => {
    vi.advanceTimersByTime(250);
  });

describe('a long list that moves', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
  });

  test('shows every row in sight at once, wherever it jumps to', () => {
    const { scrollTo, rowsInOrder } = longList();
    for (const topPx of [5_600, 10_000, 120, 200 * ROW_PX - SCREEN_PX, 0]) {
      scrollTo(topPx);
      const first = Math.floor(topPx / ROW_PX);
      const end = Math.min(names.length, Math.ceil((topPx + SCREEN_PX) / ROW_PX));
      expect(rowsInOrder()).toEqual(expect.arrayContaining(between(first, end)));
    }
  });

  test('draws the row that comes and no other', () => {
    const { renderRow, scrollTo } = longList();
    scrollTo(5_600);
    rested();
    renderRow.mockClear();
    for (let step = 1; step <= 10; step += 1) scrollTo(5_600 + step * ROW_PX);
    const drawn = renderRow.mock.calls.map(([name]) => name);
    expect(new Set(drawn).size, 'none twice').toBe(drawn.length);
    expect(drawn.length).toBeLessThanOrEqual(12);
  });

  test('stands in the order of its rows once it is at rest', () => {
    const { scrollTo, rowsInOrder } = longList();
    scrollTo(5_600);
    scrollTo(5_900);
    rested();
    const [first = 0] = rowsInOrder();
    expect(rowsInOrder()).toEqual(between(first, first + rowsInOrder().length));
    expect(first).toBe(Math.floor((5_900 - 160) / ROW_PX));
  });

  test('takes the focus from a row that leaves', () => {
    const { scrollTo, button } = longList();
    const focused = button('game-3');
    focused?.focus();
    expect(focused).toHaveFocus();
    scrollTo(5_600);
    expect(document.body).toHaveFocus();
  });
});
