/**
 * The request headers of the contract, by what they are for.
 *
 * @example
 * headerName.idempotencyKey; // => 'Idempotency-Key'
 */
export const headerName = {
  authorization: 'Authorization',
  idempotencyKey: 'Idempotency-Key',
  /** The app's own locale code, `en` or `tag`. */
  locale: 'X-Lang',
  /** The same as a language tag, `en` or `fil`. */
  language: 'Accept-Language',
} as const satisfies Record<string, string>;
