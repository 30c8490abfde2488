import { expect, test } from 'vitest';
import { shareAddress, shareMessage } from './shareMessage';

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

const link = { text: 'Laro tayo & manalo?', url: 'https://kislap.example/?invite=A1&x=2' };
const message = 'Laro%20tayo%20%26%20manalo%3F%20https%3A%2F%2Fkislap.example%2F%3Finvite%3DA1%26x%3D2';
const encodedUrl = 'https%3A%2F%2Fkislap.example%2F%3Finvite%3DA1%26x%3D2';

test.each([
  ['messenger', `fb-messenger://share?link=${encodedUrl}`],
  ['viber', `viber://forward?text=${message}`],
  ['facebook', `https://www.facebook.com/sharer/sharer.php?u=${encodedUrl}`],
  ['sms', `sms:?&body=${message}`],
] as const)('%s opens with the invitation written', (way, address) => {
  expect(shareAddress(way, link)).toBe(address);
});
