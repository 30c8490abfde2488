/** A signed payment form, and the mode it is posted to. */
export interface PaymentForm {
  readonly mode: string;
  readonly fields: Readonly<Record<string, string>>;
}
