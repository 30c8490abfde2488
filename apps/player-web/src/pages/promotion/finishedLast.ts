/**
 * Promotions in the order they are listed: what is claimed or has ended sinks below what can still be done, and
 * otherwise the operator's order stays.
 *
 * @example
 * const cards = [{ name: 'ladder', isFinished: true }, { name: 'draw', isFinished: false }];
 * finishedLast(cards).map(({ name }) => name); // => ['draw', 'ladder']
 */
export function finishedLast<Promotion extends { readonly isFinished: boolean }>(
  promotions: readonly Promotion[],
): readonly Promotion[] {
  return [
    ...promotions.filter(({ isFinished }) => !isFinished),
    ...promotions.filter(({ isFinished }) => isFinished),
  ];
}
