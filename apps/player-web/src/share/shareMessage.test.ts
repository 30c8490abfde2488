import { expect, test } from 'vitest';
import { shareMessage } from './shareMessage';

const url = 'https://kislap.example/register?invite=AB12';

test('the link follows the words', () => {
  expect(shareMessage({ text: 'Play with me', url })).toBe(`Play with me ${url}`);
});

test('a link that is in the words already is not said twice', () => {
  expect(shareMessage({ text: `Join: ${url} (21+)`, url })).toBe(`Join: ${url} (21+)`);
});

test('the place for the link is filled', () => {
  expect(shareMessage({ text: 'Join: {url} (21+)', url })).toBe(`Join: ${url} (21+)`);
});

test('without words the link is enough', () => {
  expect(shareMessage({ text: '', url })).toBe(url);
});
