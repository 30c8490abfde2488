import { act, fireEvent, screen } from '@testing-library/react';
import { Profiler } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { InLongListContext } from '../../patterns/VirtualList/inLongList';
import { ScrollContainerContext } from '../../patterns/PageFrame/scrolling';
import { renderInEnglish } from '../../testing/renderInEnglish';
import { GameTile } from '../GameTile/GameTile';
import type { GameTileFacts } from '../GameTile/GameTile';
import { LineFiller } from './LineFiller';
import { LongGameGrid } from './LongGameGrid';
import type { TileWords } from './tileElements';

const plain: GameTileFacts = {
  id: 'parol',
  name: 'Parol Nights',
  category: 'Slots',
  imageUrl: '/parol.webp',
};
const kinds: Readonly<Record<string, GameTileFacts>> = {
  'a game': plain,
  'another game': {
    ...plain,
    id: 'mayon',
    name: 'Mayon <Blaze>',
    category: 'Crash',
    imageUrl: '/mayon.webp',
  },
  'a hot game': { ...plain, id: 'hot', label: 'hot' },
  'a new favorite': { ...plain, id: 'new', label: 'new', isFavorite: true },
  'one without a picture': { ...plain, id: 'bare', imageUrl: undefined },
  'one that rests': { ...plain, id: 'rests', isResting: true, isFavorite: true, label: 'hot' },
};
const words: TileWords = {
  hot: 'Hot',
  isNew: 'New',
  isResting: 'Maintenance',
  favoriteOf: (name) => `${name}: favorite`,
};

/** What React draws of a game in a long list. */
function drawnByReact(game: GameTileFacts, hasHearts: boolean): readonly Node[] {
  const { container, unmount } = renderInEnglish(
    <InLongListContext value={true}>
      <GameTile game={game} onOpen={vi.fn()} onToggleFavorite={hasHearts ? vi.fn() : undefined} isEager />
    </InLongListContext>,
  );
  const drawn = looksOf(container);
  unmount();
  return drawn;
}

const looksOf = (root: Element): readonly Node[] => [...root.childNodes].map((node) => node.cloneNode(true));

const pairs = Object.keys(kinds).flatMap((from) => Object.keys(kinds).map((to) => [from, to] as const));

describe.each([true, false])('with hearts: %s', (hasHearts) => {
  test.each(pairs)('%s becomes %s, as React draws it', (from, to) => {
    const line = document.createElement('div');
    const filler = new LineFiller(words, hasHearts);
    filler.fill(line, [kinds[from] ?? plain]);
    filler.fill(line, [kinds[to] ?? plain]);
    expect(looksOf(line)).toEqual(drawnByReact(kinds[to] ?? plain, hasHearts));
  });
});

test('a picture that could not be loaded gives way to a broken one, until another game is shown', () => {
  const line = document.createElement('div');
  const filler = new LineFiller(words, false);
  filler.fill(line, [plain]);
  line.querySelector('img')?.dispatchEvent(new Event('error'));
  expect(line.querySelector('img')).toBeNull();
  filler.fill(line, [{ ...plain, isFavorite: true }]);
  expect(line.querySelector('img'), 'the same game').toBeNull();
  filler.fill(line, [{ ...plain, id: 'mayon', imageUrl: '/mayon.webp' }]);
  expect(line.querySelector('img')).toHaveAttribute('data-src', '/mayon.webp');
});

class NothingChangesItsSize {
  observe() {}
  disconnect() {}
}

const ROW_PX = 222;
const games = Array.from({ length: 600 }, (_, index): GameTileFacts => ({
  ...plain,
  id: `game-${index}`,
  name: `Game ${index}`,
  label: index % 5 === 0 ? 'hot' : undefined,
}));

/** A grid of 600 games, as it is scrolled. */
function longGrid() {
  const scroller = document.createElement('main');
  Object.defineProperty(scroller, 'clientHeight', { value: 763 });
  Object.defineProperty(scroller, 'scrollTop', { value: 0, writable: true });
  const [onOpen, onToggleFavorite] = [vi.fn<(id: string) => void>(), vi.fn<(id: string) => void>()];
  const onCommit = vi.fn();
  const grid = (shown: readonly GameTileFacts[]) => (
    <ScrollContainerContext value={scroller}>
      <Profiler id="grid" onRender={onCommit}>
        <LongGameGrid games={shown} onOpen={onOpen} onToggleFavorite={onToggleFavorite} />
      </Profiler>
    </ScrollContainerContext>
  );
  const { container, rerender } = renderInEnglish(grid(games));
  return {
    container,
    onCommit,
    onOpen,
    onToggleFavorite,
    change: (shown: readonly GameTileFacts[]) => rerender(grid(shown)),
    scrollTo: (topPx: number) => {
      scroller.scrollTop = topPx;
      fireEvent.scroll(scroller);
    },
  };
}

describe('a long grid', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('ResizeObserver', NothingChangesItsSize);
    vi.stubGlobal('innerWidth', 390);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  test('asks nothing of React while it runs, and keeps its elements', () => {
    const { container, onCommit, scrollTo } = longGrid();
    for (let topPx = 0; topPx < 3_000; topPx += 67) scrollTo(topPx);
    const before = [...container.querySelectorAll('[data-row], button, img, path')].filter(
      (element) => element.closest('span') === null,
    );
    onCommit.mockClear();
    for (let topPx = 3_000; topPx < 9_000; topPx += 67) scrollTo(topPx);
    expect(onCommit).not.toHaveBeenCalled();
    expect(before.filter((element) => !container.contains(element))).toEqual([]);
    expect(container.getElementsByTagName('*').length).toBeLessThan(280);
  });

  test('opens and keeps what is seen, while it runs and at rest', () => {
    const { onOpen, onToggleFavorite, scrollTo } = longGrid();
    for (let topPx = 0; topPx <= 6_660; topPx += 67) scrollTo(topPx);
    fireEvent.click(screen.getByText('Game 93'));
    expect(onOpen).toHaveBeenCalledExactlyOnceWith('game-93');
    act(() => {
      vi.advanceTimersByTime(250);
    });
    fireEvent.click(screen.getByText('Game 95'));
    expect(onOpen).toHaveBeenLastCalledWith('game-95');
    fireEvent.click(screen.getByRole('button', { name: 'Game 94: favorite' }));
    expect(onToggleFavorite).toHaveBeenCalledExactlyOnceWith('game-94');
    expect(onOpen).toHaveBeenCalledTimes(2);
  });

  test('shows what changes: a heart, and a shorter list', () => {
    const { container, change, scrollTo } = longGrid();
    for (let topPx = 0; topPx <= 10 * ROW_PX; topPx += 67) scrollTo(topPx);
    change(games.map((game) => (game.id === 'game-31' ? { ...game, isFavorite: true } : game)));
    expect(screen.getByRole('button', { name: 'Game 31: favorite', pressed: true })).toBeInTheDocument();
    scrollTo(0);
    change(games.slice(0, 100));
    scrollTo(40 * ROW_PX);
    const last = container.querySelector('[data-row="33"]');
    expect(last?.querySelectorAll('img')).toHaveLength(1);
  });
});
