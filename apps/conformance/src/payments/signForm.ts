import { createHash } from 'node:crypto';
import type { Inspection } from '../inspection/Inspection';
import type { PaymentForm } from './PaymentForm';

/**
 * Signs a form with the session's secret: lower-case hex SHA-256 of secret, amount, user id and the very text of
 * `extra`, one after another.
 */
export async function signForm(inspection: Inspection, { mode, fields }: PaymentForm): Promise<PaymentForm> {
  const reply = await inspection.send(inspection.call('getSecretKey'));
  const data: unknown = reply.data;
  const key = typeof data === 'object' && data !== null && 'key' in data ? String(data.key) : '';
  const { amount = '', userid = '', extra = '' } = fields;
  const sign = createHash('sha256').update(`${key}${amount}${userid}${extra}`).digest('hex');
  return { mode, fields: { ...fields, sign } };
}
