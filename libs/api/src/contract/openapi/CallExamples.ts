/** What was sent and answered in a real run, with secrets and long lists cut. */
export interface CallExample {
  readonly request: Readonly<Record<string, unknown>>;
  readonly answer: Readonly<Record<string, unknown>>;
}

/** Real runs by the name of the call. */
export type CallExamples = Readonly<Record<string, CallExample | undefined>>;
