import { serverNow } from '@kislap/api';
import type { CommissionRecord, RecordLog } from '@kislap/api';
import { commissionState, epochSecondsFrom } from '@kislap/domain';
import { useText } from '@kislap/i18n';
import { IncomeRow } from '@kislap/ui';
import { LogList } from './LogList';

interface CommissionListProps {
  readonly log: RecordLog<CommissionRecord>;
}

/** What each level earned on each day, and how that came about. */
export function CommissionList({ log }: CommissionListProps) {
  const text = useText();
  return <LogList log={log} emptyText={text('ref.noIncome')} renderRow={commissionRow} />;
}

function commissionRow({ id: _id, isClaimed, ...row }: CommissionRecord) {
  const now = epochSecondsFrom(serverNow() / 1000);
  return <IncomeRow isInsideItem {...row} state={commissionState({ day: row.day, isClaimed }, now)} />;
}
