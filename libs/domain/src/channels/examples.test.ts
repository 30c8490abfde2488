// Written by `npm run examples` from the docstrings of this topic: change those, not this.
import { describe, expect, it } from 'vitest';
import {
  type ActiveAward,
  channelAward,
  type ChannelOffer,
  type ChannelVisitor,
  type DepositMode,
  depositModes,
  firstMode,
  isChannelEligible,
  isOrderAllowed,
  mayaTipPercent,
  modeOrder,
  moneyFromPeso,
  offerChannel,
  type PayBank,
  type PayChannel,
  type PayHint,
  type PayMethod,
  pesoText,
  quickAmounts,
  withdrawMethods,
  zeroMoney,
} from '../index';

describe('examples of channels', () => {
  it('ActiveAward', () => {
    const award: ActiveAward = { methodId: 7, mode: 'maya', awardPercent: 5 };
    expect(mayaTipPercent([award])).toEqual(5);
  });

  it('channelAward', () => {
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
    const offer = offerChannel(channel, method);
    expect(channelAward(offer, [])).toEqual(2);
    expect(channelAward(offer, [{ methodId: 7, mode: 'gcash', awardPercent: 5 }])).toEqual(5);
  });

  it('ChannelOffer', () => {
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
    const offer: ChannelOffer = { channel, method, min: moneyFromPeso(100), max: moneyFromPeso(50_000) };
    expect(quickAmounts(offer).map(pesoText)).toEqual(['200', '500']);
  });

  it('ChannelVisitor', () => {
    const newcomer: ChannelVisitor = { depositCount: 0, vipLevel: 0, vipOrder: 3 };
    expect(isOrderAllowed([1, 2], newcomer.vipOrder)).toEqual(false);
  });

  it('DepositMode', () => {
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
    const gcash: DepositMode = { code: 'gcash', isHot: true, offers: [offerChannel(channel, method)] };
    expect(firstMode([gcash])?.code).toEqual('gcash');
  });

  it('depositModes', () => {
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
    const methods = [{ ...method, channels: [channel, { ...channel, mode: 'gcashwap_2' }] }];
    const player = { depositCount: 3, vipLevel: 1, vipOrder: 0 };
    expect(depositModes(methods, player).map(({ code }) => code)).toEqual(['gcashwap_2', 'gcash']);
  });

  it('firstMode', () => {
    const modes = ['gcash', 'maya'].map((code) => ({ code, isHot: false, offers: [] }));
    expect(firstMode(modes)?.code).toEqual('gcash');
    expect(firstMode(modes, [{ methodId: 8, channelCode: 'my1', mode: 'maya' }])?.code).toEqual('maya');
  });

  it('isChannelEligible', () => {
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
    expect(isChannelEligible(channel, { depositCount: 0, vipLevel: 1, vipOrder: 0 })).toEqual(true);
    expect(isChannelEligible(channel, { depositCount: 0, vipLevel: 0, vipOrder: 0 })).toEqual(false);
  });

  it('mayaTipPercent', () => {
    expect(mayaTipPercent([{ methodId: 8, mode: 'maya', awardPercent: 5 }])).toEqual(5);
    expect(mayaTipPercent([])).toEqual(3);
  });

  it('modeOrder', () => {
    expect(modeOrder.indexOf('gcash') < modeOrder.indexOf('maya')).toEqual(true);
  });

  it('offerChannel', () => {
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
    expect(pesoText(offerChannel(channel, method).min)).toEqual('100');
    expect(pesoText(offerChannel(channel, method).max)).toEqual('50000');
  });

  it('PayBank', () => {
    const banks: readonly PayBank[] = [
      { name: 'BPI', isEnabled: true },
      { name: 'RCBC', isEnabled: false },
    ];
    expect(banks.filter(({ isEnabled }) => isEnabled).map(({ name }) => name)).toEqual(['BPI']);
  });

  it('PayChannel', () => {
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
    expect(isChannelEligible(channel, { depositCount: 3, vipLevel: 1, vipOrder: 0 })).toEqual(true);
  });

  it('PayHint', () => {
    const lastUsed: PayHint = { methodId: 8, channelCode: 'my1', mode: 'maya' };
    expect(firstMode([{ code: 'gcash', isHot: false, offers: [] }], [lastUsed])?.code).toEqual('gcash');
  });

  it('PayMethod', () => {
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
    expect(withdrawMethods([method])).toEqual([method]);
  });

  it('withdrawMethods', () => {
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
    const maya = { ...method, name: 'Maya', withdrawSort: 0 };
    expect(withdrawMethods([method, maya, { ...method, isWithdraw: false }])).toEqual([maya, method]);
  });
});
