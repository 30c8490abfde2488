import type { WirePayChannel, WirePayMethod } from '../contract/payMethods';

const wide = { d_min: 50, d_max: 50_000, w_min: 100, w_max: 50_000, banklist: [] };

function channel(mode: string, code: string, facts: Partial<WirePayChannel> = {}): WirePayChannel {
  const limits = { min: 100, max: 20_000, much: [100, 200, 500, 1000] };
  return {
    p: mode,
    c: code,
    r: '1',
    n: code.toUpperCase(),
    s: 1,
    h: 0,
    sort: 1,
    o: [-1],
    bl: [],
    ...limits,
    ...facts,
  };
}

/**
 * Four methods: wallets, a QR code and banks; one channel is hot, one is off, one is for VIP 1 to 3.
 *
 * @example
 * samplePayMethods.map(({ name }) => name)[0]; // => 'Gcash'
 */
export const samplePayMethods: WirePayMethod[] = [
  {
    ...wide,
    id: 1,
    name: 'Gcash',
    deposit: 1,
    withdraw: 1,
    d_sort: 1,
    w_srot: 1,
    payChanel: [
      channel('gcash', 'gc1'),
      channel('gcash', 'gc2', { h: 1, d: 2 }),
      channel('gcash', 'gc3', { s: 0 }),
    ],
  },
  {
    ...wide,
    id: 3,
    name: 'Maya',
    deposit: 1,
    withdraw: 1,
    d_sort: 2,
    w_srot: 2,
    payChanel: [channel('maya', 'my1', { v: 1, vm: 3 })],
  },
  {
    ...wide,
    id: 4,
    name: 'QR Ph',
    deposit: 1,
    withdraw: 0,
    d_sort: 3,
    w_srot: 9,
    payChanel: [channel('qrph', 'qr1')],
  },
  {
    ...wide,
    id: 5,
    name: 'BankTransfer',
    deposit: 1,
    withdraw: 1,
    d_sort: 4,
    w_srot: 3,
    banklist: ['BDO', 'BPI', 'UNIONBANK'],
    payChanel: [
      channel('banktransfer', 'bt1'),
      channel('onlinebank', 'ob1', {
        bl: [
          { n: 'BDO', s: 1 },
          { n: 'BPI', s: 0 },
        ],
      }),
    ],
  },
];
