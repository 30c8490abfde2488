import { expect, it } from 'vitest';
import { epochSecondsFrom } from '../time';
import { giftOfMail } from './gift';

const now = epochSecondsFrom(1_800_000_000);
const at = (shift: number) => epochSecondsFrom(now + shift);

it.each([
  [0, undefined, 'none'],
  [0, at(-1), 'none'],
  [1, undefined, 'waiting'],
  [1, at(1), 'waiting'],
  [1, at(0), 'expired'],
  [2, at(-1), 'received'],
] as const)('an attachment in state %s with its end at %s is %s', (state, until, gift) => {
  expect(giftOfMail({ state, until }, now)).toBe(gift);
});
