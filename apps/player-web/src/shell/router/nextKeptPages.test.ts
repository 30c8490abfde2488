import { expect, it } from 'vitest';
import { nextKeptPages } from './nextKeptPages';

it('keeps the current page last, each page once', () => {
  expect(nextKeptPages(['home', 'maintain'], 'home')).toEqual(['maintain', 'home']);
});

it('changes nothing for a page that is already the current one', () => {
  const kept = ['maintain', 'home'] as const;
  expect(nextKeptPages(kept, 'home')).toBe(kept);
});
