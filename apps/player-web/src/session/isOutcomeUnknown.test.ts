import { AnswerError, ContractError, OfflineError } from '@kislap/api';
import { expect, it } from 'vitest';
import { isOutcomeUnknown } from './isOutcomeUnknown';

it.each([
  ['no answer in time', new OfflineError('timeout', { wasSent: true }), true],
  ['a gateway’s word', new OfflineError('gateway', { wasSent: true }), true],
  ['nothing that was sent', new OfflineError('unreachable', { wasSent: false }), false],
  ['a call that was called off', new OfflineError('cancelled', { wasSent: true }), false],
  ['an answer that nobody can read', new ContractError('getEventCard', 'mismatch', 'Score'), true],
  ['a server that broke down', new AnswerError(500, ''), true],
  ['a server under maintenance', new AnswerError(555, ''), true],
  ['a refusal', new AnswerError(1009, ''), false],
  ['a locked session', new AnswerError(1022, ''), false],
  ['a session that has ended', new AnswerError(400, ''), false],
  ['a mistake in the program', new TypeError('x'), false],
])('after %s', (_, error, isUnknown) => expect(isOutcomeUnknown(error)).toBe(isUnknown));
