import { moneyFromPeso, pesoText, quickAmounts } from '@kislap/domain';
import type { ChannelOffer } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import { AmountField, amountRange, BonusNote, Heading, QuickAmounts, Stack } from '@kislap/ui';
import { useAmountRefusal } from '../../forms/useAmountRefusal';
import type { DepositFormView } from './useDepositForm';

interface DepositAmountProps {
  readonly view: DepositFormView;
  readonly offer: ChannelOffer;
  readonly error: string | undefined;
}

/** How much: typed or one of the quick amounts, and what it comes to with its bonus. */
export function DepositAmount({ view, offer, error }: DepositAmountProps) {
  const text = useText();
  const { form, amount, preview, dispatch } = view;
  const refusal = useAmountRefusal(form.amountText);
  return (
    <Stack as="section" gap={3}>
      <Heading level={2}>{text('dep.amount')}</Heading>
      <AmountField
        label={text('dep.amount')}
        isLabelHidden
        precision="whole"
        clearLabel={text('common.clear')}
        value={form.amountText}
        onValueChange={(typed) => dispatch({ type: 'amountTyped', text: typed })}
        description={amountRange(offer.min, offer.max)}
        onRefused={refusal.note}
        error={refusal.message ?? error}
      />
      <QuickAmounts
        amounts={quickAmounts(offer).map((quick) => ({ amount: quick }))}
        value={form.amountText === '' ? undefined : moneyFromPeso(form.amountText)}
        onChoose={(quick) => dispatch({ type: 'amountTyped', text: pesoText(quick) })}
      />
      <BonusNote amount={amount} preview={preview} />
    </Stack>
  );
}
