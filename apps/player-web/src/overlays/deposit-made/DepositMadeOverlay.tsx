import { zeroMoney } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import { Dialog, Facts, Money, Stack, SuccessScene, Text } from '@kislap/ui';
import { useEffect, useState } from 'react';
import { CsLink } from '../../config/CsLink';
import { deposits } from '../../deposit/deposits';
import { openExternal } from '../../native/openExternal';
import { openOverlay } from '../openOverlay';
import type { OverlayProps } from '../OverlayProps';
import { DayLimitOffer } from './DayLimitOffer';

/**
 * The deposit is made and waits to be paid. The pay page opens inside the tap on 'Go now', because browsers block
 * windows that open later; the watch goes on whether this dialog is open or not.
 */
export function DepositMadeOverlay(props: OverlayProps<'deposit-made'>) {
  const { modal, onAnswer, payUrl, amount, bonus, channelName } = props;
  const text = useText();
  const [hasGone, setHasGone] = useState(false);

  useEffect(() => deposits.subscribe((news) => news.type === 'credited' && onAnswer('arrived')), [onAnswer]);

  const goPay = () => {
    openExternal(payUrl);
    setHasGone(true);
  };
  const seeRecord = () => {
    onAnswer('paid');
    void openOverlay('fund-record', { tab: 0 });
  };
  return (
    <Dialog
      {...modal}
      picture={<SuccessScene />}
      title={hasGone ? text('dep.wait') : text('dep.success')}
      confirm={
        hasGone
          ? { label: text('dep.paid'), onPress: seeRecord }
          : { label: text('dep.goNow'), onPress: goPay }
      }
      cancel={{ label: text('common.close'), onPress: () => modal.onDismiss('closeButton') }}
    >
      <Stack gap={3}>
        <Facts
          facts={[
            { term: text('common.amount'), value: <Money amount={amount} /> },
            ...(bonus > zeroMoney
              ? [{ term: text('dep.bonusLabel'), value: <Money amount={bonus} sign="always" tone="money" /> }]
              : []),
            { term: text('dep.payWith'), value: channelName },
          ]}
        />
        <Text size="cap" tone="faint" align="center">
          {text('dep.keepOpen')}
        </Text>
        {hasGone && <CsLink />}
        {hasGone && <DayLimitOffer onOpen={() => modal.onDismiss('closeButton')} />}
      </Stack>
    </Dialog>
  );
}
