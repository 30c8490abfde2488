import { describe, expect, it } from 'vitest';
import { leadsSomewhere } from './QuickEntries';

describe('a quick way', () => {
  it.each(['/user/checkIn', '/', '/?overlay=rebate'])('leads somewhere: %s', (href) => {
    expect(leadsSomewhere(href)).toBe(true);
  });

  it.each(['/gone', '/?overlay=gone', '/user/checkIn/more'])('leads nowhere: %s', (href) => {
    expect(leadsSomewhere(href)).toBe(false);
  });
});
