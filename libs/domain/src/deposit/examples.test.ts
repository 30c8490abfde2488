// Written by `npm run examples` from the docstrings of this topic: change those, not this.
import { describe, expect, it } from 'vitest';
import {
  addMoney,
  beginDepositPoll,
  type BonusPreview,
  canSubmitDeposit,
  capDepositAmount,
  checkDeposit,
  type CreditedDeposit,
  type DepositForm,
  type DepositFormEvent,
  type DepositFormRules,
  type DepositPoll,
  type DepositPollEffect,
  type DepositPollEvent,
  type DepositPollStep,
  depositPollTiming,
  type DepositProblem,
  depositTrackingEvent,
  epochMillisecondsFrom,
  fail,
  formatMoney,
  isDepositPollOver,
  moneyFromPeso,
  nextDepositForm,
  nextDepositPoll,
  offerChannel,
  ok,
  type PayChannel,
  type PayMethod,
  pesoText,
  previewBonus,
  quickAmounts,
  type ReadyDeposit,
  zeroMoney,
} from '../index';

describe('examples of deposit', () => {
  it('BonusPreview', () => {
    const preview: BonusPreview = {
      award: moneyFromPeso(10),
      promotion: moneyFromPeso(50),
      total: moneyFromPeso(60),
    };
    expect(addMoney(preview.award, preview.promotion) === preview.total).toEqual(true);
  });

  it('canSubmitDeposit', () => {
    const form: DepositForm = {
      mode: 'gcash',
      channelCode: 'gp1',
      amountText: '500',
      promotion: 0,
      bank: '',
    };
    expect(canSubmitDeposit(form)).toEqual(true);
    expect(canSubmitDeposit({ ...form, amountText: '' })).toEqual(false);
  });

  it('capDepositAmount', () => {
    expect(capDepositAmount('60000', moneyFromPeso(50_000))).toEqual('50000');
    expect(capDepositAmount('60000', zeroMoney)).toEqual('60000');
  });

  it('checkDeposit', () => {
    const form = { mode: 'gcash', channelCode: 'gp1', amountText: '50', promotion: 0, bank: '' } as const;
    const minimum = moneyFromPeso(100);
    expect(checkDeposit(form, { minimum, isSignedIn: true })).toEqual(
      fail({ type: 'belowMinimum', minimum }),
    );
    expect(checkDeposit(form, { minimum, isSignedIn: false })).toEqual(fail({ type: 'signedOut' }));
  });

  it('DepositForm', () => {
    const form: DepositForm = {
      mode: 'gcash',
      channelCode: 'gp1',
      amountText: '500',
      promotion: 0,
      bank: '',
    };
    expect(checkDeposit(form, { minimum: moneyFromPeso(100), isSignedIn: true }).ok).toEqual(true);
  });

  it('DepositFormEvent', () => {
    const form: DepositForm = {
      mode: 'gcash',
      channelCode: 'gp1',
      amountText: '500',
      promotion: 0,
      bank: '',
    };
    const event: DepositFormEvent = { type: 'amountTyped', text: '₱1,000' };
    const rules = { max: zeroMoney, gifts: [], player: { depositCount: 0, dep15Count: 0 } };
    expect(nextDepositForm(form, event, rules).amountText).toEqual('1000');
  });

  it('DepositFormRules', () => {
    const form: DepositForm = {
      mode: 'gcash',
      channelCode: 'gp1',
      amountText: '500',
      promotion: 0,
      bank: '',
    };
    const player = { depositCount: 0, dep15Count: 0 };
    const rules: DepositFormRules = { max: moneyFromPeso(50_000), gifts: [], player };
    expect(nextDepositForm(form, { type: 'amountTyped', text: '60000' }, rules).amountText).toEqual('50000');
  });

  it('DepositProblem', () => {
    const problem: DepositProblem = { type: 'belowMinimum', minimum: moneyFromPeso(100) };
    expect(formatMoney(problem.minimum)).toEqual('100.00');
  });

  it('nextDepositForm', () => {
    const form: DepositForm = {
      mode: 'gcash',
      channelCode: 'gp1',
      amountText: '500',
      promotion: 0,
      bank: '',
    };
    const rules = { max: moneyFromPeso(50_000), gifts: [], player: { depositCount: 0, dep15Count: 0 } };
    expect(nextDepositForm(form, { type: 'amountTyped', text: '60000' }, rules).amountText).toEqual('50000');
    expect(nextDepositForm(form, { type: 'amountTyped', text: '5a' }, rules).amountText).toEqual('500');
  });

  it('beginDepositPoll', () => {
    const now = epochMillisecondsFrom(1_767_196_800_000);
    expect(beginDepositPoll(41, now).effects).toEqual([{ type: 'ask', afterId: 41, turn: 1 }]);
    expect(beginDepositPoll(undefined, now).poll.phase).toEqual('baseline');
  });

  it('CreditedDeposit', () => {
    const first: CreditedDeposit = { id: 42, amount: moneyFromPeso(500), isFirst: true };
    expect(depositTrackingEvent(first)).toEqual('firstDeposit');
  });

  it('DepositPoll', () => {
    const now = epochMillisecondsFrom(1_767_196_800_000);
    const poll: DepositPoll = beginDepositPoll(41, now).poll;
    expect(poll.patientUntil - now).toEqual(600_000);
  });

  it('DepositPollEffect', () => {
    const ask: DepositPollEffect = { type: 'ask', afterId: 41, turn: 1 };
    expect(beginDepositPoll(41, epochMillisecondsFrom(1_767_196_800_000)).effects).toEqual([ask]);
  });

  it('DepositPollEvent', () => {
    const { poll } = beginDepositPoll(41, epochMillisecondsFrom(1_767_196_800_000));
    const cancelled: DepositPollEvent = { type: 'cancelled' };
    expect(nextDepositPoll(poll, cancelled).poll.phase).toEqual('stopped');
  });

  it('DepositPollStep', () => {
    const step: DepositPollStep = beginDepositPoll(41, epochMillisecondsFrom(1_767_196_800_000));
    expect(step.effects.map(({ type }) => type)).toEqual(['ask']);
  });

  it('depositPollTiming', () => {
    expect(depositPollTiming.everyMs).toEqual(2_000);
  });

  it('depositTrackingEvent', () => {
    expect(depositTrackingEvent({ id: 42, amount: moneyFromPeso(500), isFirst: true })).toEqual(
      'firstDeposit',
    );
    expect(depositTrackingEvent({ id: 43, amount: moneyFromPeso(500), isFirst: false })).toEqual('deposit');
  });

  it('isDepositPollOver', () => {
    const { poll } = beginDepositPoll(41, epochMillisecondsFrom(1_767_196_800_000));
    expect(isDepositPollOver(poll)).toEqual(false);
    expect(isDepositPollOver({ ...poll, phase: 'stopped' })).toEqual(true);
  });

  it('nextDepositPoll', () => {
    const now = epochMillisecondsFrom(1_767_196_800_000);
    const deposit = { id: 42, amount: moneyFromPeso(500), isFirst: true };
    const { poll } = beginDepositPoll(41, now);
    const step = nextDepositPoll(poll, { type: 'answered', turn: 1, deposits: [deposit], now });
    expect(step.effects.map(({ type }) => type)).toEqual(['remember', 'announce', 'refreshPlayer', 'pause']);
  });

  it('previewBonus', () => {
    const amount = moneyFromPeso(500);
    const { total } = previewBonus({ amount, awardPercent: 2, promotion: 0, offers: [] });
    expect(pesoText(total)).toEqual('10');
  });

  it('quickAmounts', () => {
    const channel: PayChannel = {
      mode: 'gcash',
      code: 'gp1',
      category: 'wallet',
      name: 'GCash',
      isEnabled: true,
      isHot: true,
      sort: 1,
      minDepositCount: 0,
      minVip: 1,
      min: moneyFromPeso(100),
      max: zeroMoney,
      awardPercent: 2,
      banks: [],
      quickAmounts: [moneyFromPeso(500), moneyFromPeso(50), moneyFromPeso(200)],
    };
    const method: PayMethod = {
      id: 7,
      name: 'GCash',
      isDeposit: true,
      isWithdraw: true,
      depositSort: 1,
      withdrawSort: 1,
      depositMin: moneyFromPeso(50),
      depositMax: moneyFromPeso(50_000),
      withdrawMin: moneyFromPeso(100),
      withdrawMax: moneyFromPeso(50_000),
      banks: [],
      channels: [],
    };
    expect(quickAmounts(offerChannel(channel, method)).map(pesoText)).toEqual(['200', '500']);
  });

  it('ReadyDeposit', () => {
    const terms = { mode: 'gcash', channelCode: 'gp1', promotion: 0, bank: '' } as const;
    const ready: ReadyDeposit = { ...terms, amount: moneyFromPeso(500), accountName: '' };
    expect(checkDeposit({ ...terms, amountText: '500' }, { minimum: zeroMoney, isSignedIn: true })).toEqual(
      ok(ready),
    );
  });
});
