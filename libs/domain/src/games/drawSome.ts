import type { Chance } from '../fairness';

/** Draws so many of the numbers without putting any back, in the order they come. Every order is equally likely. */
export function drawSome(random: Chance, numbers: readonly number[], count: number): number[] {
  const left = [...numbers];
  const drawn: number[] = [];
  for (let index = 0; index < count; index += 1) {
    drawn.push(...left.splice(random.integer(left.length), 1));
  }
  return drawn;
}

/** So many whole numbers, beginning with `first`. */
export function numbersFrom(first: number, count: number): number[] {
  const numbers: number[] = [];
  for (let index = 0; index < count; index += 1) numbers.push(first + index);
  return numbers;
}
