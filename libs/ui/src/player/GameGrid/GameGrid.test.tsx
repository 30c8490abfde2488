import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { games } from '../../testing/games';
import { renderInEnglish } from '../../testing/renderInEnglish';
import { GameGrid } from './GameGrid';
import { linesOf } from './LongGameGrid';

test('a list is cut into lines of so many', () => {
  expect(linesOf([1, 2, 3, 4], 3)).toEqual([[1, 2, 3], [4]]);
  expect(linesOf([1, 2, 3, 4, 5, 6], 5)).toEqual([[1, 2, 3, 4, 5], [6]]);
  expect(linesOf([], 4)).toEqual([]);
});

test('a short catalogue is in the document whole, its first line loading at once', () => {
  const { container } = renderInEnglish(<GameGrid games={games(6)} onOpen={vi.fn()} />);
  expect(screen.getAllByRole('button')).toHaveLength(6);
  expect(container.querySelectorAll('img[loading="eager"]')).toHaveLength(3);
});
