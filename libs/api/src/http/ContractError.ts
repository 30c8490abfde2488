/**
 * An answer came and cannot be read: `unreadable` is no JSON envelope at all (HTML, a cut or empty body),
 * `mismatch` is an envelope whose content is not what the contract says.
 *
 * @example
 * new ContractError('getBanner', 'unreadable', 'not JSON').message; // => 'getBanner: not JSON'
 */
export class ContractError extends Error {
  override readonly name = 'ContractError';
  readonly call: string;
  readonly kind: 'unreadable' | 'mismatch';

  constructor(call: string, kind: 'unreadable' | 'mismatch', detail: string) {
    super(`${call}: ${detail}`);
    this.call = call;
    this.kind = kind;
  }
}
