import type { Chance } from '../fairness';

/** Draws so many of the numbers without putting any back, in the order they come. Every order is equally likely. */
export function drawSome(random: Chance, numbers: readonly number[], count: number): number[] {
  const left = [...numbers];
  return Array.from({ length: count }, () => left.splice(random.integer(left.length), 1)).flat();
}

/** So many whole numbers, beginning with `first`. */
export function numbersFrom(first: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => first + index);
}
