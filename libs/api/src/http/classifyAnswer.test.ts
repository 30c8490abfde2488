import { describe, expect, it } from 'vitest';

import { classifyAnswer } from './classifyAnswer';

describe('classifyAnswer', () => {
  it('retries what got no answer', () => {
    expect(classifyAnswer({ type: 'unanswered' })).toBe('retry');
  });

  it.each([
    [500, 'retry'],
    [502, 'retry'],
    [503, 'retry'],
    [408, 'retry'],
    [425, 'retry'],
    [429, 'retry'],
    [200, 'retry'],
    [302, 'retry'],
    [400, 'business'],
    [401, 'business'],
    [404, 'business'],
    [499, 'business'],
  ] as const)('takes HTTP %d without a readable envelope for %s', (status, expected) => {
    expect(classifyAnswer({ type: 'answered', status })).toBe(expected);
  });

  it.each([
    [200, 'ok'],
    [400, 'session'],
    [1022, 'locked'],
    [555, 'maintenance'],
    [500, 'retry'],
    [554, 'retry'],
    [556, 'retry'],
    [599, 'retry'],
    [499, 'business'],
    [600, 'business'],
    [100, 'business'],
    [201, 'business'],
    [1004, 'business'],
    [-1, 'business'],
  ] as const)('takes code %d for %s, whatever HTTP says', (code, expected) => {
    expect(classifyAnswer({ type: 'answered', status: 200, code })).toBe(expected);
    expect(classifyAnswer({ type: 'answered', status: 503, code })).toBe(expected);
  });
});
