/** What the operator gave at sign-in: the token that calls carry, and whose it is. */
export interface Credentials {
  readonly token: string;
  readonly userId: number;
}
