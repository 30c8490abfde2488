/** How a call is sent when not in the plain way. */
export interface Sending {
  /** Wire fields as text; a payment call's `target` is its user id or its mode. */
  readonly fields?: Readonly<Record<string, string>>;
  readonly token?: string | undefined;
  readonly key?: string;
  readonly mode?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly method?: string;
}
