import { createHash } from 'node:crypto';
import { moneyFromPeso } from '@kislap/domain';
import { afterEach, describe, expect, it } from 'vitest';
import * as api from '../index';
import { answerText, beOffline, keepSilent, refuse } from '../testing/replies';
import { createFakeOperator } from '../testing/createFakeOperator';
import type { Handlers } from '../testing/Handlers';
import { sampleHandlers } from '../testing/sampleHandlers';

const SECRET = '0123456789abcdef0123456789abcdef';

const deposit: api.DepositOrder = {
  userId: 7,
  mode: 'banktransfer',
  channelCode: 'bt1',
  channelCategory: '2',
  amount: moneyFromPeso('100'),
  promotion: 15,
  bank: '',
  accountName: 'Ana "Bo" Ñ',
};

const withdrawal: api.WithdrawalOrder = {
  userId: 7,
  amount: moneyFromPeso(500),
  methodName: 'Bank Transfer',
  bankCode: 'BDO',
  accountNumber: '123',
  accountName: 'Ana',
};

function operate(handlers: Handlers = {}) {
  const operator = createFakeOperator({ ...sampleHandlers, ...handlers });
  api.configureApi({
    adapter: operator.adapter,
    timeouts: { ...api.timeouts, retryDelayMs: 1, paymentWriteTimeoutMs: 20 },
  });
  return operator;
}

function lookAt(operator: ReturnType<typeof operate>, call: string) {
  return operator.seen.filter((seen) => seen.call === call);
}

afterEach(() => {
  api.configureApi({});
});

describe('a deposit', () => {
  it.each([500, 502, 554, 599])(
    'answered with code %d is of unknown outcome: nobody decided',
    async (code) => {
      operate({ deposit: () => refuse(code, 'Down.') });
      const outcome = await api.placeDeposit(deposit, { idempotencyKey: 'k1' });
      expect(outcome).toEqual({ type: 'unknown', idempotencyKey: 'k1' });
    },
  );

  it.each([400, 555, 1012])('answered with code %d was refused', async (code) => {
    operate({ deposit: () => refuse(code, 'No.') });
    expect(await api.placeDeposit(deposit)).toMatchObject({ type: 'refused', refusal: { code } });
  });

  it('posts canonical text and signs the very texts it posts', async () => {
    const operator = operate();
    expect(await api.placeDeposit(deposit)).toEqual({
      type: 'accepted',
      accepted: { payUrl: '/sandbox/cashier/1001', orderId: '1001' },
    });
    const [post] = lookAt(operator, 'deposit');
    const extra = '{"account_name":"Ana \\"Bo\\" Ñ"}';
    expect(post).toMatchObject({ mode: 'banktransfer' });
    expect(post?.fields).toEqual({
      amount: '100',
      sign: createHash('sha256').update(`${SECRET}1007${extra}`).digest('hex'),
      userid: '7',
      acId: '15',
      extra,
      paytype: 'banktransfer',
      paychnl: 'bt1',
      chnlcat: '2',
      bankcode: '',
    });
  });

  it('says whether the award of the channel is taken, where that is a choice', async () => {
    const operator = operate();
    await api.placeDeposit({ ...deposit, takesAward: true });
    await api.placeDeposit({ ...deposit, takesAward: false });
    await api.placeDeposit({ ...deposit, takesAward: undefined });
    const posts = lookAt(operator, 'deposit').map(({ fields }) => fields['takeAward']);
    expect(posts).toEqual(['1', '0', undefined]);
  });

  it('is signed the way the operator wants', async () => {
    const operator = operate();
    api.configureApi({
      adapter: operator.adapter,
      sign: ({ amount, userId }) => Promise.resolve(`${amount}:${userId}`),
    });
    await api.placeDeposit(deposit);
    expect(lookAt(operator, 'deposit')[0]?.fields['sign']).toBe('100:7');
  });

  it('that is refused says why', async () => {
    operate({ deposit: () => refuse(1012, 'Over your limit', { limit: '500' }) });
    const outcome = await api.placeDeposit(deposit);
    expect(outcome).toMatchObject({
      type: 'refused',
      refusal: { code: 1012, message: 'Over your limit', data: { limit: 500 } },
    });
  });

  it.each([
    ['the line is cut', beOffline],
    ['no answer comes', keepSilent],
    ['HTML comes', () => answerText('<html>')],
    ['a gateway answers', () => answerText('bad gateway', 502)],
    ['the answer has no address', () => answerText('{"code":200,"msg":""}')],
  ])('is unknown when %s, was sent once, and can be sent again as the same', async (_name, failure) => {
    const operator = operate({ deposit: failure });
    const outcome = await api.placeDeposit(deposit);
    expect(outcome.type).toBe('unknown');
    expect(lookAt(operator, 'deposit')).toHaveLength(1);
    operator.handle(sampleHandlers);
    if (outcome.type !== 'unknown') return;
    await api.placeDeposit(deposit, { idempotencyKey: outcome.idempotencyKey });
    const [first, second] = lookAt(operator, 'deposit');
    expect(second).toEqual(first);
    expect(first?.idempotencyKey).toBe(outcome.idempotencyKey);
  });

  it('throws only when nothing was sent', async () => {
    const operator = operate({ getSecretKey: beOffline });
    await expect(api.placeDeposit(deposit)).rejects.toBeInstanceOf(api.OfflineError);
    expect(lookAt(operator, 'deposit')).toHaveLength(0);
    operator.handle(sampleHandlers);
    await expect(api.placeDeposit(deposit, { signal: AbortSignal.abort() })).rejects.toMatchObject({
      reason: 'cancelled',
    });
    expect(lookAt(operator, 'deposit')).toHaveLength(0);
  });

  it('is a new intent each time unless a key is passed', async () => {
    const operator = operate();
    await api.placeDeposit(deposit);
    await api.placeDeposit(deposit);
    const [first, second] = lookAt(operator, 'deposit');
    expect(first?.idempotencyKey).not.toBe(second?.idempotencyKey);
  });
});

