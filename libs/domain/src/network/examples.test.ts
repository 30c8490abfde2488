// Written by `npm run examples` from the docstrings of this topic: change those, not this.
import { describe, expect, it } from 'vitest';
import {
  type AnswerClass,
  type CallAnswer,
  callTiming,
  carriesAuthHeader,
  classifyAnswer,
  classifyPaymentAnswer,
  shouldRetry,
} from '../index';

describe('examples of network', () => {
  it('AnswerClass', () => {
    const answer: AnswerClass = 'business';
    expect(shouldRetry(answer, 1)).toEqual(false);
  });

  it('CallAnswer', () => {
    const answer: CallAnswer = { type: 'answered', status: 200, code: 555 };
    expect(classifyAnswer(answer)).toEqual('maintenance');
  });

  it('callTiming', () => {
    expect(shouldRetry('retry', callTiming.attempts)).toEqual(false);
  });

  it('carriesAuthHeader', () => {
    expect(carriesAuthHeader('/api/v1/user/loginOut?time=1')).toEqual(true);
    expect(carriesAuthHeader('/api/v1/user/login')).toEqual(false);
  });

  it('classifyAnswer', () => {
    expect(classifyAnswer({ type: 'answered', status: 200, code: 200 })).toEqual('ok');
    expect(classifyAnswer({ type: 'answered', status: 200, code: 400 })).toEqual('session');
    expect(classifyAnswer({ type: 'answered', status: 503 })).toEqual('retry');
  });

  it('classifyPaymentAnswer', () => {
    expect(classifyPaymentAnswer({ type: 'answered', status: 200, code: 100 }, 100)).toEqual('ok');
    expect(classifyPaymentAnswer({ type: 'unanswered' }, 100)).toEqual('unknown');
  });

  it('shouldRetry', () => {
    expect(shouldRetry('retry', 1)).toEqual(true);
    expect(shouldRetry('retry', 4)).toEqual(false);
  });
});
