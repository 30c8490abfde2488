import type { CheckInPlan } from '@kislap/domain';
import { checkIn } from '../catalogue/checkIn';

const cash = 1;

/** The week of check-ins as the rules of the domain read it. */
export const checkInPlan: CheckInPlan = {
  rules: { minVip: 0, dayDeposit: checkIn.minDepositToday, allowedOrders: checkIn.allowedOrders },
  rewards: checkIn.days.map(({ reward, repairDeposit }) => ({
    prizeType: cash,
    prize: reward,
    ...(repairDeposit !== undefined && { repairRules: { dayDeposit: repairDeposit } }),
  })),
};
