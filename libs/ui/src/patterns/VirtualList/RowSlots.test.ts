import { expect, test, vi } from 'vitest';

import { RowSlots } from './RowSlots';

const rowsOf = (slots: RowSlots) => Array.from({ length: slots.count }, (_, slot) => slots.rowOf(slot));
const everything = { first: 0, end: Infinity };

test('each of so many rows from the first on stands in a slot of its own', () => {
  expect(rowsOf(new RowSlots(0, 4))).toEqual([0, 1, 2, 3]);
  expect(rowsOf(new RowSlots(6, 4))).toEqual([8, 9, 6, 7]);
});

test('only the slots whose row has left take another one, and they alone are told', () => {
  const slots = new RowSlots(0, 4);
  const heard = [0, 1, 2, 3].map((slot) => {
    const hear = vi.fn();
    slots.listen(slot, hear);
    return hear;
  });
  slots.show(2, everything, 0);
  expect(rowsOf(slots)).toEqual([4, 5, 2, 3]);
  expect(heard.map((hear) => hear.mock.calls.length)).toEqual([1, 1, 0, 0]);
});

test('what has ended to listen is told nothing', () => {
  const slots = new RowSlots(0, 2);
  const hear = vi.fn();
  slots.listen(0, hear)();
  slots.show(1, everything, 0);
  expect(hear).not.toHaveBeenCalled();
});

test('rows that are not seen yet come as the budget allows, the nearest first', () => {
  const slots = new RowSlots(0, 6);
  slots.show(4, { first: 4, end: 7 }, 1);
  expect(rowsOf(slots), '6 is urgent, 7 the nearest of the others').toEqual([6, 7, 2, 3, 4, 5]);
  slots.show(6, { first: 6, end: 8 }, 1);
  expect(rowsOf(slots)).toEqual([6, 7, 8, 3, 4, 5]);
  slots.show(6, { first: 6, end: 12 }, 0);
  expect(rowsOf(slots)).toEqual([6, 7, 8, 9, 10, 11]);
});

test('backwards the nearest is the last one', () => {
  const slots = new RowSlots(8, 4);
  slots.show(4, { first: 8, end: 10 }, 1);
  expect(rowsOf(slots)).toEqual([8, 9, 10, 7]);
});
