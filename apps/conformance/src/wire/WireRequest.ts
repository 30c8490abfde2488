/** What is sent once. */
export interface WireRequest {
  /** Where to, with its query: `/api/web/getUserInfo`. */
  readonly target: string;
  readonly service: 'main' | 'payment';
  readonly body: 'multipart' | 'form' | 'json';
  readonly fields: Readonly<Record<string, string>>;
  readonly token?: string | undefined;
  /** The idempotency key. */
  readonly key?: string | undefined;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
}
