import { formatWholePesos, pesoText } from '@kislap/domain';
import type { Money as MoneyAmount } from '@kislap/domain';
import { useText } from '@kislap/i18n';

import { Option, OptionGroup } from '../../patterns/OptionGroup/OptionGroup';
import { Money } from '../../primitives/Money/Money';
import { amount as amountStyle, bonus as bonusStyle } from './QuickAmounts.css';

interface QuickAmountsProps {
  /** What can be chosen at a press, with the bonus it would bring. */
  readonly amounts: readonly { readonly amount: MoneyAmount; readonly bonus?: MoneyAmount | undefined }[];
  /** What the amount field holds; a chip with the same amount is the chosen one. */
  readonly value: MoneyAmount | undefined;
  /** The player chose this amount. */
  readonly onChoose: (amount: MoneyAmount) => void;
}

/** Figures that four chips have room for beside each other: 100,000. */
const MOST_FIGURES = 7;

/** Amounts that many deposit, one tap each, with the bonus they would bring. */
export function QuickAmounts({ amounts, value, onChoose }: QuickAmountsProps) {
  const text = useText();
  const isAnyLong = amounts.some(({ amount }) => formatWholePesos(amount).length > MOST_FIGURES);
  const choose = (key: string) => {
    const chosen = amounts.find(({ amount }) => pesoText(amount) === key);
    if (chosen !== undefined) onChoose(chosen.amount);
  };
  return (
    <OptionGroup
      label={text('dep.quick')}
      layout={isAnyLong ? 'cards' : 'quarters'}
      value={value === undefined ? undefined : pesoText(value)}
      onChange={choose}
    >
      {amounts.map(({ amount, bonus }) => (
        <Option key={pesoText(amount)} value={pesoText(amount)} look="chip">
          <span className={amountStyle}>
            <Money amount={amount} isWhole />
          </span>
          {bonus !== undefined && (
            <span className={bonusStyle}>
              <Money amount={bonus} sign="always" isWhole />
            </span>
          )}
        </Option>
      ))}
    </OptionGroup>
  );
}
