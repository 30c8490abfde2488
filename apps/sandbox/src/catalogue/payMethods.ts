import {
  type ActiveAward,
  modeOrder,
  moneyFromPeso,
  type PayChannel,
  type PayMethod,
  type PayMode,
} from '@kislap/domain';

const everyone = [-1];
const banks = ['BDO', 'BPI', 'Metrobank', 'UnionBank', 'LandBank', 'PNB', 'Security Bank', 'RCBC', 'GoTyme'];

const methods = {
  GCash: { id: 1, depositSort: 1, withdrawSort: 1, banks: ['GCash'] },
  GrabPay: { id: 2, depositSort: 4, withdrawSort: 0, banks: [] },
  Maya: { id: 3, depositSort: 2, withdrawSort: 2, banks: ['Maya'] },
  BankTransfer: { id: 4, depositSort: 5, withdrawSort: 3, banks },
  OnlineBank: { id: 5, depositSort: 6, withdrawSort: 0, banks: [] },
  QRPh: { id: 6, depositSort: 3, withdrawSort: 0, banks: [] },
} as const;

/** The channels of every mode, each with its code, its name and its own limits, and the method they belong to. */
const offered: Readonly<Record<PayMode, ModeOffer>> = {
  gcashwap_2: { method: 'GCash', channels: [['gw1', 'Gcashwap']] },
  gcash: {
    method: 'GCash',
    channels: [
      ['gc1', 'Gcash 1', { sort: 2 }],
      ['gc2', 'Gcash 2', { isHot: true, minDepositCount: 2 }],
    ],
  },
  maya: {
    method: 'Maya',
    channels: [
      ['my1', 'Maya 1'],
      ['my2', 'Maya 2', { sort: 2, minVip: 1, maxVip: 3 }],
    ],
  },
  gcashtransfer: { method: 'GCash', channels: [['gt1', 'Gcash Bank Transfer', { min: pesos(200) }]] },
  grabpay: { method: 'GrabPay', channels: [['gp1', 'Grabpay', { max: pesos(10_000) }]] },
  banktransfer: {
    method: 'BankTransfer',
    channels: [['bt1', 'Bank Transfer', { min: pesos(500), max: pesos(100_000) }]],
  },
  unibank: { method: 'BankTransfer', channels: [['ub1', 'UnionBank', { min: pesos(500) }]] },
  gotyme: { method: 'BankTransfer', channels: [['gy1', 'GOtyme']] },
  onlinebank: {
    method: 'OnlineBank',
    channels: [
      [
        'ob1',
        'OnlineBank 1',
        { banks: [bank('BDO'), bank('BPI'), bank('Metrobank'), bank('UnionBank'), bank('PNB', false)] },
      ],
      ['ob2', 'OnlineBank 2', { sort: 2, isEnabled: false, banks: [bank('BDO')] }],
    ],
  },
  qrph: {
    method: 'QRPh',
    channels: [
      ['qr1', 'GcashQR 1', { isHot: true, min: pesos(50) }],
      ['qr2', 'GcashQR 2', { sort: 2, allowedOrders: [4] }],
    ],
  },
};

type MethodName = keyof typeof methods;

interface ModeOffer {
  readonly method: MethodName;
  readonly channels: readonly (readonly [code: string, name: string, own?: Partial<PayChannel>])[];
}

/**
 * The payment methods of the sandbox, with channels over all modes, among them one that is off, one for players with
 * two deposits, one for VIP 1 to 3, one for VIP order 4, and two hot ones.
 */
export const payMethods: readonly PayMethod[] = [
  method('GCash'),
  method('GrabPay'),
  method('Maya'),
  method('BankTransfer'),
  method('OnlineBank'),
  method('QRPh'),
];

function method(name: MethodName): PayMethod {
  const own = methods[name];
  return {
    ...own,
    name,
    isDeposit: true,
    isWithdraw: own.withdrawSort > 0,
    depositMin: pesos(100),
    depositMax: pesos(50_000),
    withdrawMin: own.withdrawSort > 0 ? pesos(100) : undefined,
    withdrawMax: own.withdrawSort > 0 ? pesos(50_000) : undefined,
    ...(own.withdrawSort > 0 && { usualPayoutSeconds: 60 }),
    channels: channelsOf(name),
  };
}

function channelsOf(name: MethodName): readonly PayChannel[] {
  return modeOrder
    .filter((mode) => offered[mode].method === name)
    .flatMap((mode) =>
      offered[mode].channels.map(([code, shown, own = {}]) => channel(mode, code, shown, own)),
    );
}

function channel(mode: PayMode, code: string, name: string, own: Partial<PayChannel>): PayChannel {
  return {
    mode,
    code,
    name,
    category: 'h5',
    isEnabled: true,
    isHot: false,
    sort: 1,
    minDepositCount: 0,
    minVip: 0,
    allowedOrders: everyone,
    min: pesos(100),
    max: pesos(50_000),
    quickAmounts: [100, 200, 500, 1_000, 2_000, 5_000].map(pesos),
    banks: [],
    ...own,
  };
}

function bank(name: string, isEnabled = true) {
  return { name, isEnabled };
}

function pesos(amount: number) {
  return moneyFromPeso(amount);
}

/** Channel bonuses in force: five percent more through Maya, for a deposit that takes it. */
export const activeAwards: readonly ActiveAward[] = [
  { methodId: 3, mode: 'maya', awardPercent: 5, isChoice: true },
];
