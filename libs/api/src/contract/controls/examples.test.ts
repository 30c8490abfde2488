// Written by `npm run examples` from the docstrings of this topic: change those, not this.
import { describe, expect, it } from 'vitest';
import { parse, ValiError } from 'valibot';
import {
  type Account,
  accountsControl,
  anyCall,
  betsControl,
  callsControl,
  clearFaultsControl,
  clockControl,
  type ControlContract,
  creditControl,
  exportControl,
  failControl,
  fault,
  type Fault,
  type FaultMode,
  faultModes,
  identityControl,
  identityFirstControl,
  type Invariant,
  invariantsControl,
  killControl,
  latencyControl,
  ledgerControl,
  type LedgerEntry,
  type LedgerPlace,
  mailControl,
  maintainControl,
  messagesControl,
  messyControl,
  type OperatorPart,
  type OperatorState,
  type Order,
  orderControl,
  ordersControl,
  partControl,
  partsControl,
  type Payout,
  resetControl,
  sessionControl,
  shipControl,
  smsControl,
  stateControl,
  type TextMessage,
  welcomeGiftControl,
  withdrawalControl,
  withdrawalsControl,
} from './index';

describe('examples of controls', () => {
  it('ControlContract', () => {
    const isEmpty = ({ response }: ControlContract) => Object.keys(response).length === 0;
    expect(isEmpty(stateControl)).toEqual(false);
  });

  it('betsControl', () => {
    expect(parse(betsControl.request, { userId: 7, count: 20 }).count).toEqual(20);
  });

  it('mailControl', () => {
    expect(parse(mailControl.request, { userId: 7, title: 'Hello', text: 'Welcome back.' }).kind).toEqual(
      'plain',
    );
  });

  it('smsControl', () => {
    expect(parse(smsControl.response, { code: '123456' }).code).toEqual('123456');
  });

  it('faultModes', () => {
    expect(faultModes.includes('drop')).toEqual(true);
  });

  it('FaultMode', () => {
    const mode: FaultMode = 'delay';
    expect(faultModes.indexOf(mode)).toEqual(0);
  });

  it('anyCall', () => {
    expect(parse(fault, { call: anyCall, times: 1, mode: '500' }).call).toEqual('*');
  });

  it('fault', () => {
    expect(parse(fault, { call: 'deposit', times: 2, mode: 'delay' }).ms).toEqual(3000);
  });

  it('Fault', () => {
    const late: Fault = { call: 'deposit', times: 1, mode: 'delay', ms: 500 };
    expect(parse(fault, late).ms).toEqual(500);
  });

  it('failControl', () => {
    expect(failControl.name).toEqual('fail');
    expect(parse(failControl.request, { call: 'deposit', times: 0, mode: '500' }).times).toEqual(0);
  });

  it('clearFaultsControl', () => {
    expect(clearFaultsControl.name).toEqual('clearFaults');
  });

  it('callsControl', () => {
    expect(parse(callsControl.response, { calls: ['login'] }).calls).toEqual(['login']);
  });

  it('LedgerEntry', () => {
    const page = { entries: [], total: { sum: 0, count: 0 } };
    const entries: readonly LedgerEntry[] = parse(ledgerControl.response, page).entries;
    expect(entries.length).toEqual(0);
  });

  it('ledgerControl', () => {
    expect(parse(ledgerControl.request, { account: '7' })).toEqual({ account: '7', order: '' });
  });

  it('LedgerPlace', () => {
    const before: LedgerPlace = { journal: 12, seq: 1 };
    expect(parse(ledgerControl.request, { before }).before).toEqual({ journal: 12, seq: 1 });
  });

  it('invariantsControl', () => {
    const line = { id: 'I1', description: 'Every journal sums to zero.', violations: 0 };
    expect(parse(invariantsControl.response, { invariants: [line] }).invariants[0]?.violations).toEqual(0);
  });

  it('Invariant', () => {
    const line: Invariant = { id: 'I1', description: 'Every journal sums to zero.', violations: 0 };
    expect(parse(invariantsControl.response, { invariants: [line] }).invariants).toEqual([line]);
  });

  it('Order', () => {
    const sent = {
      id: 1,
      orderId: 'D1',
      userId: 7,
      mode: 'gcash',
      amount: 5000000,
      createdAtMs: 0,
      state: 'pending',
    };
    const order: Order | undefined = parse(ordersControl.response, { orders: [sent] }).orders[0];
    expect(order?.state).toEqual('pending');
  });

  it('ordersControl', () => {
    expect(parse(ordersControl.request, { before: 120 })).toEqual({ before: 120 });
  });

  it('orderControl', () => {
    expect(parse(orderControl.request, { orderId: 'D1', state: 'paid' }).state).toEqual('paid');
  });

  it('Payout', () => {
    const isOver = ({ state }: Payout) => state !== 'pending';
    expect(parse(withdrawalsControl.response, { withdrawals: [] }).withdrawals.filter(isOver)).toEqual([]);
  });

  it('withdrawalsControl', () => {
    expect(withdrawalsControl.name).toEqual('withdrawals');
    expect(parse(withdrawalsControl.request, {})).toEqual({});
  });

  it('withdrawalControl', () => {
    expect(
      parse(withdrawalControl.request, { orderId: 'W1', state: 'rejected', note: 'Name differs.' }).state,
    ).toEqual('rejected');
  });

  it('OperatorPart', () => {
    const closed = (parts: readonly OperatorPart[]) => parts.filter(({ isOpen }) => !isOpen);
    expect(closed(parse(partsControl.response, { parts: [] }).parts)).toEqual([]);
  });

  it('partsControl', () => {
    const jeepney = { kind: 'game', code: 'jeepney', name: 'Jeepney Dash', isOpen: true };
    expect(parse(partsControl.response, { parts: [jeepney] }).parts).toEqual([jeepney]);
  });

  it('partControl', () => {
    expect(parse(partControl.request, { kind: 'game', code: 'jeepney', on: false }).on).toEqual(false);
  });

  it('Account', () => {
    const isGuest = ({ userId }: Account) => userId === 0;
    expect(parse(accountsControl.response, { accounts: [] }).accounts.some(isGuest)).toEqual(false);
  });

  it('accountsControl', () => {
    expect(parse(accountsControl.request, {})).toEqual({ search: '' });
  });

  it('sessionControl', () => {
    expect(parse(sessionControl.request, { userId: 7 })).toEqual({ userId: 7 });
  });

  it('killControl', () => {
    expect(parse(killControl.request, { userId: 7 }).userId).toEqual(7);
  });

  it('creditControl', () => {
    expect(parse(creditControl.request, { userId: 7, amount: 500 }).amount).toEqual(500);
    expect(() => parse(creditControl.request, { userId: 7, amount: -1 })).toThrow(ValiError);
  });

  it('messagesControl', () => {
    expect(parse(messagesControl.response, { messages: [] }).messages).toEqual([]);
  });

  it('TextMessage', () => {
    const newest = (messages: readonly TextMessage[]) => messages[0]?.code;
    expect(newest(parse(messagesControl.response, { messages: [] }).messages)).toEqual(undefined);
  });

  it('identityControl', () => {
    expect(parse(identityControl.request, { userId: 7, pass: false }).note).toEqual(
      'The documents cannot be read.',
    );
  });

  it('stateControl', () => {
    expect(stateControl.name).toEqual('state');
  });

  it('OperatorState', () => {
    const isCalm = (state: OperatorState) => !state.isMessy && state.faults.length === 0;
    expect(isCalm.length).toEqual(1);
  });

  it('clockControl', () => {
    expect(parse(clockControl.request, { to: 'midnight' })).toEqual({ to: 'midnight' });
  });

  it('maintainControl', () => {
    expect(maintainControl.name).toEqual('maintain');
    expect(parse(maintainControl.request, { on: true })).toEqual({ on: true, until: 0, message: '' });
  });

  it('messyControl', () => {
    expect(messyControl.name).toEqual('messy');
    expect(parse(messyControl.request, { on: true }).on).toEqual(true);
  });

  it('identityFirstControl', () => {
    expect(identityFirstControl.name).toEqual('kycBeforeDeposit');
    expect(parse(identityFirstControl.request, { on: true }).on).toEqual(true);
  });

  it('welcomeGiftControl', () => {
    expect(welcomeGiftControl.name).toEqual('welcomeGift');
    expect(parse(welcomeGiftControl.request, { amount: 50 }).amount).toEqual(50);
  });

  it('latencyControl', () => {
    expect(parse(latencyControl.request, { ms: 250 }).ms).toEqual(250);
  });

  it('shipControl', () => {
    expect(parse(shipControl.response, { buildId: 'b2' }).buildId).toEqual('b2');
  });

  it('resetControl', () => {
    expect(resetControl.name).toEqual('reset');
  });

  it('exportControl', () => {
    expect(parse(exportControl.response, { takenAtMs: 0, tables: {} }).tables).toEqual({});
  });
});
