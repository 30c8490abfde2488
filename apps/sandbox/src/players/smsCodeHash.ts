import { sha256 } from '../kernel/sha256';

/**
 * What is kept of a code that was sent to a phone. Six digits can be tried out by whoever has the hash: what protects
 * them is that they live for minutes. An operator with real text messages adds a key that is not in the database.
 */
export function smsCodeHash(phone: string, code: string): string {
  return sha256(`sms:${phone}:${code}`);
}
