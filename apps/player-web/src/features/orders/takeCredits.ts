import { depositsAfter, settledBy } from '@kislap/domain';
import type { CreditedDeposit } from '@kislap/domain';
import { accountKeys } from '../../device/storage/accountKeys';
import type { OrderNews, OrderWatchPorts } from './OrderWatchPorts';

interface CreditTaker {
  readonly userId: number;
  readonly ports: Pick<OrderWatchPorts, 'storage' | 'orders' | 'refresh'>;
  readonly tell: (news: OrderNews) => void;
}

/**
 * Announces each new credited deposit and settles the order that it paid. It is remembered before it is announced, so
 * that another tab does not announce it again.
 *
 * @param creditedOrderIds from the deposit record, for credits that name no order
 * @returns whether there was any
 */
export function takeCredits(
  { userId, ports, tell }: CreditTaker,
  rows: readonly CreditedDeposit[],
  creditedOrderIds?: readonly string[],
): boolean {
  const { storage, orders, refresh } = ports;
  const marked = accountKeys.announcedDeposit(userId);
  const news = depositsAfter(storage.read(marked) ?? 0, rows);
  const newest = news.at(-1);
  if (newest === undefined) return false;
  storage.write(marked, newest.id);
  for (const deposit of news) {
    const awaited = orders.list(userId).filter(({ kind, state }) => kind === 'deposit' && state === 'placed');
    const order = settledBy(deposit, awaited, creditedOrderIds);
    if (order !== undefined) orders.remove(userId, order.key);
    tell({ type: 'credited', deposit, order });
  }
  refresh(userId, 'depositCredited');
  return true;
}
