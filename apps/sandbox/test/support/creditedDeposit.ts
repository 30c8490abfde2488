import type { TestOperator } from './TestOperator';
import type { TestPlayer } from './TestPlayer';

/** Deposits pesos and lets the operator credit them. */
export async function creditedDeposit(
  operator: TestOperator,
  device: TestPlayer,
  pesos: number,
): Promise<void> {
  await device.renewSecretKey();
  const { orderid } = await device.deposit({ amount: String(pesos) });
  const answered = await operator.fetch('/__sandbox/order', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ orderId: orderid, state: 'credited' }),
  });
  if (!answered.ok) throw new Error('The deposit was not credited');
}
