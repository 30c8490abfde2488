import { describe, expect, it, vi } from 'vitest';
import { readFailpoints, unreadableFailpoint } from './failpoints';

describe('readFailpoints', () => {
  it('kills at the n-th pass of a named moment of one operation', () => {
    const kill = vi.fn();
    const failpoints = readFailpoints('withdraw.beforeCommit=kill@2', kill);
    failpoints.pass('beforeCommit', 'deposit');
    failpoints.pass('beforeBegin', 'withdraw');
    failpoints.pass('beforeCommit', 'withdraw');
    expect(kill).not.toHaveBeenCalled();
    failpoints.pass('beforeCommit', 'withdraw');
    failpoints.pass('beforeCommit', 'withdraw');
    expect(kill).toHaveBeenCalledTimes(1);
  });

  it('kills at the first pass of any operation when it names neither', () => {
    const kill = vi.fn();
    readFailpoints('beforeBegin=kill,midReply=kill@5', kill).pass('beforeBegin', 'login');
    expect(kill).toHaveBeenCalledTimes(1);
  });

  it.each(['withdraw', 'withdraw.beforeCommmit=kill', 'beforeCommit=kill@0', 'beforeBegin=kill, later=kill'])(
    'refuses %s, which it cannot read',
    (text) => {
      expect(() => readFailpoints(text, vi.fn())).toThrow('Unreadable failpoint "');
      expect(text).toContain(unreadableFailpoint(text) ?? 'nothing');
    },
  );

  it('finds nothing unreadable in what it can read', () => {
    expect(unreadableFailpoint('withdraw.beforeCommit=kill@2, midReply=kill')).toBeUndefined();
  });
});
