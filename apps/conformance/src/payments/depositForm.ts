import type { WirePayChannel } from '@kislap/api/contract';
import type { Inspection } from '../inspection/Inspection';
import type { PaymentForm } from './PaymentForm';

const accountName = 'Conformance Test';

/**
 * A deposit of the smallest amount through a channel that anybody may use, not signed yet.
 *
 * @returns undefined when the operator has no such channel
 */
export async function depositForm(inspection: Inspection): Promise<PaymentForm | undefined> {
  const methods = (await inspection.read('paylist4vip'))?.data ?? [];
  for (const method of methods.filter(({ deposit }) => deposit === 1)) {
    const channel = method.payChanel.find(isForAll);
    if (!channel) continue;
    const least = Math.max(method.d_min, channel.min, 1);
    const fields = {
      amount: String(Math.ceil(least)),
      userid: String(inspection.account?.userId ?? 0),
      acId: '0',
      extra: JSON.stringify({ account_name: accountName }),
      paytype: channel.p,
      paychnl: channel.c,
      chnlcat: channel.r,
      bankcode: channel.bl.find(({ s }) => s === 1)?.n ?? '',
    };
    return { mode: channel.p, fields };
  }
  return undefined;
}

function isForAll({ s, d = 0, v = 0, vm, o }: WirePayChannel): boolean {
  return s === 1 && d === 0 && v === 0 && vm === undefined && (o === undefined || o.includes(-1));
}
