import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { deposit } from '../src/database/tables/payments';
import { closeUnpaidOrders } from '../src/rules/deposits/openOrders';
import type { Operator } from '../src/rules/Operator';
import { createCashierService, creditOrder } from '../src/web/cashier/cashierService';
import { newPlayer } from './support/newPlayer';
import { openTestDatabase } from './support/openTestDatabase';
import { TestOperator } from './support/TestOperator';

let operator: TestOperator;

beforeAll(async () => {
  operator = new TestOperator(await openTestDatabase());
});

afterAll(() => operator.opened.close());

const reports = {
  paid: (own: Operator, orderId: string) => createCashierService(own).pay(orderId),
  credited: creditOrder,
};

// Between the look at an order and what is done with its payment a break closes it.
it.each(Object.entries(reports))(
  'a payment that comes while a break begins goes back: %s',
  async (_state, report) => {
    const device = await newPlayer(operator);
    const { orderid } = await device.deposit({ amount: '100' });
    const { database, nowMs } = operator;
    const closings: Promise<void>[] = [];
    const clock = vi.spyOn(operator.operator.clock, 'nowMs').mockImplementation(() => {
      // What asks for the time has read the order, and asks the database for nothing else before the next statement.
      if (closings.length === 0)
        closings.push(closeUnpaidOrders(database, { playerId: device.userId, why: 'away', nowMs }));
      return nowMs;
    });
    await report(operator.operator, String(orderid));
    await Promise.all(closings);
    clock.mockRestore();
    const [order] = await database.select().from(deposit).where(eq(deposit.playerId, device.userId));
    expect(order).toMatchObject({ status: 2, closedFor: 'away', returnedAtMs: nowMs });
  },
);
