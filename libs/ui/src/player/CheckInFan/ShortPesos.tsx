import { formatMoney } from '@kislap/domain';
import type { Money as MoneyAmount } from '@kislap/domain';

import { Money } from '../../primitives/Money/Money';

/** An amount as short as it can truthfully be: centavos only where there are some. */
export function ShortPesos({ amount }: { readonly amount: MoneyAmount }) {
  return <Money amount={amount} isWhole={formatMoney(amount).endsWith('.00')} />;
}
