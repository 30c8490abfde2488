import { expect, it } from 'vitest';
import { shareOf } from '../oracle/faults/shareOf';

const letters = [...'abcdefg'];

it('is so many of them, and each one after some turns', () => {
  const turns = [20_000, 20_001, 20_002].map((turn) => shareOf(letters, { share: 3, turn }));
  expect(turns.map(({ length }) => length)).toEqual([3, 3, 3]);
  expect(new Set(turns.flat()).size).toBe(letters.length);
});

it('is all of them where there are no more', () => {
  expect(shareOf(letters, { share: 7, turn: 3 })).toEqual(letters);
  expect(shareOf(letters, { share: 20, turn: 3 })).toEqual(letters);
});

it('is the same for the same turn', () => {
  expect(shareOf(letters, { share: 2, turn: 4 })).toEqual(shareOf(letters, { share: 2, turn: 4 }));
});
