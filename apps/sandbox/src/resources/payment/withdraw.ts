import { type withdrawCall, withdrawExtra } from '@kislap/api/contract';
import * as v from 'valibot';
import type { PlayerCallContext } from '../../http/CallContext';
import { checkIdentity } from '../../identity/checkIdentity';
import { checkPayee } from '../../identity/checkPayee';
import { requestWithdrawal } from '../../withdrawals/requestWithdrawal';
import { checkSign } from './checkSign';
import { readAmount } from './readAmount';
import { readExtra } from './readExtra';

/** Takes a withdrawal: the money is on hold from the moment this is answered. */
export async function withdraw(
  context: PlayerCallContext,
  { mode, form }: { readonly mode: string; readonly form: v.InferOutput<typeof withdrawCall.request> },
) {
  checkSign(context, form);
  const extra = readExtra(form.extra, withdrawExtra);
  const wish = {
    mode,
    amount: readAmount(form.amount),
    bankCode: extra.bank_code,
    accountNo: extra.account_no,
    accountName: extra.account_name,
  };
  const { session, nowMs, requestHash, operator } = context;
  const orderid = await context.once(v.string(), async (transaction) => {
    const playerId = session.player.id;
    await checkPayee(transaction, { playerId, accountName: wish.accountName });
    return await requestWithdrawal(transaction, wish, {
      playerId,
      requestHash,
      nowMs,
      failpoints: operator.failpoints,
      checkPlayer: (player) => checkIdentity('withdrawal', player, operator.switches),
    });
  });
  return { orderid };
}
