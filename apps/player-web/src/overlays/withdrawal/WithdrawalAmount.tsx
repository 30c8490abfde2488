import { formatMoney, isBalanceBelowMinimum, pesoText } from '@kislap/domain';
import type { Money, PayMethod } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import { AmountField, amountRange } from '@kislap/ui';
import { useAmountRefusal } from '../../forms/useAmountRefusal';
import type { WithdrawalFormView } from './useWithdrawalForm';

interface WithdrawalAmountProps {
  readonly method: PayMethod;
  readonly view: WithdrawalFormView;
  readonly balance: Money;
}

/** How much, never more than the balance. */
export function WithdrawalAmount({ method, view, balance }: WithdrawalAmountProps) {
  const text = useText();
  const refusal = useAmountRefusal(view.fields.amountText);
  const shortage = text('wdw.hintMin', {
    w_min: pesoText(method.withdrawMin),
    x: formatMoney(balance),
  });
  return (
    <AmountField
      label={text('wdw.amount')}
      hint={amountRange(method.withdrawMin, method.withdrawMax)}
      precision="centavos"
      size="md"
      clearLabel={text('common.clear')}
      action={{ label: text('wdw.all'), onClick: view.takeAll }}
      value={view.fields.amountText}
      onValueChange={view.typeAmount}
      onRefused={refusal.note}
      error={refusal.message}
      description={isBalanceBelowMinimum(balance, method.withdrawMin) ? shortage : undefined}
    />
  );
}
