import { addMoney, canSubmitDeposit } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import { Button, Inline, Money, Stack, Text } from '@kislap/ui';
import { MoneyButton } from '../../forms/MoneyButton';
import type { DepositFormView } from './useDepositForm';
import type { DepositSubmit } from './useDepositSubmit';

interface DepositFooterProps {
  readonly view: DepositFormView;
  readonly submit: DepositSubmit;
}

/** What is paid, what arrives, and Submit. */
export function DepositFooter({ view, submit }: DepositFooterProps) {
  const text = useText();
  const { form, amount, preview } = view;
  const isFilled = canSubmitDeposit(form);
  return (
    <Stack gap={3}>
      {isFilled && (
        <Inline justify="between" wrap>
          <Text as="span" size="sm" tone="muted">
            {text('dep.youPay')} <Money amount={amount} />
          </Text>
          <Text as="span" size="sm" tone="muted">
            {text('dep.youGet')} <Money amount={addMoney(amount, preview.total)} tone="money" />
          </Text>
        </Inline>
      )}
      {submit.isSlow && (
        <Inline justify="between">
          <Text size="sm" tone="muted">
            {text('net.slow')}
          </Text>
          <Button variant="text" onClick={submit.cancel}>
            {text('common.cancel')}
          </Button>
        </Inline>
      )}
      <MoneyButton isLoading={submit.isSending} disabled={!isFilled} onClick={() => void submit.send()}>
        {text('common.submit')}
      </MoneyButton>
    </Stack>
  );
}
