import { activityNumber } from '@kislap/domain';
import { describe, expect, it } from 'vitest';
import { leadsSomewhere, quickEntriesOf } from './QuickEntries';

describe('a quick way', () => {
  it('stands where the operator puts its activity, once, and only where it has one', () => {
    const { vip, checkIn, betReward } = activityNumber;
    const shown = quickEntriesOf([vip, betReward, checkIn, vip]);
    expect(shown.map(({ activity }) => activity)).toEqual([vip, checkIn]);
  });

  it.each(['/user/checkIn', '/', '/?overlay=rebate'])('leads somewhere: %s', (href) => {
    expect(leadsSomewhere(href)).toBe(true);
  });

  it.each(['/gone', '/?overlay=gone', '/user/checkIn/more'])('leads nowhere: %s', (href) => {
    expect(leadsSomewhere(href)).toBe(false);
  });
});
