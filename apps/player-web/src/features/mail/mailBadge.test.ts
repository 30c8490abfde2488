import { expect, it } from 'vitest';
import { mailBadge } from './mailBadge';

it.each([
  [-1, undefined],
  [0, undefined],
  [1, '1'],
  [99, '99'],
  [100, '99+'],
  [4000, '99+'],
])('shows %d unread messages as %s', (unread, badge) => {
  expect(mailBadge(unread)).toBe(badge);
});
