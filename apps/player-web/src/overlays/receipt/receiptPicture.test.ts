import { expect, test } from 'vitest';
import { wrapped } from './receiptPicture';

const letters = (words: string) => words.length;

test('words break at a space, and what has none where the room ends', () => {
  expect(wrapped('Bank of the Philippine Islands', 12, letters)).toEqual([
    'Bank of the',
    'Philippine',
    'Islands',
  ]);
  expect(wrapped('W5A6F0C2D9E8B7A61F2C3', 12, letters)).toEqual(['W5A6F0C2D9E8', 'B7A61F2C3']);
});

test('what fits stays on one line, and nothing has none', () => {
  expect(wrapped('GCash', 12, letters)).toEqual(['GCash']);
  expect(wrapped('', 12, letters)).toEqual([]);
});
