import { expect, it } from 'vitest';
import { inOnePiece } from './inOnePiece';

it.each([
  ['1-800-10', '1-\u{2060}800-\u{2060}10'],
  ['(02) 8248', '(02)\u{a0}8248'],
  ['+639170000002', '+639170000002'],
  ['', ''],
])('the number %s has no place to end a line', (phone, piece) => {
  expect(inOnePiece(phone)).toBe(piece);
});
