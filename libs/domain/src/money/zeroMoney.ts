import type { Money } from './Money';
import { moneyFromUnits } from './moneyFromUnits';

/**
 * 0.00 PHP.
 *
 * @example
 * formatMoney(zeroMoney); // => '0.00'
 */
export const zeroMoney: Money = /* @__PURE__ */ moneyFromUnits(0);
