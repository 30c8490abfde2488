import { expect, test } from 'vitest';

import { dueRows, rowsThatCome, urgentRows } from './dueRows';
import { RowPlaces } from './RowPlaces';

const places = new RowPlaces(1_000, String, 80, new Map());
const at = (start: number, movedPx = 0) => ({ start, screen: 800, movedPx });

test('at rest as much is ready before the screen as after it', () => {
  expect(dueRows(places, at(8_000), 0)).toEqual({ first: 98, count: 15 });
});

test('a list that moves is ready further where it goes, with as many rows', () => {
  expect(dueRows(places, at(8_000, 60), 0)).toEqual({ first: 99, count: 15 });
  expect(dueRows(places, at(8_000, -60), 0)).toEqual({ first: 97, count: 15 });
});

test('there are never fewer rows than before, nor more than the list has', () => {
  expect(dueRows(places, at(80_000), 18)).toEqual({ first: 982, count: 18 });
  expect(dueRows(new RowPlaces(3, String, 80, new Map()), at(0), 18)).toEqual({ first: 0, count: 3 });
});

test('what is seen, and what may be seen a frame later, is urgent', () => {
  expect(urgentRows(places, at(8_000))).toEqual({ first: 98, end: 112 });
});

test('as many rows come as a movement brings near, and none of what is not seen after a jump', () => {
  expect(rowsThatCome(places, at(8_000, 8))).toBe(1);
  expect(rowsThatCome(places, at(8_000, -100))).toBe(2);
  expect(rowsThatCome(places, at(8_000, 4_000))).toBe(0);
});
