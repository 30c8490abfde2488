import { useCommission, useCommissionLog } from '@kislap/api';
import { useText } from '@kislap/i18n';
import { Stack, Tabs } from '@kislap/ui';
import { useState } from 'react';
import { ClaimCommission } from './ClaimCommission';
import { CommissionList } from './CommissionList';
import { FailedRead } from './FailedRead';
import { IncomeFigures } from './IncomeFigures';
import { InviteBonusList } from './InviteBonusList';

interface IncomeTabProps {
  readonly userId: number;
}

/** What the team earned: in sums, over a week, to claim, and row by row. */
export function IncomeTab({ userId }: IncomeTabProps) {
  const text = useText();
  const commission = useCommission(userId);
  const log = useCommissionLog(userId);
  const [list, setList] = useState<'commission' | 'bonuses'>('commission');
  const { data, error, mutate } = commission;
  return (
    <Stack gap={6}>
      {data === undefined && error !== undefined ? (
        <FailedRead error={error} onRetry={() => void mutate()} />
      ) : (
        <>
          <ClaimCommission userId={userId} commission={data} onClaimed={log.refresh} />
          <IncomeFigures commission={data} log={log} />
        </>
      )}
      <Tabs
        label={text('ref.income')}
        look="segmented"
        value={list}
        onValueChange={setList}
        items={[
          { value: 'commission', label: text('ref.commission'), panel: <CommissionList log={log} /> },
          { value: 'bonuses', label: text('ref.bonuses'), panel: <InviteBonusList userId={userId} /> },
        ]}
      />
    </Stack>
  );
}
