import { checkDeposit, nextDepositForm, previewBonus, promotionOffers } from '@kislap/domain';
import { moneyFromPeso, pesoText, typedMoney, zeroMoney } from '@kislap/domain/money';
import { depositMessage, useText } from '@kislap/i18n';
import { AmountField, BonusNote, Button, QuickAmounts, Stack } from '@kislap/ui';
import { useState } from 'react';

const quick = ['100', '500', '1000', '5000'].map((peso) => ({ amount: moneyFromPeso(peso) }));
const empty = { mode: 'gcash', channelCode: 'gcash', amountText: '', promotion: 0, bank: '' };

/** A deposit form that asks for an amount and tells what a promotion adds; it sends nothing itself. */
export function DepositForm({ minimum, gifts, player, onSubmit }) {
  const text = useText();
  const [form, setForm] = useState(empty);
  const [problem, setProblem] = useState();
  const amount = typedMoney(form.amountText) ?? zeroMoney;
  const offer = { min: minimum, max: undefined, channel: { banks: [] } };
  const offers = promotionOffers(gifts, player, amount);
  const best = offers.findLast(({ isDisabled }) => !isDisabled)?.choice ?? 0;
  const preview = previewBonus({ amount, awardPercent: 0, promotion: best, offers });
  const type = (typed) => {
    setProblem(undefined);
    setForm(nextDepositForm(form, { type: 'amountTyped', text: typed }, { max: offer.max, gifts, player }));
  };
  const submit = (event) => {
    event.preventDefault();
    const outcome = checkDeposit({ ...form, promotion: best }, { offer, isSignedIn: true });
    if (outcome.ok) onSubmit({ amount: pesoText(outcome.value.amount), promotion: outcome.value.promotion });
    else setProblem(depositMessage(outcome.reason));
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <AmountField
          label={text('dep.amount')}
          precision="whole"
          clearLabel={text('common.clear')}
          value={form.amountText}
          onValueChange={type}
          error={problem && text(problem.id, problem.values)}
        />
        <QuickAmounts amounts={quick} value={amount} onChoose={(chosen) => type(pesoText(chosen))} />
        <BonusNote amount={amount} preview={preview} />
        <Button type="submit" isBlock>
          {text('dep.now')}
        </Button>
      </Stack>
    </form>
  );
}
