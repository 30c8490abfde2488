/** A call's answer before it is wrapped for the main API or the payment service. */
export interface Answer {
  readonly code: number;
  readonly msg: string;
  readonly data: unknown;
}
