import { depositCall, PAYMENT_PATH, paylist4vipCall, withdrawCall } from '@kislap/api/contract';
import type { DescribedCall } from '@kislap/api/registry';
import type { WireRequest } from '../wire/WireRequest';

/**
 * Where a call is sent and how its body is written.
 *
 * @param mode of a deposit or withdrawal; the user id of a payment list
 */
export function targetOf(
  { name, contract }: DescribedCall,
  mode: string,
): Pick<WireRequest, 'target' | 'service' | 'body'> {
  if (!('okCode' in contract)) return { target: contract.path, service: 'main', body: 'multipart' };
  return { target: `${PAYMENT_PATH}?${queryOf(name, mode)}`, service: 'payment', body: contract.body };
}

function queryOf(name: DescribedCall['name'], mode: string): string {
  if (name === 'deposit') return depositCall.query(mode);
  if (name === 'withdraw') return withdrawCall.query(mode);
  return paylist4vipCall.query(Number(mode));
}
