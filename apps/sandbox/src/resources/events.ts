import { eventGetSignCall, getSignInfoCall } from '@kislap/api/contract';
import { pesoFromMoney } from '@kislap/domain';
import { checkIn } from '../catalogue/checkIn';
import { guestCall } from '../http/guestCall';
import { playerCall } from '../http/playerCall';
import { signIn } from './events/signIn';

const cash = 1;

/** Calls about events: the daily check-in. */
export const events = [
  guestCall(getSignInfoCall, () => ({
    global_rules: {
      user_vip: 0,
      all_depAmt: undefined,
      day_depAmt: pesoFromMoney(checkIn.minDepositToday),
      day_flow: undefined,
      user_order: [...checkIn.allowedOrders],
    },
    day_info: checkIn.days.map(({ reward, repairDeposit }) => ({
      prize_type: cash,
      prize_amount: pesoFromMoney(reward),
      renew_rules: repairDeposit && { day_depAmt: pesoFromMoney(repairDeposit), day_flow: undefined },
    })),
  })),
  playerCall(eventGetSignCall, signIn),
];
