import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { RowPictures } from './RowPictures';

beforeEach(() =>
  vi.useFakeTimers({
    toFake: ['performance', 'requestAnimationFrame', 'cancelAnimationFrame', 'setTimeout', 'clearTimeout'],
  }),
);
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

function rowOf(...sources: readonly string[]) {
  const row = document.createElement('div');
  for (const src of sources) {
    const image = document.createElement('img');
    image.dataset.src = src;
    row.append(image);
  }
  document.body.append(row);
  return row;
}
const shown = (row: Element) => [...row.querySelectorAll('img')].map((image) => image.getAttribute('src'));

/** As a thumb does: so many px in one frame. */
const scroll = (pictures: RowPictures, topPx: number) => {
  vi.advanceTimersByTime(16);
  pictures.move(topPx, performance.now());
};

test('a list that stands or goes slowly shows its pictures at once', () => {
  const pictures = new RowPictures();
  const row = rowOf('/parol.webp');
  pictures.show(row);
  expect(shown(row)).toEqual(['/parol.webp']);
  scroll(pictures, 4);
  scroll(pictures, 8);
  const next = rowOf('/mayon.webp');
  pictures.show(next);
  expect(shown(next)).toEqual(['/mayon.webp']);
});

test('a list that runs shows empty frames, and fills them a few at a time once it is slow', () => {
  const pictures = new RowPictures();
  const row = rowOf('/a.webp', '/b.webp', '/c.webp');
  scroll(pictures, 100);
  scroll(pictures, 200);
  pictures.show(row);
  expect(shown(row)).toEqual([null, null, null]);
  expect(row.querySelectorAll('[data-blank]')).toHaveLength(3);
  vi.advanceTimersByTime(32);
  expect(shown(row)).toEqual([null, null, null]);
  scroll(pictures, 204);
  vi.advanceTimersByTime(16);
  expect(shown(row).filter((src) => src !== null)).toHaveLength(2);
  vi.advanceTimersByTime(32);
  expect(shown(row)).toEqual(['/a.webp', '/b.webp', '/c.webp']);
});

test('a list that stops all at once fills its frames too', () => {
  const pictures = new RowPictures();
  const row = rowOf('/a.webp');
  scroll(pictures, 100);
  scroll(pictures, 200);
  pictures.show(row);
  vi.advanceTimersByTime(200);
  expect(shown(row)).toEqual(['/a.webp']);
});

test('a picture is held once, and the oldest goes when there are many', () => {
  const pictures = new RowPictures();
  pictures.show(rowOf('/parol.webp', '/parol.webp'));
  expect(pictures.keptCount).toBe(1);
  pictures.show(rowOf(...Array.from({ length: 500 }, (_, index) => `/${index}.webp`)));
  expect(pictures.keptCount).toBe(96);
});
