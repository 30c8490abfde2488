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
