import { expect, test } from 'vitest';

import { RowPlaces } from './RowPlaces';

const keyAt = (index: number) => `row ${index}`;
const places = (own: Readonly<Record<string, number>> = {}) =>
  new RowPlaces(100, keyAt, 50, new Map(Object.entries(own)));

test('rows of one height stand at its multiples', () => {
  expect(places().topOf(7)).toBe(350);
  expect(places().topOf(100)).toBe(5000);
  expect(places().heightOf(7)).toBe(50);
});

test('a row of another height moves those below it', () => {
  const own = places({ 'row 2': 80 });
  expect(own.topOf(2)).toBe(100);
  expect(own.heightOf(2)).toBe(80);
  expect(own.topOf(3)).toBe(180);
  expect(own.topOf(100)).toBe(5030);
});

test.each([{}, { 'row 2': 80, 'row 9': 20 }])('the row at each height is found (%o)', (own) => {
  const found = places(own);
  for (let index = 0; index < 100; index += 1) {
    expect(found.indexAt(found.topOf(index))).toBe(index);
    expect(found.indexAt(found.topOf(index + 1) - 1)).toBe(index);
  }
});

test('beyond the ends stand the first and the last row', () => {
  expect(places().indexAt(-300)).toBe(0);
  expect(places().indexAt(1e9)).toBe(99);
  expect(new RowPlaces(0, keyAt, 50, new Map()).indexAt(10)).toBe(0);
});
