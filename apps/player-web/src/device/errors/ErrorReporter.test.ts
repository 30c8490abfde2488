import { describe, expect, it } from 'vitest';
import { ErrorReporter } from './ErrorReporter';
import type { ErrorReport } from './ErrorReporter';

function openReporter() {
  const sent: ErrorReport[] = [];
  let nowMs = 1_767_196_800_500;
  const facts = { version: '1.0.0', build: 'abc', page: 'home', language: 'fil', isOnline: true };
  const reporter = new ErrorReporter({
    facts: () => facts,
    now: () => nowMs,
    send: (report) => sent.push(report),
  });
  return { reporter, sent, pass: (ms: number) => (nowMs += ms) };
}

/** Errors of different kinds: numbers alone make no kind. */
const kind = (nth: number): Error => new Error(`fault ${'abcdefghijklmnopqrstuvwxyz'.charAt(nth)}`);

describe('reports of errors', () => {
  it('tell where the app was, and what went wrong', () => {
    const { reporter, sent } = openReporter();
    reporter.report(new RangeError('no such day'), 'page');
    expect(sent).toMatchObject([
      { app: 'kislap', version: '1.0.0', build: 'abc', page: 'home', language: 'fil', isOnline: true },
    ]);
    expect(sent[0]).toMatchObject({
      at: 1_767_196_800,
      place: 'page',
      name: 'RangeError',
      message: 'no such day',
    });
  });

  it('have the fields that the contract describes to an operator', () => {
    const { reporter, sent } = openReporter();
    reporter.report(new RangeError('no such day'), 'page');
    // `ErrorReport` of the OpenAPI document, whose test holds the same list.
    const described = 'app at build frames isOnline language message name page place version';
    expect(Object.keys(sent[0] ?? {}).toSorted()).toEqual(described.split(' '));
  });

  it('tell the same error once, whoever noticed it, and errors of one kind once', () => {
    const { reporter, sent } = openReporter();
    const error = new Error('broken');
    reporter.report(error, 'page');
    reporter.report(error, 'uncaught');
    const again = Object.assign(new Error('broken'), { stack: error.stack ?? '' });
    reporter.report(again, 'page');
    expect(sent).toHaveLength(1);
  });

  it('are five a minute', () => {
    const { reporter, sent, pass } = openReporter();
    for (let nth = 0; nth < 10; nth += 1) reporter.report(kind(nth), 'page');
    expect(sent).toHaveLength(5);
    pass(60_000);
    reporter.report(kind(11), 'page');
    expect(sent).toHaveLength(6);
  });

  it('are twenty in all', () => {
    const { reporter, sent, pass } = openReporter();
    for (let nth = 0; nth < 26; nth += 1) {
      reporter.report(kind(nth), 'page');
      pass(60_000);
    }
    expect(sent).toHaveLength(20);
  });
});
