import { timingSafeEqual } from 'node:crypto';

/**
 * Whether a secret that somebody sent is the one expected, in a time that tells nothing of where they differ. Compared as
 * bytes: a text of the same length may have more of them.
 */
export function isEqualSecret(sent: string, expected: string): boolean {
  const [sentBytes, expectedBytes] = [Buffer.from(sent), Buffer.from(expected)];
  return sentBytes.length === expectedBytes.length && timingSafeEqual(sentBytes, expectedBytes);
}
