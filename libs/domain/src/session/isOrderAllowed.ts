const anyOrder = -1;

/** Whether a VIP order is in a list of allowed ones; -1 in the list, or no list, allows everyone. */
export function isOrderAllowed(allowedOrders: readonly number[] | undefined, vipOrder: number): boolean {
  return !allowedOrders || allowedOrders.includes(anyOrder) || allowedOrders.includes(vipOrder);
}
