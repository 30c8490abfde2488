const anyOrder = -1;

/**
 * Whether a VIP order is in a list of allowed ones; -1 in the list, or no list, allows everyone.
 *
 * @example
 * isOrderAllowed([1, 2], 3); // => false
 * isOrderAllowed([-1], 3); // => true
 */
export function isOrderAllowed(allowedOrders: readonly number[] | undefined, vipOrder: number): boolean {
  return !allowedOrders || allowedOrders.includes(anyOrder) || allowedOrders.includes(vipOrder);
}
