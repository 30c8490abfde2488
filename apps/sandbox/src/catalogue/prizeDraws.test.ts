import { expect, it } from 'vitest';
import { egg } from './prizeDraws';

it('the odds of an egg come to the whole, and every prize can come', () => {
  expect(egg.prizes.reduce((sum, { perMille }) => sum + perMille, 0)).toBe(1000);
  expect(egg.prizes.every(({ perMille }) => perMille > 0)).toBe(true);
});
