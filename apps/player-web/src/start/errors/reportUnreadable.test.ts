import { afterEach, expect, test, vi } from 'vitest';
import { reportUnreadable } from './reportUnreadable';

afterEach(() => vi.restoreAllMocks());

test('a place that cannot be read is said once, however often it comes', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const report = { call: 'getPayGift', place: 'activity_content of 23, step 2' };
  reportUnreadable(report);
  reportUnreadable(report);
  reportUnreadable({ ...report, place: 'activity_content of 23, step 4' });
  expect(warn.mock.calls).toEqual([
    ['getPayGift: activity_content of 23, step 2 cannot be read and is left out'],
    ['getPayGift: activity_content of 23, step 4 cannot be read and is left out'],
  ]);
});
