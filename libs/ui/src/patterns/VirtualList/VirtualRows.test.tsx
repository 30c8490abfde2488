import { fireEvent, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

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
