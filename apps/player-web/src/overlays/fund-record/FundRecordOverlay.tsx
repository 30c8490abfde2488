import { useDepositLog, useWithdrawalLog } from '@kislap/api';
import { useText } from '@kislap/i18n';
import { LinkButton, Overlay, Tabs } from '@kislap/ui';
import { useState } from 'react';
import { routes } from '../../routes/routes';
import { useUserId } from '../../session/useUserId';
import type { OverlayProps } from '../OverlayProps';
import { RecordLogView } from './RecordLogView';

const tabs = ['deposit', 'withdrawal'] as const;

/** The player's deposits and withdrawals, each list with its own place and page. */
export function FundRecordOverlay({ modal, tab }: OverlayProps<'fund-record'>) {
  const text = useText();
  const userId = useUserId();
  const [shown, setShown] = useState<(typeof tabs)[number]>(tabs[tab]);
  const deposits = useDepositLog(userId);
  const withdrawals = useWithdrawalLog(userId);
  return (
    <Overlay
      {...modal}
      enters="fromRight"
      title={text('fund.title')}
      closeLabel={text('common.close')}
      action={
        <LinkButton variant="text" size="sm" href={routes.statement.path}>
          {text('stmt.title')}
        </LinkButton>
      }
      back={{ label: text('common.back'), onPress: () => modal.onDismiss('closeButton') }}
    >
      <Tabs
        label={text('fund.title')}
        value={shown}
        onValueChange={setShown}
        items={[
          {
            value: 'deposit',
            label: text('dep.record'),
            panel: <RecordLogView kind="deposit" log={deposits} />,
          },
          {
            value: 'withdrawal',
            label: text('wdw.record'),
            panel: <RecordLogView kind="withdrawal" log={withdrawals} />,
          },
        ]}
      />
    </Overlay>
  );
}
