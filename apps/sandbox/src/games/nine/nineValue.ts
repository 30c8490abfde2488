import type { NineCard } from './dealNine';

/** What a hand is worth: the last digit of its cards' sum, 0 to 9. */
export function nineValue([first, second]: readonly [NineCard, NineCard]): number {
  return (first[0] + second[0]) % 10;
}
