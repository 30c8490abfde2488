import type { Money } from './Money';
import { moneyFromUnits } from './moneyFromUnits';
import { unitsPerCentavo } from './unitsPerCentavo';

/** 0.01 PHP, the smallest amount a player ever sees. */
export const centavo: Money = /* @__PURE__ */ moneyFromUnits(unitsPerCentavo);
