import { orderControl, ordersControl, withdrawalControl, withdrawalsControl } from '@kislap/api/controls';
import type { Control } from './Control';
import { decideWithdrawal } from './decideWithdrawal';
import { defineControl } from './defineControl';
import { listOrders } from './listOrders';
import { listWithdrawals } from './listWithdrawals';
import { settleOrder } from './settleOrder';

/** Money on its way in and out. */
export const orderControls: readonly Control[] = [
  defineControl(ordersControl, listOrders),
  defineControl(orderControl, settleOrder),
  defineControl(withdrawalsControl, listWithdrawals),
  defineControl(withdrawalControl, decideWithdrawal),
];
