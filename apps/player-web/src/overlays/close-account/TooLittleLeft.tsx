import { formatMoney, pesoText, truncateToCentavos } from '@kislap/domain';
import type { Money } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import { Button, headsetDuotone, Stack, Text } from '@kislap/ui';
import { useCustomerService } from '../../config/useCustomerService';

interface TooLittleLeftProps {
  readonly balance: Money;
  /** The least that can be withdrawn. */
  readonly least: Money;
}

/**
 * What is left cannot be withdrawn, and no call gives it up: the operator has to. Nobody is told to deposit more, since
 * they want to go.
 */
export function TooLittleLeft({ balance, least }: TooLittleLeftProps) {
  const text = useText();
  const openService = useCustomerService();
  return (
    <Stack gap={4}>
      <Text>{text('closing.tooLittle', { amount: wholeAmount(balance), min: formatMoney(least) })}</Text>
      {openService !== undefined && (
        <>
          <Text>{text('closing.tooLittleAsk')}</Text>
          <Button isBlock glyph={headsetDuotone} onClick={openService}>
            {text('cs.title')}
          </Button>
        </>
      )}
    </Stack>
  );
}

/** With all its decimals: a part of a centavo is money that stops it, too. */
function wholeAmount(balance: Money): string {
  return truncateToCentavos(balance) === balance ? formatMoney(balance) : pesoText(balance);
}
