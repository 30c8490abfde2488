import { expect, test } from 'vitest';
import { shareAddress } from './shareAddress';

const link = { text: 'Laro tayo & manalo?', url: 'https://kislap.example/?invite=A1&x=2' };
const message = 'Laro%20tayo%20%26%20manalo%3F%20https%3A%2F%2Fkislap.example%2F%3Finvite%3DA1%26x%3D2';
const url = 'https%3A%2F%2Fkislap.example%2F%3Finvite%3DA1%26x%3D2';

test.each([
  ['messenger', `fb-messenger://share?link=${url}`],
  ['viber', `viber://forward?text=${message}`],
  ['facebook', `https://www.facebook.com/sharer/sharer.php?u=${url}`],
  ['sms', `sms:?&body=${message}`],
] as const)('%s opens with the invitation written', (way, address) => {
  expect(shareAddress(way, link)).toBe(address);
});