describe('a withdrawal', () => {
  it('goes to the mode of its method, and 100 is the ok', async () => {
    const operator = operate();
    expect(await api.requestWithdrawal(withdrawal)).toEqual({
      type: 'accepted',
      accepted: { orderId: '2001', message: 'Your withdrawal is being reviewed.' },
    });
    const [post] = lookAt(operator, 'withdraw');
    const extra = '{"account_name":"Ana","account_no":"123","bank_code":"BDO"}';
    expect(post).toMatchObject({ mode: 'banktransfer' });
    expect(post?.fields).toEqual({
      amount: '500',
      extra,
      userid: '7',
      sign: createHash('sha256').update(`${SECRET}5007${extra}`).digest('hex'),
    });
  });

  it.each([
    [
      { kind: 'register', until: 0, payout: 'pays' },
      { kind: 'register', wait: undefined, payout: 'pays' },
    ],
    [{ kind: 'register', until: 0 }, undefined],
  ])('that ends every session is made all the same, with what pays out: %j', async (away, access) => {
    const fields = { code: 100, msg: 'ok', orderid: '2001', away };
    operate({ withdraw: () => answerText(JSON.stringify(fields)) });
    expect(await api.requestWithdrawal(withdrawal)).toEqual({
      type: 'accepted',
      accepted: { orderId: '2001', message: 'ok', away: { access } },
    });
  });

  it.each([0, 101, 200, 302])('answered with code %d is neither taken nor refused', async (code) => {
    operate({ withdraw: () => refuse(code, 'odd') });
    expect(await api.requestWithdrawal(withdrawal)).toMatchObject({ type: 'unknown', message: 'odd' });
  });

  it.each([-1, 1001])('is refused by %d, and unknown without an answer', async (code) => {
    const operator = operate({ withdraw: () => refuse(code, 'odd') });
    expect(await api.requestWithdrawal(withdrawal)).toMatchObject({
      type: 'refused',
      refusal: { message: 'odd' },
    });
    operator.handle({ withdraw: beOffline });
    expect(await api.requestWithdrawal(withdrawal)).toMatchObject({ type: 'unknown' });
  });
});
