import { describe, expect, it } from 'vitest';
import * as contract from '../index';
import { factsByCall, type CallName, calls, codesOf, describedCalls } from './index';

const facts = Object.entries(factsByCall);
const payments: readonly CallName[] = ['paylist4vip', 'deposit', 'withdraw'];

/** Every call that the contract exports, by its name on the wire. */
const exported = Object.entries(contract).flatMap(([key, value]) =>
  key.endsWith('Call') && typeof value === 'object' && 'name' in value ? [value.name] : [],
);

describe('the facts of the calls', () => {
  it('are there for every call that the contract exports', () => {
    expect([...new Set(exported)].filter((name) => !(name in calls))).toEqual([]);
    expect(new Set(exported).size).toBe(Object.keys(calls).length);
  });

  it.each(describedCalls.map((call) => [call.name, call] as const))(
    'fit %s',
    (name, { purpose, facts, contract, codes }) => {
      expect(purpose).toMatch(/^[A-Z].*\.$/);
      // Looking and receiving share a name in two calls; the ping carries no key.
      if (facts.kind === 'R') expect(contract.effect).toBe('read');
      else if (!['depGet27', 'depGet28', 'getState'].includes(name)) expect(contract.effect).toBe('write');
      expect(new Set(codes).size).toBe(codes.length);
      expect(codes[0]).toBe(name === 'withdraw' ? 100 : 200);
      expect(facts.group === 'payment').toBe(payments.includes(name));
      if (facts.paging) expect(Object.keys(calls[name].request.entries)).toContain(facts.paging.field);
    },
  );

  it('leave six calls without a token at all', () => {
    const bare = facts.filter(([, { auth }]) => auth === 'bare').map(([name]) => name);
    expect(bare.toSorted()).toEqual(['gameList', 'gameLog', 'getHot', 'login', 'noticeList', 'register']);
  });

  it('know the end and the lock of a session only where one is needed, and a break wherever it is not open', () => {
    expect(codesOf('gameList')).toEqual([200, 500, 555, 1001]);
    expect(codesOf('launchGame')).toEqual([
      200, 400, 500, 555, 1001, 1005, 1007, 1012, 1013, 1014, 1015, 1020, 1021, 1022, 1023,
    ]);
    expect(codesOf('getEventEgg')).toEqual(expect.arrayContaining([200, 400, 1001, 1007, 1008, 1010, 1020]));
    expect(codesOf('changePwd')).toEqual([
      200, 400, 500, 555, 1001, 1002, 1005, 1007, 1008, 1017, 1018, 1022,
    ]);
    expect(codesOf('withdraw')).toEqual([100, 400, 500, 555, 1001, 1008, 1011, 1013, 1015, 1022]);
    expect(codesOf('withdraw')).not.toContain(1007);
    expect(codesOf('deposit')).toContain(1020);
    for (const open of ['withdraw', 'rgCheck', 'getUserInfo', 'login'] as const) {
      expect(codesOf(open)).not.toContain(1020);
    }
    expect(codesOf('favoriteList')).toContain(1007);
    expect(codesOf('checkPwd')).not.toContain(1022);
    expect(codesOf('getState')).not.toContain(1022);
  });
});
