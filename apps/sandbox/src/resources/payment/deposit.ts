import { type depositCall, depositExtra } from '@kislap/api/contract';
import * as v from 'valibot';
import { openPayMethods } from '../../closures/openPayMethods';
import { placeDeposit } from '../../deposits/placeDeposit';
import { planDeposit } from '../../deposits/planDeposit';
import type { PlayerCallContext } from '../../http/CallContext';
import { checkIdentity } from '../../identity/checkIdentity';
import { Refusal } from '../../kernel/Refusal';
import { checkLimits } from '../../limits/checkLimits';
import { lockPlayer } from '../../players/lockPlayer';
import { checkSign } from './checkSign';
import { readAmount } from './readAmount';
import { readExtra } from './readExtra';

/** Opens a deposit order and answers where it is paid. */
export async function deposit(
  context: PlayerCallContext,
  { mode, form }: { readonly mode: string; readonly form: v.InferOutput<typeof depositCall.request> },
) {
  checkSign(context, form);
  const extra = readExtra(form.extra, depositExtra);
  if (form.paytype !== mode) throw new Refusal('badParameter', { field: 'paytype' });
  const wish = {
    mode,
    channelCode: form.paychnl,
    amount: readAmount(form.amount),
    promotion: form.acId,
    bankCode: form.bankcode,
    accountName: extra.account_name,
  };
  const { session, nowMs, operator } = context;
  const playerId = session.player.id;
  const orderid = await context.once(v.string(), async (transaction) => {
    const player = await lockPlayer(transaction, playerId);
    const planned = planDeposit(wish, player, await openPayMethods(transaction));
    checkIdentity('deposit', player, operator.switches);
    await checkLimits(transaction, { playerId, kind: 'dep', amount: wish.amount, nowMs });
    return await placeDeposit(transaction, planned, { playerId, nowMs });
  });
  return { pay_url: `/sandbox/cashier/${orderid}`, orderid };
}
