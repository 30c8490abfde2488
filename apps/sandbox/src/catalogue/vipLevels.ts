import { type Money, moneyFromPeso } from '@kislap/domain';

/** What a VIP level needs and gives. */
export interface VipLevelRule {
  readonly level: number;
  readonly name: string;
  /** Deposited ever. */
  readonly deposit: Money;
  /** Turned over ever. */
  readonly turnover: Money;
  readonly upgradeGift: Money;
  readonly rebatePercent: number;
}

const flowPerDeposit = 5;
const names = ['Binhi', 'Tanso', 'Pilak', 'Ginto', 'Perlas', 'Jade', 'Rubi', 'Diyamante', 'Bituin'];
const deposits = [0, 500, 2_000, 10_000, 50_000, 200_000, 500_000, 1_000_000, 3_000_000];
const gifts = [0, 8, 18, 58, 188, 588, 1_288, 2_888, 8_888];

/** VIP 0 to 8, ascending. */
export const vipLevels: readonly VipLevelRule[] = deposits.map((deposit, level) => ({
  level,
  name: names[level] ?? `VIP ${level}`,
  deposit: moneyFromPeso(deposit),
  turnover: moneyFromPeso(deposit * flowPerDeposit),
  upgradeGift: moneyFromPeso(gifts[level]),
  rebatePercent: 0.2 + level / 10,
}));
