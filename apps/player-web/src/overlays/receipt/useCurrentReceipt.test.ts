import { AnswerError, configureApi, getWithdrawalLog } from '@kislap/api';
import { answer, createFakeOperator, refuse } from '@kislap/api/testing';
import { epochSecondsFrom, moneyFromPeso } from '@kislap/domain';
import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { ReceiptOptions } from '../../navigation/overlays/OverlayMap';
import { useCurrentReceipt } from './useCurrentReceipt';

const made = epochSecondsFrom(1_763_000_000);
const given: ReceiptOptions = {
  kind: 'withdrawal',
  amount: moneyFromPeso(500),
  status: 'pending',
  at: made,
  readAt: made,
  orderId: 'W2',
};

const row = (id: number, orderid: string, status: number) => ({
  id,
  orderid,
  status,
  logtime: made,
  amount: 500,
  bank_code: 'GCASH',
  account_no: '09170000002',
  note: '',
});

/** An operator whose record has another withdrawal on its way and this one as it says; it counts the questions. */
function operate(status: number | undefined): { readonly asked: () => number } {
  let count = 0;
  const getWithdrawLog = () => {
    count += 1;
    return status === undefined ? refuse(500) : answer([row(3, 'W3', 0), row(2, 'W2', status)]);
  };
  configureApi({ adapter: createFakeOperator({ getWithdrawLog }).adapter });
  return { asked: () => count };
}

afterEach(() => configureApi({}));

const open = (receipt: ReceiptOptions) => renderHook(() => useCurrentReceipt(receipt)).result;

it('a withdrawal that was paid since it was made is not pending', async () => {
  operate(1);
  const receipt = open(given);
  expect(receipt.current.status).toBe('pending');
  await waitFor(() => expect(receipt.current.status).toBe('complete'));
});

it('one that is still on its way says when that was read', async () => {
  operate(0);
  const receipt = open(given);
  await waitFor(() => expect(receipt.current.readAt).not.toBe(made));
  expect(receipt.current.status).toBe('pending');
});

it('without an answer it stays as it was, with the time it was read', async () => {
  const operator = operate(undefined);
  const receipt = open(given);
  await waitFor(() => expect(operator.asked()).toBe(1));
  await expect(getWithdrawalLog(0, { attempts: 1 })).rejects.toBeInstanceOf(AnswerError);
  expect(receipt.current).toEqual(given);
});

it('what has ended is not asked for', async () => {
  const operator = operate(2);
  expect(open({ ...given, status: 'complete' }).current.status).toBe('complete');
  expect(open({ ...given, kind: 'deposit' }).current.status).toBe('pending');
  await getWithdrawalLog(0);
  expect(operator.asked()).toBe(1);
});

it('one in several orders is on its way until all of them are paid', async () => {
  const amount = moneyFromPeso(250);
  const parts = ['W2', 'W3'].map((orderId) => ({ orderId, amount }));
  const operator = operate(1);
  const receipt = open({ ...given, parts });
  await waitFor(() => expect(operator.asked()).toBe(1));
  await waitFor(() => expect(receipt.current.readAt).not.toBe(made));
  expect(receipt.current.status).toBe('pending');
  const alone = open({ ...given, parts: parts.slice(0, 1) });
  await waitFor(() => expect(alone.current.status).toBe('complete'));
});
