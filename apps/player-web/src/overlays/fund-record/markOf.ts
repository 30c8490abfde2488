import type { DepositRecord, WithdrawalRecord } from '@kislap/api';
import { bankMark } from '../../banks/bankMark';

/** The picture beside a record: of the mode it was paid by, else of its bank. */
export function markOf(record: DepositRecord | WithdrawalRecord): string {
  const mode = 'mode' in record ? record.mode : undefined;
  return mode ?? bankMark(record.bankCode);
}
