/** What a payment's sign covers: the secret and the very texts that are posted. */
export interface SignedParts {
  readonly secretKey: string;
  /** Canonical decimal text in pesos: '100', not '100.00'. */
  readonly amount: string;
  readonly userId: number;
  /** The JSON text of the form's `extra`. */
  readonly extra: string;
}

/** Makes a payment's sign. Operators differ in hash and order, so it can be replaced. */
export type SignStrategy = (parts: SignedParts) => Promise<string>;
