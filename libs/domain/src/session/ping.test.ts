import { describe, expect, it } from 'vitest';
import { nextPing } from './ping';

describe('nextPing', () => {
  it('pings again 90 s after a good answer', () => {
    expect(nextPing({ type: 'answered', code: 200 }, 'T1')).toBe(90_000);
  });

  it.each([400, 500, 555, 1001])('stops on the answer %d', (code) => {
    expect(nextPing({ type: 'answered', code }, 'T1')).toBeUndefined();
  });

  it('stops without an answer', () => {
    expect(nextPing({ type: 'unanswered' }, 'T1')).toBeUndefined();
  });

  it('stops when the token is gone', () => {
    expect(nextPing({ type: 'answered', code: 200 }, undefined)).toBeUndefined();
  });
});
