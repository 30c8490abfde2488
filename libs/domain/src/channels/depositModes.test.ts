import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aChannel } from '../testing/aChannel';
import { aMethod } from '../testing/aMethod';
import { pesos } from '../testing/pesos';
import { type DepositMode, depositModes, firstMode } from './depositModes';
import { modeOrder } from './payModes';

const newcomer = { depositCount: 0, vipLevel: 0, vipOrder: 1 };
const regular = { depositCount: 3, vipLevel: 2, vipOrder: 4 };
const methods = [
  aMethod({
    channels: [
      aChannel({ mode: 'newpay', code: 'np1' }),
      aChannel({ mode: 'gcash', code: 'gc1', sort: 2 }),
      aChannel({ mode: 'gcash', code: 'gc2', sort: 1, isHot: true, minDepositCount: 2 }),
      aChannel({ mode: 'gcash', code: 'gc3', isEnabled: false, isHot: true }),
      aChannel({ mode: 'grabpay', code: 'gp1', allowedOrders: [] }),
    ],
  }),
  aMethod({
    channels: [
      aChannel({ mode: 'qrph', code: 'qr1' }),
      aChannel({ mode: 'maya', code: 'my1', minVip: 1, maxVip: 3, allowedOrders: [1, 4] }),
      aChannel({ mode: 'gcashwap_2', code: 'gw1', maxVip: 0 }),
    ],
  }),
];

function outline(modes: readonly DepositMode[]): readonly string[] {
  return modes.map(({ code, isHot, offers }) => {
    return `${code}${isHot ? ' hot' : ''} [${offers.map(({ channel }) => channel.code).join(', ')}]`;
  });
}

function hintOf(mode: string, channelCode: string) {
  return { methodId: 1, mode, channelCode };
}

describe('depositModes', () => {
  it('shows a newcomer the modes with an open channel, unknown ones last, none hot by a closed channel', () => {
    expect(outline(depositModes(methods, newcomer))).toEqual([
      'gcashwap_2 [gw1]',
      'gcash [gc1]',
      'qrph [qr1]',
      'newpay [np1]',
    ]);
  });

  it('shows a regular the hot mode, its channels by sort', () => {
    expect(outline(depositModes(methods, regular))).toEqual([
      'gcash hot [gc2, gc1]',
      'maya [my1]',
      'qrph [qr1]',
      'newpay [np1]',
    ]);
  });

  it('puts the last-used channel first in its mode and leaves the modes where they are', () => {
    expect(outline(depositModes(methods, regular, [hintOf('gcash', 'gc1')]))).toEqual([
      'gcash hot [gc1, gc2]',
      'maya [my1]',
      'qrph [qr1]',
      'newpay [np1]',
    ]);
  });

  it('puts the newest of several last-used channels first', () => {
    const hints = [hintOf('gcash', 'gc1'), hintOf('gcash', 'gc2')];
    expect(outline(depositModes(methods, regular, hints))[0]).toBe('gcash hot [gc1, gc2]');
    expect(outline(depositModes(methods, regular, hints.toReversed()))[0]).toBe('gcash hot [gc2, gc1]');
  });

  it.each([hintOf('maya', 'gc1'), hintOf('gcash', 'my1')])(
    'does not mind the hint %j of another mode',
    (hint) => {
      expect(outline(depositModes(methods, regular, [hint]))[0]).toBe('gcash hot [gc2, gc1]');
    },
  );

  it('keeps the listed order of channels with the same sort', () => {
    const channels = ['b', 'a', 'c'].map((code) => aChannel({ code }));
    expect(outline(depositModes([aMethod({ channels })], newcomer))).toEqual(['gcash [b, a, c]']);
  });

  it('keeps unknown modes in the listed order', () => {
    const channels = ['zpay', 'qrph', 'apay'].map((mode) => aChannel({ mode, code: mode }));
    expect(outline(depositModes([aMethod({ channels })], newcomer))).toEqual([
      'qrph [qrph]',
      'zpay [zpay]',
      'apay [apay]',
    ]);
  });

  it('stands in the fixed order', () => {
    const channels = modeOrder.toReversed().map((mode) => aChannel({ mode, code: mode }));
    expect(depositModes([aMethod({ channels })], newcomer).map(({ code }) => code)).toEqual(modeOrder);
  });

  it('leaves out a method that takes no deposits', () => {
    expect(depositModes([aMethod({ isDeposit: false, channels: [aChannel()] })], newcomer)).toEqual([]);
  });

  it("takes the method's limits only where the channel sets none", () => {
    const method = aMethod({
      depositMin: pesos(50),
      depositMax: pesos(9000),
      channels: [aChannel({ min: pesos(100) }), aChannel({ code: 'gc2', max: pesos(200) })],
    });
    const offers = depositModes([method], newcomer)[0]?.offers;
    expect(offers?.map(({ min, max }) => [min, max])).toEqual([
      [pesos(100), pesos(9000)],
      [pesos(50), pesos(200)],
    ]);
    expect(offers?.[0]?.method).toBe(method);
  });

  it('is hot only by a channel that it offers, and never empty', () => {
    const channel = fc
      .record({
        mode: fc.constantFrom('maya', 'gcash', 'xpay'),
        isHot: fc.boolean(),
        isEnabled: fc.boolean(),
      })
      .map(aChannel);
    fc.assert(
      fc.property(fc.array(channel), (channels) => {
        for (const { isHot, offers } of depositModes([aMethod({ channels })], newcomer)) {
          expect(offers.length).toBeGreaterThan(0);
          expect(offers.every((offer) => offer.channel.isEnabled)).toBe(true);
          expect(isHot).toBe(offers.some((offer) => offer.channel.isHot));
        }
      }),
    );
  });
});

describe('firstMode', () => {
  it('is the last-used mode if it is still there', () => {
    expect(
      firstMode(depositModes(methods, regular), [hintOf('maya', 'my1'), hintOf('qrph', 'qr1')])?.code,
    ).toBe('maya');
  });

  it('is the first mode otherwise', () => {
    expect(firstMode(depositModes(methods, regular))?.code).toBe('gcash');
    expect(firstMode(depositModes(methods, regular), [hintOf('grabpay', 'gp1')])?.code).toBe('gcash');
  });

  it('is none when there is none', () => {
    expect(firstMode([])).toBeUndefined();
  });
});
