import type { PrizeKind } from '@kislap/domain';

const kinds: readonly PrizeKind[] = ['cash', 'thanks', 'mystery', 'fixed'];

/**
 * Prize rule: 1 cash, 2 thanks, 3 mystery, 4 fixed amount. A number that is not known is cash when it brought
 * something and else a thank-you: money is never hidden, and never invented.
 *
 * @example
 * prizeKindOf(2, false); // => 'thanks'
 * prizeKindOf(99, true); // => 'cash'
 */
export function prizeKindOf(type: number, hasAmount: boolean): PrizeKind {
  return kinds[type - 1] ?? (hasAmount ? 'cash' : 'thanks');
}
