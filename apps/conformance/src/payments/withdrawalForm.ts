import { moneyFromScore, pesoFromMoney } from '@kislap/domain';
import type { Inspection } from '../inspection/Inspection';
import type { PaymentForm } from './PaymentForm';

/** A withdrawal of more than the account holds, not signed yet; undefined when the operator pays nothing out. */
export async function withdrawalForm(inspection: Inspection): Promise<PaymentForm | undefined> {
  const methods = (await inspection.read('paylist4vip'))?.data ?? [];
  const method = methods.find(({ withdraw }) => withdraw === 1);
  const score = (await inspection.read('getUserInfo'))?.Score;
  if (!method || score === undefined) return undefined;
  const tooMuch = Math.ceil(pesoFromMoney(moneyFromScore(score))) + Math.max(1, Math.ceil(method.w_min));
  const extra = {
    account_name: 'Conformance Test',
    account_no: '09990000000',
    bank_code: method.banklist[0] ?? method.name,
  };
  const fields = {
    amount: String(tooMuch),
    extra: JSON.stringify(extra),
    userid: String(inspection.account?.userId ?? 0),
  };
  return { mode: method.name.toLowerCase().replaceAll(' ', ''), fields };
}
