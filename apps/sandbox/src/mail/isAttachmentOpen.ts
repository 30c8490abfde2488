import { zeroMoney } from '@kislap/domain';
import type { MailRecord } from './MailRecord';

/** Whether something of a message can still be received. */
export function isAttachmentOpen({ amount, receivedAtMs, endsAtMs }: MailRecord, nowMs: number): boolean {
  return amount > zeroMoney && receivedAtMs === null && (endsAtMs === null || nowMs < endsAtMs);
}
