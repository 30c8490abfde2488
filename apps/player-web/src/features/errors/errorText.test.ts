import { AnswerError, ContractError, OfflineError } from '@kislap/api';
import { expect, it, vi } from 'vitest';
import { reach } from '../../session/offline/reach';
import { errorText } from './errorText';

const text = (id: string): string => id;

it.each([
  [new TypeError('x is undefined'), 'err.unexpected'],
  [new ContractError('getBanner', 'mismatch', 'data'), 'err.unexpected'],
  ['thrown', 'err.unexpected'],
  [new ContractError('getBanner', 'unreadable', 'HTML'), 'net.failed'],
  [new OfflineError('timeout', { wasSent: true }), 'net.failed'],
  [new TypeError('Failed to fetch dynamically imported module: /a.js'), 'net.failed'],
  [new AnswerError(1011, 'Not enough money'), 'Not enough money'],
  [new AnswerError(500, ''), 'net.failed'],
  [new AnswerError(400, 'Log in'), undefined],
  [new OfflineError('cancelled', { wasSent: false }), undefined],
])('%s is told as %s', (error, told) => {
  expect(errorText(error, text)).toBe(told);
});

it('an endless message is cut, and a long one is not', () => {
  const told = errorText(new AnswerError(1001, 'Check it. '.repeat(1000)), text) ?? '';
  expect(told).toMatch(/^Check it\. .*…$/);
  expect(told.length).toBeLessThanOrEqual(300);
  const long = 'x'.repeat(300);
  expect(errorText(new AnswerError(1001, long), text)).toBe(long);
});

it('a mistake stays a mistake without a connection, and a missing answer is the connection', () => {
  const connection = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(errorText(new TypeError('x is undefined'), text)).toBe('err.unexpected');
  expect(errorText(new OfflineError('unreachable', { wasSent: false }), text)).toBe('net.offline');
  connection.mockRestore();
});

it.each([
  new OfflineError('unreachable', { wasSent: false }),
  new OfflineError('timeout', { wasSent: true }),
  new TypeError('Failed to fetch dynamically imported module: /a.js'),
])('names the missing connection of %s while nothing answers, though the device seems connected', (error) => {
  reach.report(false);
  expect(errorText(error, text)).toBe('net.unreached');
  expect(errorText(new TypeError('x is undefined'), text)).toBe('err.unexpected');
  reach.report(true);
  expect(errorText(error, text)).toBe('net.failed');
});

it('a guest is told of a session that is over: the shell says nothing, since there was none', () => {
  expect(errorText(new AnswerError(400, 'Log in'), text, true)).toBe('Log in');
  expect(errorText(new AnswerError(555, 'Closed'), text, true)).toBeUndefined();
});
