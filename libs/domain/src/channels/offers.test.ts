import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aChannel } from '../testing/aChannel';
import { isChannelEligible } from './offers';

const newcomer = { depositCount: 0, vipLevel: 0, vipOrder: 1 };
const regular = { depositCount: 3, vipLevel: 2, vipOrder: 4 };

describe('isChannelEligible', () => {
  it.each([
    ['open to all', aChannel({ allowedOrders: [-1] }), true, true],
    ['for two deposits', aChannel({ isHot: true, minDepositCount: 2, allowedOrders: [-1] }), false, true],
    ['switched off', aChannel({ isEnabled: false, isHot: true }), false, false],
    [
      'for VIP 1 to 3 of orders 1 and 4',
      aChannel({ minVip: 1, maxVip: 3, allowedOrders: [1, 4] }),
      false,
      true,
    ],
    ['for VIP 0 alone', aChannel({ maxVip: 0 }), true, false],
    ['without any condition', aChannel(), true, true],
    ['for nobody', aChannel({ allowedOrders: [] }), false, false],
    ['for order 1', aChannel({ allowedOrders: [1] }), true, false],
    ['for three deposits', aChannel({ minDepositCount: 3 }), false, true],
    ['for four deposits', aChannel({ minDepositCount: 4 }), false, false],
    ['for VIP 2', aChannel({ minVip: 2 }), false, true],
    ['for VIP 3', aChannel({ minVip: 3 }), false, false],
    ['for VIP up to 2', aChannel({ maxVip: 2 }), true, true],
    ['for VIP up to 1', aChannel({ maxVip: 1 }), true, false],
  ])('decides on a channel %s', (_case, channel, forNewcomer, forRegular) => {
    expect(isChannelEligible(channel, newcomer)).toBe(forNewcomer);
    expect(isChannelEligible(channel, regular)).toBe(forRegular);
  });

  it('never opens a channel past its conditions', () => {
    const small = fc.integer({ min: 0, max: 5 });
    fc.assert(
      fc.property(
        fc.record({ minDepositCount: small, minVip: small, maxVip: small }),
        fc.record({ depositCount: small, vipLevel: small, vipOrder: small }),
        (limits, player) => {
          const isInside =
            player.depositCount >= limits.minDepositCount &&
            player.vipLevel >= limits.minVip &&
            player.vipLevel <= limits.maxVip;
          expect(isChannelEligible(aChannel(limits), player)).toBe(isInside);
        },
      ),
    );
  });
});
