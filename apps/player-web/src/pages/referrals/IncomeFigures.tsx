import { serverNow } from '@kislap/api';
import type { Commission, CommissionRecord, RecordLog } from '@kislap/api';
import { addMoney, commissionByDay, epochSecondsFrom, manilaDaysBack, zeroMoney } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import { FigureTiles, IncomeChart, Stack } from '@kislap/ui';
import { useState } from 'react';

interface IncomeFiguresProps {
  /** `undefined` until it is known. */
  readonly commission: Commission | undefined;
  readonly log: RecordLog<CommissionRecord>;
}

/** Today and six days before it: three levels a day fit the first page of the log. */
const DAYS = 7;
const lastDays = () => manilaDaysBack(epochSecondsFrom(serverNow() / 1000), DAYS);

/** Today, yesterday and all there ever was, and the way of the last seven days. Unknown is not zero. */
export function IncomeFigures({ commission, log }: IncomeFiguresProps) {
  const text = useText();
  const [days] = useState(lastDays);
  const [today = '', yesterday = ''] = days;
  const isLogKnown = !log.isLoading && (log.error === undefined || log.rows.length > 0);
  const rows = commission === undefined ? [] : [...log.rows, { day: today, amount: commission.today }];
  const week = commission !== undefined && isLogKnown ? commissionByDay(rows, days.toReversed()) : undefined;
  const total = (week ?? []).reduce((sum, { amount }) => addMoney(sum, amount), zeroMoney);
  return (
    <Stack gap={2}>
      <FigureTiles
        label={text('ref.income')}
        figures={[
          { term: text('common.today'), amount: commission?.today },
          { term: text('common.yesterday'), amount: week?.find(({ day }) => day === yesterday)?.amount },
          { term: text('ref.incomeTotal'), amount: commission?.total },
        ]}
      />
      <IncomeChart label={text('ref.sevenDays')} days={week} total={total} />
    </Stack>
  );
}
