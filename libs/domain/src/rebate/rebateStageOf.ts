import { moneyFromUnits } from '../money/moneyFromUnits';
import { zeroMoney } from '../money/zeroMoney';
import type { Rebate } from './Rebate';
import type { RebateStage } from './RebateStage';

/**
 * Where yesterday's rebate stands.
 *
 * Rebate rule: a rebate that was received is closed and has no button, whatever amount comes along.
 * Otherwise it is open, and the button does something only when an amount is due.
 *
 * @throws RangeError when what it answers with is no amount
 * @example
 * rebateStageOf({ isReceived: false, amount: zeroMoney }); // => { type: 'nothing' }
 * rebateStageOf({ isReceived: true, amount: zeroMoney }).type; // => 'received'
 */
export function rebateStageOf({ isReceived, amount }: Rebate): RebateStage {
  const isDue = moneyFromUnits(amount) > zeroMoney;
  if (isReceived) return { type: 'received', amount: isDue ? amount : undefined };
  return isDue ? { type: 'ready', amount } : { type: 'nothing' };
}
