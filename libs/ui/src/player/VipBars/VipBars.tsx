import type { Money as MoneyAmount } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import type { ReactNode } from 'react';

import { Surface } from '../../primitives/Surface/Surface';
import { Text } from '../../primitives/Text/Text';
import { AmountBar } from '../AmountBar/AmountBar';
import { bars } from './VipBars.css';

interface Condition {
  readonly done: MoneyAmount;
  readonly needed: MoneyAmount;
}

interface VipBarsProps {
  /** `undefined` until it is known. */
  readonly deposits: Condition | undefined;
  readonly turnover: Condition | undefined;
  /** What keeps the present level, where the operator asks for something. */
  readonly keep?: ReactNode;
}

/** The two conditions of the next VIP level. Both bars have to be full. */
export function VipBars({ deposits, turnover, keep }: VipBarsProps) {
  const text = useText();
  return (
    <Surface isFestive>
      <div className={bars}>
        <AmountBar label={text('vip.deposits')} done={deposits?.done} needed={deposits?.needed} isWhole />
        <AmountBar label={text('vip.turnover')} done={turnover?.done} needed={turnover?.needed} isWhole />
        {keep !== undefined && (
          <Text as="div" size="cap" tone="muted">
            {keep}
          </Text>
        )}
      </div>
    </Surface>
  );
}
