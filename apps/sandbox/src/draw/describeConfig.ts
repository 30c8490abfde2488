import type { DrawConfig } from '@kislap/api/contract';
import { pesoFromMoney } from '@kislap/domain';
import { luckDraw } from '../catalogue/luckDraw';

/** What the draw is about, as the wire's JSON text. */
export function describeConfig(): string {
  const { rules, wheel } = luckDraw;
  const config: DrawConfig = {
    info: {
      am: pesoFromMoney(rules.goal),
      day: rules.days,
      spinPerInvite: rules.spinsPerFriend,
      spinPerDep: rules.spinsPerDeposit,
      minDep: pesoFromMoney(rules.depositStep),
    },
    a_c: wheel.map(({ type, amount, odds }) => ({ type, am: pesoFromMoney(amount), odds, img: undefined })),
  };
  return JSON.stringify(config);
}
