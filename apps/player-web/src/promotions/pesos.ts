import { formatMoney } from '@kislap/domain';
import type { Money } from '@kislap/domain';

/** An amount inside a sentence. */
export const pesos = (money: Money): string => `₱${formatMoney(money)}`;
