/**
 * What was sent and answered in a real run, with secrets and long lists cut.
 *
 * @example
 * const run: CallExample = { request: {}, answer: { code: 200 } };
 * run.answer['code']; // => 200
 */
export interface CallExample {
  readonly request: Readonly<Record<string, unknown>>;
  readonly answer: Readonly<Record<string, unknown>>;
}

/**
 * Real runs by the name of the call.
 *
 * @example
 * const runs: CallExamples = { getUserScore: { request: {}, answer: { code: 200 } } };
 * runs['login']; // => undefined
 */
export type CallExamples = Readonly<Record<string, CallExample | undefined>>;
