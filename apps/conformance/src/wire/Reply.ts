/** What came back for one request, read as far as it can be read. */
export interface Reply {
  /** HTTP status; 0 when nothing came. */
  readonly status: number;
  readonly headers: Headers;
  /** The body as it came. */
  readonly text: string;
  /** From sending to the last byte. */
  readonly ms: number;
  /** Why nothing came, in words; undefined when something did. */
  readonly silence: string | undefined;
  /** The body as JSON; undefined when it is none. */
  readonly body: unknown;
  /** The answer's code, as a number also where it came as text; undefined without an envelope. */
  readonly code: number | undefined;
  readonly msg: string;
  /** The `data` of a main answer; the whole body of a payment answer. */
  readonly data: unknown;
  /** The server's clock in epoch seconds, where the answer carries one. */
  readonly ts: number | undefined;
}
