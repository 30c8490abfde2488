import {
  delUserBankCall,
  depositCall,
  orderByKeyCall,
  orderInfoCall,
  withdrawCall,
} from '@kislap/api/contract';
import type { PlayerCallContext } from '../../calls/Call';
import { playerCall } from '../../calls/defineCall';
import { onceScope } from '../../calls/idempotency';
import { storedKey } from '../../calls/openFrame';
import { Refusal } from '../../kernel/Refusal';
import { closeKey } from '../../ledger/once';
import { findOrder, findOrderByKey } from '../../rules/orders/orders';
import { forgetBank } from '../../rules/withdrawals/pastWithdrawals';

/** Calls about single orders, and about the accounts they were paid out to. */
export const orderCalls = [
  playerCall(orderInfoCall, async ({ operator, session, nowMs, locale }, { orderid }) => {
    const question = { playerId: session.player.id, nowMs, locale };
    const found = await findOrder(operator.database, orderid, question);
    if (!found) throw new Refusal('notFound');
    return found;
  }),
  playerCall(orderByKeyCall, answerOrderByKey),
  playerCall(delUserBankCall, async ({ operator, session, nowMs }, { bank_code, account_no }) => {
    const forgotten = { playerId: session.player.id, bankCode: bank_code, accountNo: account_no };
    await forgetBank(operator.database, forgotten, nowMs);
    return null;
  }),
];

async function answerOrderByKey(
  { operator: { database }, session, nowMs, locale }: PlayerCallContext,
  { key: sentKey, close }: { readonly key: string; readonly close: 0 | 1 },
) {
  const key = storedKey(sentKey);
  const question = { playerId: session.player.id, nowMs, locale };
  if (close === 1) {
    const scopes = [depositCall, withdrawCall].map(({ name }) => onceScope(session, name));
    await closeKey(database, { scopes, key, atMs: nowMs });
  }
  // Looked up after burning: a payment that committed in between has kept its key.
  const found = await findOrderByKey(database, key, question);
  if (!found) throw new Refusal('notFound');
  return found;
}
