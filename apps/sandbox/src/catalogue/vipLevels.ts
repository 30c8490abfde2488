import { type GiftPeriod, type Money, moneyFromPeso } from '@kislap/domain';

/** What a VIP level needs and gives. */
export interface VipLevelRule {
  readonly level: number;
  readonly name: string;
  /** Deposited ever. */
  readonly deposit: Money;
  /** Turned over ever. */
  readonly turnover: Money;
  /** Given once, for reaching it. */
  readonly upgradeGift: Money;
  /** Given once a day, a week and a month. */
  readonly periodGifts: Readonly<Record<GiftPeriod, Money>>;
  readonly rebatePercent: number;
  /** What can be withdrawn in a Manila day, together and how many times. */
  readonly withdrawalMost: Money;
  readonly withdrawalTimes: number;
}

const flowPerDeposit = 5;
/** As the app names them too, so that a letter speaks of the level that the player sees. */
const names = [
  'Binhi',
  'Kawayan',
  'Kawayan II',
  'Capiz',
  'Capiz II',
  'Pilak',
  'Pilak II',
  'Ginto',
  'Ginto II',
];
const deposits = [0, 500, 2_000, 10_000, 50_000, 200_000, 500_000, 1_000_000, 3_000_000];
const gifts = [0, 8, 18, 58, 188, 588, 1_288, 2_888, 8_888];
const periodGifts = {
  day: [0, 0, 1, 2, 5, 10, 20, 40, 88],
  week: [0, 3, 8, 18, 58, 128, 288, 588, 1_288],
  month: [0, 8, 18, 58, 188, 388, 888, 1_888, 4_888],
};

const withdrawalMost = [50_000, 50_000, 100_000, 100_000, 200_000, 500_000, 500_000, 1_000_000, 1_000_000];
const withdrawalTimes = [10, 10, 20, 20, 50, 200, 200, 500, 500];

/** VIP 0 to 8, ascending. */
export const vipLevels: readonly VipLevelRule[] = deposits.map((deposit, level) => ({
  level,
  name: names[level] ?? `VIP ${level}`,
  deposit: moneyFromPeso(deposit),
  turnover: moneyFromPeso(deposit * flowPerDeposit),
  upgradeGift: moneyFromPeso(gifts[level] ?? 0),
  periodGifts: {
    day: moneyFromPeso(periodGifts.day[level] ?? 0),
    week: moneyFromPeso(periodGifts.week[level] ?? 0),
    month: moneyFromPeso(periodGifts.month[level] ?? 0),
  },
  rebatePercent: (2 + level) / 10,
  withdrawalMost: moneyFromPeso(withdrawalMost[level] ?? 0),
  withdrawalTimes: withdrawalTimes[level] ?? 0,
}));

/** The VIP level that a player has earned. A level once reached stays, so the caller takes the higher of both. */
export function vipLevelOf(totals: { readonly deposit: Money; readonly turnover: Money }): number {
  const reached = vipLevels.filter(
    (rule) => totals.deposit >= rule.deposit && totals.turnover >= rule.turnover,
  );
  return Math.max(0, ...reached.map((rule) => rule.level));
}
