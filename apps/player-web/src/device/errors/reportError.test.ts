import { AnswerError, ContractError, OfflineError } from '@kislap/api';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { reported, reportError, setErrorSink } from './reportError';
import { listenForErrors } from '../../start/errors/startErrorReports';

let told: (readonly [error: unknown, place: string])[] = [];

beforeEach(() => {
  setErrorSink((error, place) => told.push([error, place]));
  // What other tests have left waiting is not meant.
  told = [];
});

afterEach(() => setErrorSink(undefined));

describe('what the operator hears of', () => {
  it.each([
    ['a mistake', new TypeError('x is undefined')],
    ['an answer that breaks the contract', new ContractError('getBanner', 'mismatch', 'data: no list')],
    ['code that has gone', new TypeError('Failed to fetch dynamically imported module: /assets/a.js')],
    ['something that is no error', 'oh no'],
  ])('%s', (_what, error) => {
    reportError(error, 'page');
    expect(told).toEqual([[error, 'page']]);
  });

  it.each([
    ['a refusal', new AnswerError(1011, 'Not enough')],
    ['a missing answer', new OfflineError('timeout', { wasSent: true })],
    ['an answer that nobody can read', new ContractError('getBanner', 'unreadable', 'HTML')],
    ['a request that did not come through', new TypeError('Failed to fetch')],
    ['what was called off', new DOMException('Stopped', 'AbortError')],
  ])('but not %s', (_what, error) => {
    reportError(error, 'page');
    expect(told).toEqual([]);
  });

  it('and not code that cannot come because there is no connection', () => {
    const connection = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    reportError(new TypeError('Importing a module script failed.'), 'page');
    connection.mockRestore();
    expect(told).toEqual([]);
  });

  it('also what went wrong before there was anybody to tell', () => {
    setErrorSink(undefined);
    reportError(new RangeError('early'), 'root');
    setErrorSink((error, place) => told.push([error, place]));
    expect(told).toEqual([[new RangeError('early'), 'root']]);
  });

  it('a rejection that the app goes on without', async () => {
    expect(await Promise.reject(new RangeError('late')).catch(reported('relief'))).toBeUndefined();
    expect(told).toEqual([[new RangeError('late'), 'relief']]);
  });

  it('whatever nobody caught', () => {
    const page = new EventTarget();
    listenForErrors(
      Object.assign(Object.create(null), { addEventListener: page.addEventListener.bind(page) }),
    );
    const error = new Error('nobody caught it');
    page.dispatchEvent(Object.assign(new Event('error'), { error }));
    page.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'lost' }));
    expect(told).toEqual([
      [error, 'uncaught'],
      ['lost', 'unhandled rejection'],
    ]);
  });
});
