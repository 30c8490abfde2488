import { createHash, timingSafeEqual } from 'node:crypto';

/** The SHA-256 of a text or of bytes in lower-case hex. */
export function sha256(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}

/**
 * Whether a sent secret is the expected one, in constant time. Compares bytes: texts of one length may differ in
 * theirs.
 */
export function isEqualSecret(sent: string, expected: string): boolean {
  const [sentBytes, expectedBytes] = [Buffer.from(sent), Buffer.from(expected)];
  return sentBytes.length === expectedBytes.length && timingSafeEqual(sentBytes, expectedBytes);
}
