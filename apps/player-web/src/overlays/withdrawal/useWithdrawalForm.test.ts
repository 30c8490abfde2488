import { moneyFromPeso } from '@kislap/domain';
import type { PayMethod, Player } from '@kislap/domain';
import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useWithdrawalForm } from './useWithdrawalForm';

function method(facts: Pick<PayMethod, 'id' | 'name' | 'banks'>): PayMethod {
  const limits = { depositMin: 0, depositMax: 0, withdrawMin: 100, withdrawMax: 50_000 };
  return {
    isDeposit: true,
    isWithdraw: true,
    depositSort: 1,
    withdrawSort: 1,
    channels: [],
    depositMin: moneyFromPeso(limits.depositMin),
    depositMax: moneyFromPeso(limits.depositMax),
    withdrawMin: moneyFromPeso(limits.withdrawMin),
    withdrawMax: moneyFromPeso(limits.withdrawMax),
    ...facts,
  };
}

const wallet = method({ id: 1, name: 'GCash', banks: [] });
const banks = method({ id: 5, name: 'BankTransfer', banks: ['BDO', 'BPI'] });
const player: Player = {
  userId: 7,
  nickname: 'Ana',
  phone: '639171234567',
  balance: moneyFromPeso('1000.55'),
  depositCount: 2,
  dep15Count: 0,
  vipLevel: 0,
  vipOrder: 1,
  signTimes: 0,
  isSignedToday: false,
  isRepairEarnedToday: false,
  avatarId: 1,
};

const open = () => renderHook(() => useWithdrawalForm([wallet, banks], player));

describe('the withdrawal form', () => {
  it('begins with the first method and the own phone as its account', () => {
    const { result } = open();
    expect(result.current.fields).toMatchObject({ bankCode: 'GCASH', accountNumber: '09171234567' });
  });

  it('cuts a typed amount to the balance', () => {
    const { result } = open();
    act(() => result.current.typeAmount('1500'));
    expect(result.current.fields.amountText).toBe('1000.55');
    expect(result.current.isCut).toBe(true);
    act(() => result.current.typeAmount('1000.5'));
    expect(result.current.isCut).toBe(false);
  });

  it('takes the whole balance on request', () => {
    const { result } = open();
    act(() => result.current.takeAll());
    expect(result.current.fields.amountText).toBe('1000.55');
  });

  it('asks for a bank where a method has several, and no longer offers the phone', () => {
    const { result } = open();
    act(() => result.current.chooseMethod(5));
    expect(result.current.fields).toMatchObject({ bankCode: '', accountNumber: '' });
    act(() => result.current.chooseBank('BPI'));
    expect(result.current.fields.bankCode).toBe('BPI');
  });

  it('keeps digits of an account alone', () => {
    const { result } = open();
    act(() => result.current.typeAccount('0012-3456 x78'));
    expect(result.current.fields.accountNumber).toBe('0012345678');
  });

  it('is filled in by a saved account, with the method that reaches its bank', () => {
    const { result } = open();
    act(() =>
      result.current.takeSaved({ bankCode: 'BDO', accountNumber: '001234567890', accountName: 'Ana Cruz' }),
    );
    expect(result.current.method?.id).toBe(5);
    expect(result.current.fields).toMatchObject({
      bankCode: 'BDO',
      accountNumber: '001234567890',
      accountName: 'Ana Cruz',
    });
  });

  it('is empty again after the withdrawal was taken', () => {
    const { result } = open();
    act(() => result.current.typeAmount('500'));
    act(() => result.current.reset());
    expect(result.current.fields.amountText).toBe('');
  });
});
