import { formatMoney, formatWholePesos, isBalanceBelowMinimum, pesoText, zeroMoney } from '@kislap/domain';
import type { Money, PayMethod } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import { AmountField } from '@kislap/ui';
import type { WithdrawalFormView } from './useWithdrawalForm';

interface WithdrawalAmountProps {
  readonly method: PayMethod;
  readonly view: WithdrawalFormView;
  readonly balance: Money;
}

/** How much, never more than the balance. */
export function WithdrawalAmount({ method, view, balance }: WithdrawalAmountProps) {
  const text = useText();
  const shortage = text('wdw.hintMin', {
    w_min: pesoText(method.withdrawMin),
    x: formatMoney(balance),
  });
  return (
    <AmountField
      label={text('wdw.amount')}
      hint={rangeText(method)}
      precision="centavos"
      size="md"
      clearLabel={text('common.clear')}
      action={{ label: text('wdw.all'), onClick: view.takeAll }}
      value={view.fields.amountText}
      onValueChange={view.typeAmount}
      description={isBalanceBelowMinimum(balance, method.withdrawMin) ? shortage : undefined}
    />
  );
}

function rangeText({ withdrawMin, withdrawMax }: PayMethod): string {
  const lowest = `₱${formatWholePesos(withdrawMin)}`;
  return withdrawMax > zeroMoney ? `${lowest} – ₱${formatWholePesos(withdrawMax)}` : `${lowest} +`;
}
