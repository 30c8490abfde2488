import { depositNoticeCall, getDepositLogCall, getWithdrawLogCall, thirdWdwCall } from '@kislap/api/contract';
import { scoreFromMoney } from '@kislap/domain';
import { playerCall } from '../http/playerCall';
import { noteOpenSitting } from '../limits/noteOpenSitting';
import { listDepositNotices } from './records/listDepositNotices';
import { listDeposits } from './records/listDeposits';
import { listWithdrawals } from './records/listWithdrawals';

/** Calls about what came in and went out. */
export const records = [
  playerCall(depositNoticeCall, listDepositNotices),
  playerCall(getDepositLogCall, listDeposits),
  playerCall(getWithdrawLogCall, listWithdrawals),
  // Every game here plays from the one balance: there is never money in a studio's own wallet to bring home. It ends the
  // sitting.
  playerCall(thirdWdwCall, async ({ operator, session: { player, balance }, nowMs }) => {
    await noteOpenSitting(operator.database, player.id, { nowMs, staysOpen: false });
    return { Score: scoreFromMoney(balance), moved: 0 };
  }),
];
