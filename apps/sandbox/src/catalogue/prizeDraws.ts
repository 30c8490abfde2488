import { type DrawRules, type Money, moneyFromPeso, type Percent, zeroMoney } from '@kislap/domain';

/** A segment of the wheel. Type: 1 cash, 2 nothing, 3 mystery, 4 fixed amount. */
interface DrawSegment {
  readonly type: 1 | 2 | 3 | 4;
  readonly amount: Money;
  readonly odds: Percent;
}

const rules: DrawRules = {
  goal: moneyFromPeso(100),
  days: 3,
  spinsPerFriend: 1,
  spinsPerDeposit: 1,
  depositStep: moneyFromPeso(200),
};

const cash = (pesos: number, odds: Percent): DrawSegment => ({ type: 1, amount: moneyFromPeso(pesos), odds });
const thanks = (odds: Percent): DrawSegment => ({ type: 2, amount: zeroMoney, odds });

/**
 * The luck draw: its rules, the wheel from its top clockwise with the odds that are published and drawn from, and
 * what a mystery may hold, each equally likely. No prize is larger than the goal.
 */
export const luckDraw = {
  rules,
  wheel: [
    cash(8, 20),
    thanks(15),
    cash(28, 6),
    { type: 3, amount: zeroMoney, odds: 10 },
    cash(5, 25),
    cash(58, 1.5),
    thanks(20),
    { type: 4, amount: moneyFromPeso(88), odds: 2.5 },
  ] satisfies readonly DrawSegment[],
  mysteries: [2, 5, 20].map(moneyFromPeso),
  /** How often a payout has to be bet before a withdrawal. */
  turnoverTimes: 1,
} as const;

/** A prize that may be in an egg. */
export interface EggPrizeRule {
  /** 1 cash, 2 nothing, 3 mystery, 4 fixed amount. */
  readonly prizeType: 1 | 2 | 3 | 4;
  readonly amount: Money;
  /** In tenths of a percent. */
  readonly perMille: number;
}

/** The golden egg: one for each deposit step of today, up to a few a day, with published odds. */
export const egg: {
  readonly depositPerEgg: Money;
  readonly eggsPerDay: number;
  readonly prizes: readonly EggPrizeRule[];
} = {
  depositPerEgg: moneyFromPeso(100),
  eggsPerDay: 3,
  prizes: [
    { prizeType: 1, amount: moneyFromPeso(1), perMille: 380 },
    { prizeType: 1, amount: moneyFromPeso(2), perMille: 200 },
    { prizeType: 2, amount: moneyFromPeso(0), perMille: 250 },
    { prizeType: 3, amount: moneyFromPeso(3), perMille: 80 },
    { prizeType: 3, amount: moneyFromPeso(8), perMille: 40 },
    { prizeType: 4, amount: moneyFromPeso(18), perMille: 45 },
    { prizeType: 4, amount: moneyFromPeso(88), perMille: 5 },
  ],
};

/** One time of the day at which a red packet opens. */
export interface RedPacketWindow {
  /** 1 to 9: the last digit of the packet's id. */
  readonly number: number;
  /** Hour of the Manila day. */
  readonly hour: number;
  readonly name: { readonly en: string; readonly tag: string };
  /** How many players can open it. */
  readonly size: number;
  readonly needsDepositToday?: Money;
  readonly needsVip?: number;
}

/** How long a packet stays open. */
export const redPacketMinutes = 30;

/** In centavos, both ends included: what one packet pays. */
export const redPacketCentavos = { least: 50, most: 880 } as const;

/** The packets of every day: noon for all, the evening for those who deposited today, the night from VIP 1 up. */
export const redPacketWindows: readonly RedPacketWindow[] = [
  { number: 1, hour: 12, name: { en: 'Noon packet', tag: 'Ampao sa tanghali' }, size: 30 },
  {
    number: 2,
    hour: 18,
    name: { en: 'Evening packet', tag: 'Ampao sa gabi' },
    size: 20,
    needsDepositToday: moneyFromPeso(50),
  },
  { number: 3, hour: 21, name: { en: 'Night packet', tag: 'Ampao bago matulog' }, size: 20, needsVip: 1 },
];
