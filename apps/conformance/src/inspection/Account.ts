/** A session of a test account. */
export interface Account {
  readonly token: string;
  readonly userId: number;
}
