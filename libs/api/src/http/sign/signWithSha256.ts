import type { SignedParts } from './SignStrategy';

/**
 * The default sign: lower-case hex SHA-256 of secret, amount, user id and extra, joined without separators.
 *
 * Browsers offer their own hash only to pages served securely; elsewhere a slow replacement is fetched.
 *
 * @example
 * const parts = { secretKey: 'secret', amount: '100', userId: 7, extra: '{}' };
 * (await signWithSha256(parts)).slice(0, 8); // => '08ad7b01'
 */
export async function signWithSha256({ secretKey, amount, userId, extra }: SignedParts): Promise<string> {
  const message = new TextEncoder().encode(`${secretKey}${amount}${userId}${extra}`);
  const digest = globalThis.isSecureContext === false ? await slowDigest(message) : await fastDigest(message);
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function fastDigest(message: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', message));
}

async function slowDigest(message: Uint8Array): Promise<Uint8Array> {
  const { sha256 } = await import('./sha256');
  return sha256(message);
}
