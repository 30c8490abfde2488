import type { Money } from './Money';
import { moneyFromUnits } from './moneyFromUnits';

/** 0.00 PHP. */
export const zeroMoney: Money = /* @__PURE__ */ moneyFromUnits(0);
