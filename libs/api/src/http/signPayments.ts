/**
 * What a payment's sign covers: the secret and the very texts that are posted.
 *
 * @example
 * const parts: SignedParts = { secretKey: 'secret', amount: '100', userId: 7, extra: '{}' };
 * (await signWithSha256(parts)).length; // => 64
 */
export interface SignedParts {
  readonly secretKey: string;
  /** Canonical decimal text in pesos: '100', not '100.00'. */
  readonly amount: string;
  readonly userId: number;
  /** The JSON text of the form's `extra`. */
  readonly extra: string;
}

/**
 * Makes a payment's sign. Operators differ in hash and order, so it can be replaced.
 *
 * @example
 * const sign: SignStrategy = async ({ secretKey, amount }) => `${secretKey}:${amount}`;
 * await sign({ secretKey: 'secret', amount: '100', userId: 7, extra: '{}' }); // => 'secret:100'
 */
export type SignStrategy = (parts: SignedParts) => Promise<string>;

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
