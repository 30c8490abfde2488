import { epochSecondsFrom } from '@kislap/domain';
import { expect, it } from 'vitest';
import { currentNotices } from './useCurrentNotices';

const now = epochSecondsFrom(1_800_000_000);
const before = epochSecondsFrom(now - 1);
const after = epochSecondsFrom(now + 1);
const words = { id: 1, title: 'Maya', text: 'More with Maya' };
const holds = (limits: object): boolean => currentNotices([{ ...words, ...limits }], now).length > 0;

it('keeps a notice without limits', () => {
  expect(holds({})).toBe(true);
});

it('keeps a notice from its first second on', () => {
  expect(holds({ from: now })).toBe(true);
  expect(holds({ from: after })).toBe(false);
});

it('drops a notice when its end has come', () => {
  expect(holds({ until: after })).toBe(true);
  expect(holds({ until: now })).toBe(false);
  expect(holds({ until: before })).toBe(false);
});
